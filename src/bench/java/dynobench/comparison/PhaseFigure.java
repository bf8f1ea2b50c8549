package dynobench.comparison;

import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.workload.LoadFormulas;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Figure by which contenders are compared: a metric of a phase at one point of the plan.
public record PhaseFigure(String phase, Metric metric, Settings levels) {
  /// Returns the usual figures of a run: for each phase its time, or its rate if its time is given;
  /// and the slowest operations of clients.
  ///
  /// @throws IllegalArgumentException if the run's plan is not known
  public static List<PhaseFigure> of(RunResult run) {
    Plan plan =
        run.plan().orElseThrow(() -> new IllegalArgumentException("The run has no known plan"));
    var figures = new ArrayList<PhaseFigure>();
    for (Settings levels : plan.points()) {
      for (String phase : run.phases()) {
        for (Metric metric : metrics(run, plan, levels, phase)) {
          figures.add(new PhaseFigure(phase, metric, levels));
        }
      }
    }
    return figures;
  }

  private static List<Metric> metrics(RunResult run, Plan plan, Settings levels, String phase) {
    Optional<LoadFormulas> crew = run.workload().phase(phase).flatMap(Phase::crew);
    Settings settings = run.workload().settings(plan.parameters(levels));
    boolean isTimed = crew.filter(it -> it.seconds().of(settings) > 0).isPresent();
    Metric whole = isTimed ? Metric.RATE : Metric.TIME;
    return crew.isPresent() ? List.of(whole, Metric.LATENCY_P99) : List.of(whole);
  }

  /// Returns the figure of each contender that has it.
  public List<Measurement> in(RunResult run) {
    return run.measurements(phase, metric).stream()
        .filter(it -> it.levels().equals(levels))
        .toList();
  }

  /// Returns the figure for the user, such as `Insert time, 10,000 rows`.
  public String title(Workload workload) {
    String figure = workload.title(phase) + " " + metric.title();
    String point = LevelLabels.label(levels);
    return point.isEmpty() ? figure : figure + ", " + point;
  }
}
