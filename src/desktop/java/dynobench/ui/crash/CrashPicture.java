package dynobench.ui.crash;

import dynobench.event.RunEvent.Acknowledged;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import java.util.List;
import java.util.stream.LongStream;

/// Data of one writer: its acknowledged rows and its crashes.
record CrashPicture(List<Acknowledged> curve, List<CrashResult> crashes) {
  static final CrashPicture EMPTY = new CrashPicture(List.of(), List.of());

  CrashPicture {
    curve = List.copyOf(curve);
    crashes = List.copyOf(crashes);
  }

  /// Returns the picture of a trial.
  ///
  /// @param crashes of the whole run
  static CrashPicture of(RunResult run, List<CrashResult> crashes, TrialResult trial) {
    return new CrashPicture(
        run.crashes().acknowledged(trial),
        crashes.stream().filter(each -> each.trial().equals(trial.trial())).toList());
  }

  boolean isEmpty() {
    return curve.isEmpty() && crashes.isEmpty();
  }

  long mostMillis() {
    return LongStream.concat(
            curve.stream().mapToLong(Acknowledged::millis),
            crashes.stream().mapToLong(each -> each.crashed().millis()))
        .max()
        .orElse(0);
  }

  long mostRows() {
    return LongStream.concat(
            curve.stream().mapToLong(Acknowledged::rows),
            crashes.stream().mapToLong(each -> each.crashed().acknowledged()))
        .max()
        .orElse(0);
  }
}
