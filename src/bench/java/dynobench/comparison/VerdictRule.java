package dynobench.comparison;

import dynobench.result.RunResult;
import dynobench.stats.ErrorBudget;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Rule by which the verdicts of one or more runs are judged together.
///
/// @param margin the smallest relevant difference
/// @param isDeciding whether a phase's verdicts share the error budget; others are judged alone
/// @param budget the error budget, smaller for runs to which rounds were added
record VerdictRule(double margin, Predicate<String> isDeciding, ErrorBudget budget) {
  /// Returns the rule for a run.
  static VerdictRule of(RunResult run, double margin) {
    return new VerdictRule(margin, deciding(run), budget(Stream.of(run)));
  }

  /// Returns the rule for a comparison of runs, in which all verdicts share the budget.
  static VerdictRule between(List<RunResult> runs, double margin) {
    return new VerdictRule(margin, _ -> true, budget(runs.stream()));
  }

  /// Returns a test for the phases whose verdicts share the error budget: those that the plan
  /// names, or else those with more than one operation. All phases if there are none, or if the
  /// plan is unknown.
  static Predicate<String> deciding(RunResult run) {
    Optional<List<String>> deciding = run.plan().map(it -> it.work().decidingIn(run.workload()));
    return phase ->
        deciding.filter(all -> !all.isEmpty()).map(all -> all.contains(phase)).orElse(true);
  }

  private static ErrorBudget budget(Stream<RunResult> runs) {
    return ErrorBudget.afterLooks(runs.mapToInt(run -> Math.max(0, run.parts().size() - 1)).sum());
  }
}
