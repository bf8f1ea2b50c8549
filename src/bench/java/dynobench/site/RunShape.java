package dynobench.site;

import dynobench.comparison.RepeatedRatios;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.plan.TrialOrder;
import dynobench.result.RunResult;
import dynobench.runfile.RunFileSummary.FigureEntry;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What the figures of a run are about. The texts are those of the shipped workload, not of the
/// file, if the work is the same.
///
/// @param kind kind of the run
/// @param page name of the page with its results: the workload, and what tells it apart if its work
///   is not that of the shipped workload with this name
/// @param title title of the workload
/// @param about what the workload does
/// @param phases titles of the phases by their ids
/// @param metrics metrics that have values; the workload's own comes first if the first phase has
///   it
/// @param factors names of the factors by their ids
/// @param isPaired whether the contenders took turns in rounds
/// @param isRepeatable whether a repetition can be compared with the run
record RunShape(
    RunKind kind,
    String page,
    String title,
    String about,
    Map<String, String> phases,
    List<Metric> metrics,
    Map<String, String> factors,
    boolean isPaired,
    boolean isRepeatable) {
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
    Workload own = run.workload();
    Optional<Workload> shipped = RunConditions.shipped(own);
    Workload told = shipped.orElse(own);
    var phases = new LinkedHashMap<String, String>();
    Stream.concat(told.shown().stream().map(Phase::id), run.phases().stream())
        .filter(run.phases()::contains)
        .forEach(it -> phases.putIfAbsent(it, told.title(it)));
    var factors = new LinkedHashMap<String, String>();
    run.factors().forEach(it -> factors.put(it, LevelLabels.name(it)));
    String first = phases.keySet().stream().findFirst().orElse("");
    List<Metric> metrics =
        Stream.concat(
                figures.stream()
                    .filter(it -> it.phase().equals(first))
                    .filter(it -> it.metric().equals(told.metric().id())),
                figures.stream())
            .map(FigureEntry::metric)
            .distinct()
            .flatMap(it -> Metric.named(it).stream())
            .toList();
    boolean isPaired = run.plan().filter(it -> it.order() == TrialOrder.INTERLEAVED).isPresent();
    return new RunShape(
        kind(run),
        shipped.map(Workload::id).orElseGet(() -> own.id() + "-" + RunConditions.work(own)),
        told.title(),
        told.about(),
        phases,
        metrics,
        factors,
        isPaired,
        RepeatedRatios.isPossibleFor(run));
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
