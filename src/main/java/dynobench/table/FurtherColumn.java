package dynobench.table;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.Metric;
import dynobench.plan.FlagRules;
import dynobench.result.RunResult;
import dynobench.workload.Factor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/// A column of the long table that version 0.1 didn't have: what varies besides the rows,
/// conditions of single contenders, and what else was measured.
///
/// @param head its name, with the unit
public record FurtherColumn(String head, Function<TrialRow, Object> cell) {
  /// Those whose figures stand among the columns of version 0.1.
  private static final List<String> KNOWN_FACTORS = List.of("rows", Factor.COMMIT);

  private static final List<Metric> FURTHER =
      List.of(Metric.RATE, Metric.WORK_RATE, Metric.HEAP_KEPT);

  /// Those that a run has something for.
  public static List<FurtherColumn> of(RunResult run) {
    var columns = new ArrayList<FurtherColumn>();
    run.factors().stream()
        .filter(each -> !KNOWN_FACTORS.contains(each))
        .forEach(each -> columns.add(factor(each)));
    boolean heaps =
        run.series().stream().anyMatch(it -> it.contender().heapMegabytes().isPresent());
    if (heaps && !run.factors().contains(Factor.HEAP)) {
      columns.add(
          new FurtherColumn(
              "heap_mb",
              row -> {
                var own = row.series().contender().heapMegabytes();
                return own.isPresent() ? own.getAsInt() : "";
              }));
    }
    if (run.series().stream().anyMatch(it -> !it.contender().flags().isEmpty())) {
      columns.add(
          new FurtherColumn("flags", row -> FlagRules.joined(row.series().contender().flags())));
    }
    if (run.series().stream().anyMatch(it -> it.survives().isPresent())) {
      columns.add(new FurtherColumn("after_kill", row -> row.series().keeps().kill().text()));
      columns.add(
          new FurtherColumn("after_power_cut", row -> row.series().keeps().powerCut().text()));
    }
    FURTHER.stream()
        .filter(each -> occurs(run, each))
        .map(FurtherColumn::metric)
        .forEach(columns::add);
    if (run.isWarm()) {
      columns.add(new FurtherColumn("iteration", TrialRow::iteration));
      columns.add(
          new FurtherColumn("steady", row -> row.steady().<Object>map(it -> it).orElse("")));
    }
    return columns;
  }

  /// Rates follow from operations and times: only a run that is about them has a column for them.
  private static boolean occurs(RunResult run, Metric metric) {
    return metric == Metric.HEAP_KEPT
        ? run.trials().stream()
            .flatMap(trial -> trial.phases().stream())
            .anyMatch(phase -> phase.usage().heapKeptBytes().isPresent())
        : run.workload().figures().contains(metric.id());
  }

  private static FurtherColumn factor(String name) {
    String head = name.equals(Factor.HEAP) ? "heap_mb" : name;
    return new FurtherColumn(
        head, row -> row.result().trial().levels().get(name).<Object>map(it -> it).orElse(""));
  }

  private static FurtherColumn metric(Metric metric) {
    String unit =
        switch (metric.unit()) {
          case NANOS -> "_ns";
          case BYTES -> "_bytes";
          case PER_SECOND -> "_per_s";
        };
    return new FurtherColumn(
        metric.id() + unit,
        row ->
            row.phase().flatMap(phase -> value(metric, phase)).<Object>map(Math::round).orElse(""));
  }

  private static Optional<Double> value(Metric metric, PhaseFinished phase) {
    OptionalDouble value = metric.of(phase.measured());
    return value.isPresent() ? Optional.of(value.getAsDouble()) : Optional.empty();
  }
}
