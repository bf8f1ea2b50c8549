package dynobench.table;

import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.isolation.IsolationStatement;
import dynobench.measure.Calibration;
import dynobench.measure.IsolationLevel;
import dynobench.measure.Metric;
import dynobench.measure.OperationFigures;
import dynobench.measure.Unit;
import dynobench.plan.FlagRules;
import dynobench.result.RunPart;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.result.UsedIsolation;
import dynobench.workload.Factor;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/// Column of the long table that version 0.1 did not have: factors other than the rows, conditions
/// of single contenders, and further metrics.
///
/// @param head title with the unit
public record FurtherColumn(String head, Function<TrialRow, Object> cell) {
  /// Factors with a column of version 0.1.
  private static final List<String> KNOWN_FACTORS = List.of("rows", Factor.COMMIT);

  /// Metrics with a column of version 0.1. Each other metric has a further column if the run has
  /// values of it.
  private static final Set<Metric> KNOWN_METRICS =
      Set.of(
          Metric.TIME,
          Metric.OPEN,
          Metric.WORK,
          Metric.CLOSE,
          Metric.CPU,
          Metric.ALLOCATED,
          Metric.HEAP_AFTER,
          Metric.WRITTEN,
          Metric.STORED);

  /// Returns the further columns for which a run has values.
  public static List<FurtherColumn> of(RunResult run) {
    var columns = new ArrayList<FurtherColumn>();
    run.factors().stream()
        .filter(each -> !KNOWN_FACTORS.contains(each))
        .forEach(each -> columns.add(factor(each)));
    columns.addAll(ofContenders(run));
    Set<Metric> measured = measured(run);
    Predicate<Metric> derived = metric -> isDerived(metric, measured, run.workload());
    Predicate<Metric> direct = derived.negate();
    metrics(measured, direct.and(it -> !it.isOfClients())).forEach(columns::add);
    if (run.isWarm()) {
      columns.add(new FurtherColumn("iteration", TrialRow::iteration));
      columns.add(
          new FurtherColumn("steady", row -> row.steady().<Object>map(it -> it).orElse("")));
    }
    if (isServed(run)) {
      columns.addAll(ofClients());
      metrics(measured, direct.and(Metric::isOfClients)).forEach(columns::add);
    }
    if (!run.machines().shards().isEmpty()) {
      columns.addAll(ofNodes(run));
    }
    if (run.parts().size() > 1) {
      columns.add(
          new FurtherColumn(
              "part",
              row -> run.part(row.result().trial()).<Object>map(RunPart::number).orElse("")));
    }
    metrics(measured, derived).forEach(columns::add); // last: scripts count columns
    return columns;
  }

