package dynobench.comparison;

import dynobench.measure.Metric;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.workload.LoadFormulas;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;

/// Figures by which two versions of an engine are compared in a phase.
public final class PhaseFigures {
  private PhaseFigures() {}

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
