package dynobench.site;

import dynobench.advice.SurvivalNeed;
import dynobench.comparison.GateScore;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.table.NumberText;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Best contender of a run among those with one promise, in the main phase at the largest point.
/// Baselines are no engines, and do not count.
///
/// @param phase title of the phase, with the point
/// @param contender title of the best contender
/// @param value its median with the unit
/// @param next the second best contender with its ratio; empty without one
/// @param compared number of contenders with this promise
record RunLeader(
    SurvivalNeed promise, String phase, String contender, String value, String next, int compared) {
  /// Returns a need as the title of a column.
  static String title(SurvivalNeed need) {
    return need == SurvivalNeed.NOTHING ? "in memory only" : "survives " + need.words();
  }

  /// Returns the hardest need that a contender meets, as far as it is known; empty if it meets
  /// none.
  private static Optional<SurvivalNeed> promise(Series series) {
    return Stream.of(SurvivalNeed.values())
        .filter(it -> it.isMetBy(series.effectiveDurability().answer()))
        .findFirst();
  }

  /// Returns the leaders of a run; empty without a main phase, and for a gate, which compares
  /// versions and has its own answer.
  static List<RunLeader> of(RunResult run) {
    if (GateScore.isOf(run)) {
      return List.of();
    }
    Metric metric = run.workload().metric();
    Optional<String> phase =
        run.workload().mainPhase().map(Phase::id).filter(run.phases()::contains);
    if (phase.isEmpty()) {
      return List.of();
    }
    Settings last = run.plan().map(Plan::points).map(List::getLast).orElse(Settings.NONE);
    String title = run.workload().title(phase.get()) + suffix(LevelLabels.label(last));
    List<Measurement> measured =
        run.measurements(phase.get(), metric).stream()
            .filter(it -> it.levels().equals(last))
            .filter(it -> !it.series().contender().isBaseline())
            .sorted(order(metric))
            .toList();
    var leaders = new ArrayList<RunLeader>();
    for (SurvivalNeed each : SurvivalNeed.values()) {
      leader(each, title, measured).ifPresent(leaders::add);
    }
    return leaders;
  }

  private static String suffix(String point) {
    return point.isEmpty() ? "" : ", " + point;
  }

  private static Comparator<Measurement> order(Metric metric) {
    Comparator<Measurement> best = Comparator.comparingDouble(it -> it.summary().median());
    return metric.better() == Metric.Better.LESS ? best : best.reversed();
  }

  private static Optional<RunLeader> leader(
      SurvivalNeed promise, String phase, List<Measurement> measured) {
    List<Measurement> equal =
        measured.stream().filter(it -> promise(it.series()).equals(Optional.of(promise))).toList();
    if (equal.isEmpty()) {
      return Optional.empty();
    }
    Measurement best = equal.getFirst();
    String next = equal.size() < 2 ? "" : next(best, equal.get(1));
    return Optional.of(
        new RunLeader(
            promise,
            phase,
            best.series().title(),
            NumberText.measured(best.summary().median(), best.metric().unit()),
            next,
            equal.size()));
  }

  private static String next(Measurement best, Measurement second) {
    double ratio = second.summary().median() / best.summary().median();
    return "%s: %s times".formatted(second.series().title(), NumberText.figure(ratio));
  }
}
