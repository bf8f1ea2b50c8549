package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.result.RunResult;
import java.util.List;
import java.util.Optional;

/// Texts of a run that answers one question, a duel or a gate, shared by command line, window and
/// reports.
public sealed interface AnswerWords permits ScoreWords, GateWords {
  /// Returns the texts of a run; empty if it is neither a duel nor a gate.
  static Optional<AnswerWords> of(RunResult run) {
    if (run.isDuel()) {
      return Optional.of(ScoreWords.of(run));
    }
    return GateScore.isOf(run) ? Optional.of(GateWords.of(run)) : Optional.empty();
  }

  /// Returns whether a run ends by its answer. Rankings do not allow for that, so it has none.
  static boolean isOf(RunResult run) {
    return run.isDuel() || GateScore.isOf(run);
  }

  /// Returns the names of the contenders.
  String title();

  /// Returns the answer as one self-contained line, without a full stop.
  String headline();

  /// Returns the whole result, one sentence a line.
  List<String> lines();

  /// Returns the comparison of each figure, with the verdict that allows for the early end.
  List<ComparisonRow> rows();

  /// Returns the method and the error limit of the verdicts.
  String method();

  /// Returns the answer, and what else the window shows in large type.
  default List<ResultLine> resultLines() {
    return List.of(ResultLine.of(headline() + "."));
  }
}
