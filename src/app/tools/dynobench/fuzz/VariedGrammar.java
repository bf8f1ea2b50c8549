package dynobench.fuzz;

import dynobench.workload.Domain;
import dynobench.workload.Parameter;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Generator of a plan's workload, parameters and factors. Values are near the limits or beyond,
/// and some parameters belong to another workload.
final class VariedGrammar {
  private static final List<Workload> WORKLOADS = Workloads.shipped().all();

  /// Keys of parameters and factors, with and without their tables.
  static final List<String> KEYS =
      Stream.concat(
              Stream.of("parameters", "vary", "vary.heap", "vary.commit"),
              WORKLOADS.stream()
                  .flatMap(each -> each.parameters().stream())
                  .flatMap(each -> Stream.of("parameters." + each.id(), "vary." + each.id())))
          .toList();

  private final RandomGenerator random;

  VariedGrammar(RandomGenerator random) {
    this.random = random;
  }

  /// Returns lines of a plan. Lines for `phases` may omit the workload.
  List<String> lines() {
    Workload workload = Oddities.one(random, WORKLOADS);
    var lines = new ArrayList<String>();
    lines.add("workload = \"" + workload.id() + "\"");
    var set = new ArrayList<String>();
    var varied = new ArrayList<String>();
    for (Parameter each : parameters(workload)) {
      switch (random.nextInt(4)) {
        case 0 -> set.add(each.id() + " = " + value(each.domain()));
        case 1 -> varied.add(each.id() + " = " + range(each.domain()));
        case 2 -> {
          if (random.nextInt(8) == 0) {
            set.add(each.id() + " = " + Oddities.value(random));
          }
        }
        default -> {}
      }
    }
    if (random.nextInt(4) == 0) {
      varied.add("heap = [ \"" + random.nextInt(15, 90) + "m\", \"" + random.nextInt(5) + "g\" ]");
    }
    if (random.nextInt(4) == 0) {
      varied.add("commit = [ \"autocommit\", \"batch " + random.nextInt(9) + "\" ]");
    }
    table(lines, "parameters", set);
    table(lines, "vary", varied);
    return lines;
  }

  private List<Parameter> parameters(Workload workload) {
    return random.nextInt(20) > 0
        ? workload.parameters()
        : WORKLOADS.stream().flatMap(each -> each.parameters().stream()).toList();
  }

  private void table(List<String> lines, String name, List<String> entries) {
    if (!entries.isEmpty() || random.nextInt(9) == 0) {
      lines.add(
          random.nextBoolean() || entries.isEmpty()
              ? name + " = { " + String.join(", ", entries) + " }"
              : name + "." + String.join("\n" + name + ".", entries));
    }
  }

  private String range(Domain domain) {
    if (domain instanceof Domain.Whole && random.nextInt(3) == 0) {
      String by = random.nextBoolean() ? "step" : "factor";
      return "{ from = %s, %s = %d, count = %d }"
          .formatted(value(domain), by, random.nextInt(1, 20), random.nextInt(1, 6));
    }
    return "[ " + value(domain) + (random.nextBoolean() ? "" : ", " + value(domain)) + " ]";
  }

  private String value(Domain domain) {
    return switch (domain) {
      case Domain.Whole(long from, long to) ->
          Long.toString(
              switch (random.nextInt(40)) {
                case 0 -> from - 1;
                case 1 -> to + 1;
                case 2 -> to;
                default -> random.nextLong(from, Math.min(to, from + 2000) + 1);
              });
      case Domain.Decimal(double from, double to) -> Double.toString(random.nextDouble(from, to));
      case Domain.Choice(List<String> words) -> "\"" + Oddities.one(random, words) + "\"";
      case Domain.Text _ -> random.nextInt(4) == 0 ? "\"terms.csv\"" : "\"\"";
    };
  }
}
