package dynobench.table;

import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.measure.Calibration;
import dynobench.measure.IsolationLevel;
import dynobench.measure.Metric;
import dynobench.measure.Operations;
import dynobench.measure.Unit;
import dynobench.plan.FlagRules;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.workload.Factor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/// A column of the long table that version 0.1 didn't have: what varies besides the rows,
/// conditions of single contenders, and what else was measured.
///
/// @param head its name, with the unit
public record FurtherColumn(String head, Function<TrialRow, Object> cell) {
  /// Those whose figures stand among the columns of version 0.1.
  private static final List<String> KNOWN_FACTORS = List.of("rows", Factor.COMMIT);

  /// Metrics with a column of version 0.1. All others have one of these where they occur.
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

  /// Those that a run has something for.
  public static List<FurtherColumn> of(RunResult run) {
    var columns = new ArrayList<FurtherColumn>();
    run.factors().stream()
        .filter(each -> !KNOWN_FACTORS.contains(each))
        .forEach(each -> columns.add(factor(each)));
    columns.addAll(ofContenders(run));
    metrics(run, false).forEach(columns::add);
    if (run.isWarm()) {
      columns.add(new FurtherColumn("iteration", TrialRow::iteration));
      columns.add(
          new FurtherColumn("steady", row -> row.steady().<Object>map(it -> it).orElse("")));
    }
    columns.addAll(ofClients(run));
    if (!run.machines().shards().isEmpty()) {
      columns.addAll(ofNodes(run));
    }
    derived(run).forEach(columns::add);
    return columns;
  }

  /// Conditions of single contenders.
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
      columns.add(new FurtherColumn("after_kill", row -> row.series().keeps().kill().text()));
      columns.add(
          new FurtherColumn("after_power_cut", row -> row.series().keeps().powerCut().text()));
    }
    if (run.trials().stream().anyMatch(it -> isolation(it).isPresent())) {
      columns.add(
          new FurtherColumn(
              "isolation",
              row -> isolation(row.result()).<Object>map(IsolationLevel::id).orElse("")));
    }
    return columns;
  }

  private static Optional<IsolationLevel> isolation(TrialResult trial) {
    return trial.engine().flatMap(EngineReported::isolation);
  }

  /// Where shards were measured, and what their machines can do at all.
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

  /// Where clients worked: the kinds of their operations, and how they went.
  private static List<FurtherColumn> ofClients(RunResult run) {
    boolean served =
        run.trials().stream()
            .flatMap(trial -> trial.phases().stream())
            .anyMatch(phase -> phase.service().isPresent());
    return served
        ? Stream.concat(
                Stream.of(
                    new FurtherColumn("operation", TrialRow::operation),
                    count("done", Operations::done),
                    count("failed", Operations::failed),
                    count("retried", Operations::retried)),
                metrics(run, true))
            .toList()
        : List.of();
  }

  private static FurtherColumn count(String head, ToLongFunction<Operations> value) {
    return new FurtherColumn(
        head,
        row -> row.operations().isEmpty() ? "" : row.operations().stream().mapToLong(value).sum());
  }

  /// Columns of the metrics that only clients have, or of the others.
  private static Stream<FurtherColumn> metrics(RunResult run, boolean ofClients) {
    return measured(run)
        .filter(each -> each.isOfClients() == ofClients && !isDerived(run, each))
        .map(FurtherColumn::metric);
  }

  /// Columns of metrics that follow from other columns. They stand last: scripts count columns.
  private static Stream<FurtherColumn> derived(RunResult run) {
    return measured(run).filter(each -> isDerived(run, each)).map(FurtherColumn::metric);
  }

  /// Rates follow from operations and times, unless the workload is about them. Shares of the
  /// processor follow from times, unless a server has a part in them.
  private static boolean isDerived(RunResult run, Metric metric) {
    return switch (metric.unit()) {
      case PER_SECOND -> !run.workload().figures().contains(metric.id());
      case PERCENT -> !isMeasured(run, Metric.SERVER_CPU);
      default -> false;
    };
  }

  /// Metrics that the run has a value of, and version 0.1 had no column for.
  private static Stream<Metric> measured(RunResult run) {
    return Stream.of(Metric.values())
        .filter(each -> !KNOWN_METRICS.contains(each))
        .filter(each -> isMeasured(run, each));
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

  /// Nanoseconds and bytes are whole; a rate or a share may be less than one.
  private static Object plain(double value, Metric metric) {
    return metric.unit() == Unit.PER_SECOND || metric.unit() == Unit.PERCENT
        ? Numbers.rounded(value, metric.unit().usual())
        : Math.round(value);
  }
}
