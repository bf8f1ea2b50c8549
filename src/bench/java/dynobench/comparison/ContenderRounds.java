package dynobench.comparison;

import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;

/// The rounds of a run in which every trial counts, and the figures of every contender in each of
/// them.
public final class ContenderRounds {
  private final RunResult run;
  private final Plan plan;
  private final int ended;
  private final NavigableSet<Integer> complete;
  private final Map<Integer, Integer> roundsOfTrials = new HashMap<>();

  /// @throws IllegalArgumentException if the run's plan is not known
  public ContenderRounds(RunResult run) {
    this.run = run;
    this.plan =
        run.plan().orElseThrow(() -> new IllegalArgumentException("The run has no known plan"));
    int each = plan.contenders().size() * plan.points().size();
    var over = new HashMap<Integer, Integer>();
    var counting = new HashMap<Integer, Integer>();
    for (TrialResult trial : run.trials()) {
      roundsOfTrials.put(trial.trial().number(), trial.trial().repetition());
      if (!trial.trial().warmup() && trial.outcome().isPresent()) {
        over.merge(trial.trial().repetition(), 1, Integer::sum);
        counting.merge(trial.trial().repetition(), trial.counts() ? 1 : 0, Integer::sum);
      }
    }
    this.ended = full(over, each).size();
    this.complete = full(counting, each);
  }

  private static NavigableSet<Integer> full(Map<Integer, Integer> trials, int each) {
    var full = new TreeSet<Integer>();
    trials.forEach((round, count) -> {
      if (count == each) {
        full.add(round);
      }
    });
    return full;
  }

  /// Returns the number of rounds in which every trial counts.
  public int count() {
    return complete.size();
  }

  /// Returns the number of ended rounds in which a trial does not count.
  public int leftOut() {
    return ended - complete.size();
  }

  /// Returns whether a trial is in a round in which every trial counts.
  boolean contain(Trial trial) {
    return complete.contains(trial.repetition());
  }

  /// Returns the figures of all phases that every contender has in every round, above zero.
  public List<PhaseFigure> figures() {
    return PhaseFigure.of(run).stream()
        .filter(figure ->
            plan.contenders().stream()
                .allMatch(it -> Arrays.stream(costs(it, figure)).allMatch(Double::isFinite)))
        .toList();
  }

  /// Returns the logarithms of a contender's costs, round by round. The cost of a rate is its
  /// inverse. A round without the figure has `NaN`.
  public double[] costs(Contender contender, PhaseFigure figure) {
    var values = new HashMap<Integer, Double>();
    figure.in(run).stream()
        .filter(it -> it.series().contender().equals(contender))
        .filter(it -> it.unsteady().isEmpty())
        .forEach(it -> addAll(values, it));
    int sign = figure.metric().better() == Metric.Better.MORE ? -1 : 1;
    return complete.stream()
        .mapToDouble(round -> sign * Math.log(Objects.requireNonNullElse(values.get(round), -1.0)))
        .toArray();
  }

  private void addAll(Map<Integer, Double> values, Measurement measurement) {
    for (int i = 0; i < measurement.trials().size(); i++) {
      Integer round = roundsOfTrials.get(measurement.trials().get(i));
      if (round != null) {
        values.put(round, measurement.summary().observations().get(i));
      }
    }
  }
}