  /// Returns the columns of single contenders' conditions.
  private static List<FurtherColumn> ofContenders(RunResult run) {
    var columns = new ArrayList<FurtherColumn>();
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
      columns.add(
          new FurtherColumn("after_kill", row -> row.series().effectiveDurability().kill().text()));
      columns.add(
          new FurtherColumn(
              "after_power_cut", row -> row.series().effectiveDurability().powerCut().text()));
    }
    columns.addAll(ofIsolation(run));
    return columns;
  }

  /// Returns the columns of the isolation of transactions, as far as it is known.
  private static List<FurtherColumn> ofIsolation(RunResult run) {
    var columns = new ArrayList<FurtherColumn>();
    if (run.trials().stream().anyMatch(it -> isolation(it).isPresent())) {
      columns.add(
          new FurtherColumn(
              "isolation",
              row -> isolation(row.result()).<Object>map(IsolationLevel::id).orElse("")));
    }
    if (run.series().stream()
        .anyMatch(it -> it.isolates().filter(known -> known.isTested()).isPresent())) {
      var used = new UsedIsolation(run);
      columns.add(
          new FurtherColumn(
              "keeps_apart",
              row ->
                  used.of(row.series(), row.result().trial().levels())
                      .<Object>map(IsolationStatement::text)
                      .orElse("")));
    }
    return columns;
  }

  private static Optional<IsolationLevel> isolation(TrialResult trial) {
    return trial.engine().flatMap(EngineReported::isolation);
  }

  /// Returns the columns of shards' nodes, and the limits of these machines.
  private static List<FurtherColumn> ofNodes(RunResult run) {
    Function<TrialRow, Optional<ShardStarted>> shard =
        row -> run.machines().shard(row.result().trial());
    return List.of(
        new FurtherColumn(
            "node", row -> shard.apply(row).<Object>map(ShardStarted::node).orElse("")),
        new FurtherColumn(
            "shard", row -> shard.apply(row).<Object>map(it -> it.shard().number()).orElse("")),
        new FurtherColumn(
            "node_flush_us", row -> calibrated(shard.apply(row), Calibration::flushMedianMicros)),
        new FurtherColumn(
            "node_write_mb_per_s",
            row -> calibrated(shard.apply(row), Calibration::writeMegabytesPerSecond)),
        new FurtherColumn(
            "node_memory_mb_per_s",
            row -> calibrated(shard.apply(row), Calibration::memoryMegabytesPerSecond)));
  }

  private static Object calibrated(
      Optional<ShardStarted> shard, Function<Calibration, Double> figure) {
    return shard
        .flatMap(it -> it.environment().calibration())
        .<Object>map(it -> Math.round(figure.apply(it)))
        .orElse("");
  }

  /// Returns whether clients worked in any phase.
  private static boolean isServed(RunResult run) {
    return run.trials().stream()
        .flatMap(trial -> trial.phases().stream())
        .anyMatch(phase -> phase.service().isPresent());
  }

  /// Returns the columns of the clients' operations and their numbers.
  private static List<FurtherColumn> ofClients() {
    return List.of(
        new FurtherColumn("operation", TrialRow::operation),
        count("done", OperationFigures::done),
        count("failed", OperationFigures::failed),
        count("retried", OperationFigures::retried));
  }

  private static FurtherColumn count(String head, ToLongFunction<OperationFigures> value) {
    return new FurtherColumn(
        head,
        row -> row.operations().isEmpty() ? "" : row.operations().stream().mapToLong(value).sum());
  }

  private static Stream<FurtherColumn> metrics(Set<Metric> measured, Predicate<Metric> wanted) {
    return measured.stream().filter(wanted).map(FurtherColumn::metric);
  }

  /// Returns whether a metric can be computed from other columns. Rates follow from operations and
  /// times, unless the workload is about rates. Shares of the processor follow from times, unless a
  /// server is involved.
  private static boolean isDerived(Metric metric, Set<Metric> measured, Workload workload) {
    return switch (metric.unit()) {
      case PER_SECOND -> !workload.figures().contains(metric.id());
      case PERCENT -> !measured.contains(Metric.SERVER_CPU);
      default -> false;
    };
  }

  /// Returns the metrics for which a run has values and version 0.1 had no column.
  private static Set<Metric> measured(RunResult run) {
    Set<Metric> measured = EnumSet.complementOf(EnumSet.copyOf(KNOWN_METRICS));
    measured.removeIf(each -> !isMeasured(run, each));
    return measured;
  }

  private static boolean isMeasured(RunResult run, Metric metric) {
    return run.trials().stream()
        .flatMap(trial -> trial.phases().stream())
        .anyMatch(phase -> metric.of(phase.measured()).isPresent());
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
          case PERCENT -> "_percent";
        };
    return new FurtherColumn(
        metric.id() + unit,
        row -> row.value(metric).isPresent() ? plain(row.value(metric).getAsDouble(), metric) : "");
  }

  /// Returns a value for the file. Nanoseconds and bytes are whole numbers; a rate or a share may
  /// be less than one.
  private static Object plain(double value, Metric metric) {
    return metric.unit() == Unit.PER_SECOND || metric.unit() == Unit.PERCENT
        ? NumberText.rounded(value, metric.unit().usual())
        : Math.round(value);
  }
}
