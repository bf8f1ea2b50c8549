package dynobench.site;

import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.plan.TrialOrder;
import dynobench.result.RunResult;
import dynobench.runfile.RunFileSummary.FigureEntry;
import dynobench.workload.Phase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What the figures of a run are about.
///
/// @param kind kind of the run
/// @param title title of the workload
/// @param about what the workload does
/// @param phases titles of the phases by their ids
/// @param metrics ids of the metrics that have values
/// @param factors names of the factors by their ids
/// @param isPaired whether the contenders took turns in rounds
record RunShape(
    RunKind kind,
    String title,
    String about,
    Map<String, String> phases,
    List<Metric> metrics,
    Map<String, String> factors,
    boolean isPaired) {
  /// Kinds of runs that pages treat differently.
  enum RunKind {
    TIMES,
    CRASHES,
    UPGRADES,
    ISOLATION
  }

  RunShape {
    metrics = List.copyOf(metrics);
  }

  static RunShape of(RunResult run, List<FigureEntry> figures) {
    var phases = new LinkedHashMap<String, String>();
    Stream.concat(run.workload().shown().stream().map(Phase::id), run.phases().stream())
        .filter(run.phases()::contains)
        .forEach(it -> phases.putIfAbsent(it, run.workload().title(it)));
    var factors = new LinkedHashMap<String, String>();
    run.factors().forEach(it -> factors.put(it, LevelLabels.name(it)));
    List<Metric> metrics =
        figures.stream()
            .map(FigureEntry::metric)
            .distinct()
            .flatMap(it -> Metric.named(it).stream())
            .toList();
    boolean isPaired = run.plan().filter(it -> it.order() == TrialOrder.INTERLEAVED).isPresent();
    return new RunShape(
        kind(run),
        run.workload().title(),
        run.workload().about(),
        phases,
        metrics,
        factors,
        isPaired);
  }

  private static RunKind kind(RunResult run) {
    if (run.isOfCrashes()) {
      return RunKind.CRASHES;
    }
    if (run.isOfUpgrades()) {
      return RunKind.UPGRADES;
    }
    return run.workload().testsIsolation() ? RunKind.ISOLATION : RunKind.TIMES;
  }
}
