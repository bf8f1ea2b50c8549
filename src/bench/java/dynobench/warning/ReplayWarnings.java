package dynobench.warning;

import dynobench.event.RunEvent.ResultsCompared;
import dynobench.measure.ComparedStatement;
import dynobench.measure.ReplayComparison;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Warning about contenders that did not give the results of the recording.
record ReplayWarnings(RunResult result) {
  private static final int MOST_WORDS = 160;

  Optional<ResultWarning> doubt() {
    Map<Integer, ReplayComparison> comparisons = new LinkedHashMap<>();
    for (ResultsCompared each : result.comparisons()) {
      comparisons.put(each.trial(), each.comparison());
    }
    // All trials of a contender run the same statements, so its worst trial stands for them.
    Map<Contender, ResultWarning.Case> worst = new LinkedHashMap<>();
    for (TrialResult each : result.trials()) {
      ReplayComparison comparison = comparisons.get(each.trial().number());
      if (comparison != null && !comparison.isComplete()) {
        worst.merge(
            each.trial().contender(),
            found(each, comparison),
            (a, b) -> a.severity() >= b.severity() ? a : b);
      }
    }
    return ResultWarning.of(
        WarningKind.RESULTS_DIFFER,
        "%,d of %,d contenders did not give all results of the recording",
        new ArrayList<>(worst.values()),
        result.plan().map(it -> it.contenders().size()).orElse(0),
        "These contenders did other work than the application, so they have no rank. The report"
            + " of the run lists the statements.");
  }

  private static ResultWarning.Case found(TrialResult trial, ReplayComparison comparison) {
    long deviations = comparison.executions() - comparison.same();
    String words =
        "%s: %,d of %,d executions have the recorded result%s"
            .formatted(
                trial.trial().contender(),
                comparison.same(),
                comparison.executions(),
                comparison.deviating().stream()
                    .findFirst()
                    .map(ReplayWarnings::example)
                    .orElse(""));
    return new ResultWarning.Case(
        deviations, words, trial.trial().contender(), List.of(trial.trial().number()));
  }

  private static String example(ComparedStatement statement) {
    return ", but “" + cut(statement.sql()) + "” gave " + cut(statement.example());
  }

  private static String cut(String text) {
    String line = text.replaceAll("\\s+", " ").strip();
    return line.length() <= MOST_WORDS ? line : line.substring(0, MOST_WORDS) + "…";
  }
}
