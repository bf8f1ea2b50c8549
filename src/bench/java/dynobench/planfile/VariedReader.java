package dynobench.planfile;

import dynobench.plan.CommitStyle;
import dynobench.plan.WorkerJvm;
import dynobench.text.NearestName;
import dynobench.toml.TomlSection;
import dynobench.workload.Factor;
import dynobench.workload.Parameter;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.RangeReader;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Reads a plan's workload, its parameters, and its factors.
final class VariedReader {
  private static final String PARAMETERS = PlanKeys.PARAMETERS.name();
  static final String VARY = PlanKeys.VARY.name();

  /// Key `rows` outside of `vary`: version 0.1 varied nothing else.
  static final String ROWS = PlanKeys.ROWS.name();

  private final TomlSection root;
  private final Workloads workloads;
  private final String name;
  private final Optional<Workload> workload;
  private final boolean usual;

  /// @param usual whether the workload's default factors apply where the plan does not name them
  VariedReader(TomlSection root, Workloads workloads, boolean usual) {
    this.root = root;
    this.usual = usual;
    this.workloads = workloads;
    this.name = PlanKeys.WORKLOAD.read(root, workloads.standard().id());
    this.workload = workloads.named(name);
  }

  /// Result of reading; valid only when no problem was added.
  record Varied(String workload, Settings parameters, List<Factor> factors) {
    /// Returns the workload with the phases that run at the last point; empty for an unknown
    /// workload. A duel has no other point.
    Optional<Workload> done(Workloads workloads) {
      return workloads.named(workload).map(it -> it.doneAt(List.of(last())));
    }

    private Settings last() {
      Settings last = parameters;
      for (Factor each : factors) {
        last = last.with(each.name(), each.range().levels().getLast());
      }
      return last;
    }
  }

  Varied read() {
    Optional<TomlSection> vary = root.section(VARY);
    Optional<TomlSection> given = root.section(PARAMETERS);
    boolean rows = root.has(ROWS);
    if (workload.isEmpty()) {
      root.problem(PlanKeys.WORKLOAD.name(), workloads.unknownMessage(name));
      return new Varied(name, Settings.NONE, List.of());
    }
    if (vary.stream().anyMatch(it -> it.has(Factor.COMMIT)) && root.has(Factor.COMMIT)) {
      root.problem(Factor.COMMIT, "is also varied: set it in one place only");
    }
    Settings parameters = given.map(this::parameters).orElse(Settings.NONE);
    var factors = new ArrayList<Factor>();
    if (rows) {
      range(root, ROWS, ROWS).ifPresent(range -> factors.add(new Factor(ROWS, range)));
    }
    List<Factor> others = vary.map(section -> factors(section, rows)).orElse(List.of());
    List<String> named =
        Stream.of(parameters.values().keySet().stream(), keys(given), keys(vary))
            .flatMap(each -> each)
            .toList();
    keys(vary)
        .filter(parameters.values()::containsKey)
        .forEach(
            each -> root.problem(PARAMETERS, each + " is also varied: set it in one place only"));
    if (rows && parameters.values().containsKey(ROWS)) {
      root.problem(ROWS, "is also in parameters: set it in one place only");
    }
    workload.get().vary(parameters).stream()
        .filter(_ -> usual)
        .filter(each -> !named.contains(each.name()))
        .filter(each -> !(rows && each.name().equals(ROWS)))
        .forEach(factors::add);
    factors.addAll(others);
    return new Varied(name, parameters, factors);
  }

  private static Stream<String> keys(Optional<TomlSection> section) {
    return section.stream().flatMap(each -> each.keys().stream());
  }

  private Settings parameters(TomlSection section) {
    Settings settings = Settings.NONE;
    for (String key : section.keys()) {
      Optional<Parameter> parameter = parameter(section, key);
      Optional<String> value =
          parameter.flatMap(it ->
              section
                  .scalar(key)
                  .flatMap(text -> section.attempt(key, () -> it.domain().canonical(text))));
      if (value.isPresent()) {
        settings = settings.with(key, value.get());
      }
    }
    return settings;
  }

  private List<Factor> factors(TomlSection section, boolean rows) {
    var factors = new ArrayList<Factor>();
    for (String key : section.keys()) {
      if (rows && key.equals(ROWS)) {
        section.problem(key, "is also outside of vary: set it in one place only");
        continue;
      }
      range(section, key, key).ifPresent(range -> factors.add(new Factor(key, range)));
    }
    return factors;
  }

  private Optional<Range> range(TomlSection section, String key, String factor) {
    return switch (factor) {
      case Factor.HEAP -> RangeReader.read(section, key, VariedReader::heap);
      case Factor.COMMIT -> RangeReader.read(section, key, text -> CommitStyle.parse(text).text());
      case Factor.NODES -> RangeReader.read(section, key, Factor.ANY_NODES);
      default ->
          parameter(section, key)
              .flatMap(parameter -> RangeReader.read(section, key, parameter.domain()));
    };
  }

  private static String heap(String text) {
    return Integer.toString(WorkerJvm.validate(WorkerJvm.parseHeap(text)));
  }

  private Optional<Parameter> parameter(TomlSection section, String key) {
    boolean asked = section.has(key);
    Optional<Parameter> parameter = workload.flatMap(it -> it.parameter(key));
    if (asked && parameter.isEmpty()) {
      List<String> ids =
          workload.stream().flatMap(it -> it.parameters().stream()).map(Parameter::id).toList();
      String suggestion = NearestName.suggestion(key, ids);
      section.problem(
          key,
          String.format(
              Locale.ROOT,
              "is not a parameter of the workload %s%s",
              name,
              suggestion.isEmpty() ? ", which has: " + String.join(", ", ids) : suggestion));
    }
    return parameter;
  }
}
