package dynobench.warning;

import dynobench.measure.ComparedStatement;
import dynobench.measure.ReplayComparison;
import dynobench.plan.Contender;
import dynobench.result.ReplayResults;
import dynobench.result.RunResult;
import dynobench.text.PlainText;
import java.util.List;
import java.util.Optional;

/// Warning about contenders that did not give the results of the recording.
record ReplayWarnings(RunResult result) {
  private static final int MOST_WORDS = 160;

  Optional<ResultWarning> doubt() {
    List<ResultWarning.Case> cases =
        ReplayResults.of(result).worst().entrySet().stream()
            .filter(each -> !each.getValue().comparison().isComplete())
            .map(each -> found(each.getKey(), each.getValue()))
            .toList();
    return ResultWarning.of(
        WarningKind.RESULTS_DIFFER,
        "%,d of %,d contenders did not give all results of the recording",
        cases,
        result.plan().map(it -> it.contenders().size()).orElse(0),
        "A contender that did not run all statements, or gave more than 1 % other results, did"
            + " other work than the application, so it has no rank. The command dynobench show"
            + " lists the statements.");
  }

  private static ResultWarning.Case found(Contender contender, ReplayResults.ComparedTrial trial) {
    ReplayComparison comparison = trial.comparison();
    String words =
        "%s: %,d of %,d executions have the recorded result%s"
            .formatted(
                contender,
                comparison.same(),
                comparison.executions(),
                comparison.deviating().stream()
                    .findFirst()
                    .map(ReplayWarnings::example)
                    .orElse(""));
    return new ResultWarning.Case(
        comparison.deviations(), words, contender, List.of(trial.trial()));
  }

  private static String example(ComparedStatement statement) {
    return ", but “"
        + PlainText.line(statement.sql(), MOST_WORDS)
        + "” gave "
        + PlainText.line(statement.example(), MOST_WORDS);
  }
}
