package dynobench.cli;

import dynobench.result.RunResult;
import dynobench.result.RunState;

/// What the program tells its caller.
final class ExitCode {
  /// Everything that was asked for was done; of a run: all trials completed.
  static final int OK = 0;

  /// Some trials did not complete, or a command failed.
  static final int FAILED = 1;

  /// The command line or the plan is wrong; nothing was run.
  static final int USAGE = 2;

  /// Stopped by the user: what shells use for SIGINT.
  static final int CANCELLED = 130;

  private ExitCode() {}

  /// How a run ended.
  static int of(RunResult result) {
    if (result.state() == RunState.CANCELLED) {
      return CANCELLED;
    }
    boolean all =
        result.trials().stream()
            .allMatch(each -> each.outcome().filter(end -> end.counts()).isPresent());
    return all ? OK : FAILED;
  }
}
