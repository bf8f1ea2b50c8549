package dynobench.cli;

import dynobench.comparison.DuelOutcome;
import dynobench.comparison.DuelScore;
import dynobench.comparison.GateScore;
import dynobench.result.RunResult;
import dynobench.result.RunState;

/// Exit codes of the program.
public final class ExitCode {
  /// Success; for a run: all trials completed; for a duel or a gate: no slower than allowed.
  static final int OK = 0;

  /// Some trials did not complete, or a command failed.
  static final int FAILED = 1;

  /// The command line or the plan is wrong, a permission is missing, or there is no display for the
  /// window; nothing was run.
  public static final int USAGE = 2;

  /// For a duel or a gate: slower, or slower than allowed.
  static final int SLOWER = 3;

  /// For a test of isolation: a level does not keep what its name promises.
  static final int BROKEN = 3;

  /// For a duel or a gate: undecided.
  static final int OPEN = 4;

  /// For a search: the ends are not shown to differ.
  static final int SAME = 5;

  /// Cancelled by the user: the code that shells use for SIGINT.
  static final int CANCELLED = 130;

  private ExitCode() {}

  /// Returns the exit code of a run.
  static int of(RunResult result) {
    return of(result, 1);
  }

  /// Returns the exit code of a run to which rounds were added. Trials before these rounds do not
  /// count. A duel has the exit code of its answer, even if trials failed.
  ///
  /// @param firstTrial number of the first trial that was added
  static int of(RunResult result, int firstTrial) {
    if (result.state() == RunState.CANCELLED) {
      return CANCELLED;
    }
    if (result.isDuel()) {
      return of(DuelScore.of(result).answer());
    }
    if (GateScore.isOf(result)) {
      var score = GateScore.of(result);
      return score.rounds() == 0 ? FAILED : of(score.answer());
    }
    boolean all =
        result.trials().stream()
            .filter(each -> each.trial().number() >= firstTrial)
            .allMatch(each -> each.outcome().filter(end -> end.counts()).isPresent());
    return all ? OK : FAILED;
  }

  /// Returns the exit code of a duel's answer.
  static int of(DuelOutcome answer) {
    return switch (answer) {
      case NO_WORSE -> OK;
      case WORSE -> SLOWER;
      case OPEN -> OPEN;
    };
  }
}
