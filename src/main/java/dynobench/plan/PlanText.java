package dynobench.plan;

import dynobench.toml.Section;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Writes a plan as the TOML that [PlanFile] reads back to an equal plan.
public final class PlanText {
  private static final String TEMPLATE =
      """
      format = %d
      name = %s
      description = %s
      workload = %s
      repetitions = %d
      warmups = %d
      isolation = "%s"
      order = "%s"
      time-limit-seconds = %s
      seed = %d
      contenders = [
      %s
      ]

      [rows]
      %s

      [jvm]
      heap = "%dm"
      gc = "%s"
      flags = %s
      """;

  private PlanText() {}

  /// The plan as a TOML text.
  public static String of(Plan plan) {
    WorkerJvm jvm = plan.jvm();
    return String.format(
        Locale.ROOT,
        TEMPLATE,
        Plan.FORMAT,
        quoted(plan.name()),
        quoted(plan.description()),
        quoted(plan.workload()),
        plan.repetitions(),
        plan.warmups(),
        Section.written(plan.isolation()),
        Section.written(plan.order()),
        plan.timeLimit().toMillis() / 1000.0,
        plan.seed(),
        plan.contenders().stream().map(PlanText::contender).collect(Collectors.joining(",\n")),
        rows(plan.rows()),
        jvm.heapMegabytes(),
        Section.written(jvm.collector()),
        jvm.flags().stream().map(PlanText::quoted).toList());
  }

  private static String contender(Contender contender) {
    return String.format(
        Locale.ROOT,
        "  { use = %s, commit = %s }",
        quoted(contender.use()),
        quoted(contender.commit().text()));
  }

  private static String rows(RowRange rows) {
    return switch (rows) {
      case RowRange.Linear(long from, long step, int count) ->
          String.format(Locale.ROOT, "from = %d\nstep = %d\ncount = %d", from, step, count);
      case RowRange.Geometric(long from, double factor, int count) ->
          String.format(Locale.ROOT, "from = %d\nfactor = %s\ncount = %d", from, factor, count);
      case RowRange.Listed(List<Long> sizes) -> "sizes = " + sizes;
    };
  }

  /// A text as TOML writes it.
  public static String quoted(String text) {
    var result = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> result.append("\\\"");
        case '\\' -> result.append("\\\\");
        default -> {
          if (c < ' ' || c == 127) {
            result.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
          } else {
            result.append(c);
          }
        }
      }
    }
    return result.append('"').toString();
  }
}
