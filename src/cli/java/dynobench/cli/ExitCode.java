package dynobench.cli;

import dynobench.comparison.Answer;
import dynobench.comparison.Score;
import dynobench.result.RunResult;
import dynobench.result.RunState;

/// What the program tells its caller.
public final class ExitCode {
  /// Everything that was asked for was done; of a run: all trials completed.
  static final int OK = 0;

  /// Some trials did not complete, or a command failed.
  static final int FAILED = 1;

  /// The command line or the plan is wrong; nothing was run.
  public static final int USAGE = 2;

  /// Of a duel: the second contender is slower, or by more than allowed.
  static final int SLOWER = 3;

  /// Of a duel: its question is not answered.
  static final int OPEN = 4;

  /// Stopped by the user: what shells use for SIGINT.
  static final int CANCELLED = 130;

  private ExitCode() {}

  /// How a run ended.
  static int of(RunResult result) {
    if (result.state() == RunState.CANCELLED) {
      return CANCELLED;
    }
    if (result.isDuel()) {
      return of(Score.of(result).answer());
    }
    boolean all =
        result.trials().stream()
            .allMatch(each -> each.outcome().filter(end -> end.counts()).isPresent());
    return all ? OK : FAILED;
  }

  /// What a duel says.
  static int of(Answer answer) {
    return switch (answer) {
      case NO_WORSE -> OK;
      case WORSE -> SLOWER;
      case OPEN -> OPEN;
    };
  }
}
