package dynobench.result;

import dynobench.event.RunEvent.ResultsCompared;
import dynobench.measure.ReplayComparison;
import dynobench.plan.Contender;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// How the contenders' results compare with the recording. All trials of a contender run the same
/// statements, so its trial with the most deviations stands for it.
public final class ReplayResults {
  /// Comparison of one trial.
  ///
  /// @param trial number of the trial
  public record ComparedTrial(int trial, ReplayComparison comparison) {}

  private final Map<Contender, ComparedTrial> worst = new LinkedHashMap<>();

  private ReplayResults() {}

  /// Returns the results of a run; empty for a run that isn't a replay.
  public static ReplayResults of(RunResult run) {
    var comparisons = new HashMap<Integer, ReplayComparison>();
    for (ResultsCompared each : run.observations().comparisons()) {
      comparisons.put(each.trial(), each.comparison());
    }
    var results = new ReplayResults();
    for (TrialResult each : run.trials()) {
      int number = each.trial().number();
      ReplayComparison comparison = comparisons.get(number);
      if (comparison != null) {
        results.worst.merge(
            each.trial().contender(),
            new ComparedTrial(number, comparison),
            (a, b) -> b.comparison().deviations() > a.comparison().deviations() ? b : a);
      }
    }
    return results;
  }

  /// Returns the contenders' trials, in the order of their first trials.
  public Map<Contender, ComparedTrial> worst() {
    return worst;
  }

  /// Returns the comparison of a contender; empty without one.
  public Optional<ReplayComparison> of(Contender contender) {
    return Optional.ofNullable(worst.get(contender)).map(ComparedTrial::comparison);
  }

  /// Returns whether a contender did other work than the recorded application in some trial.
  public boolean isDeviating(Contender contender) {
    return of(contender).filter(each -> !each.isRankable()).isPresent();
  }
}
