package dynobench.comparison;

import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.workload.LoadFormulas;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Optional;

/// Figures by which two versions of an engine are compared in a phase.
public final class PhaseFigures {
  private PhaseFigures() {}

  /// Returns a figure for the user, such as `Insert time, 10,000 rows`.
  public static String title(Workload workload, String phase, Metric metric, Settings levels) {
    String figure = workload.title(phase) + " " + metric.title();
    String point = LevelLabels.label(levels);
    return point.isEmpty() ? figure : figure + ", " + point;
  }

  /// Returns the figures of a phase: its time, or its rate if its time is given; and the slowest
  /// operations of clients.
  ///
  /// @param levels point of the plan
  public static List<Metric> of(RunResult run, Plan plan, Settings levels, String phase) {
    Optional<LoadFormulas> crew = run.workload().phase(phase).flatMap(Phase::crew);
    Settings settings = run.workload().settings(plan.parameters(levels));
    boolean isTimed = crew.filter(it -> it.seconds().of(settings) > 0).isPresent();
    Metric whole = isTimed ? Metric.RATE : Metric.TIME;
    return crew.isPresent() ? List.of(whole, Metric.LATENCY_P99) : List.of(whole);
  }
}
