package dynobench.protocol;

import dynobench.measure.PhaseTiming;
import dynobench.measure.ProcessMeter;
import java.sql.SQLException;

/// Baseline with which the harness is measured: the calls of a protocol between two readings of the
/// clock, without code of the harness. Plans can't name it.
public abstract class BaselineProtocol implements Protocol {
  /// Work of one phase.
  @FunctionalInterface
  public interface TimedWork {
    void run() throws SQLException;
  }

  /// Returns 0, because a baseline leaves no data.
  @Override
  public final long verify(VerificationContext verifying) {
    return 0;
  }

  /// Times a phase and reports the result.
  public static void time(PhaseTimer timer, String phase, long count, TimedWork loop)
      throws SQLException {
    ProcessMeter.Mark mark = timer.announce(phase, count, () -> count);
    long start = System.nanoTime();
    loop.run();
    long end = System.nanoTime();
    timer.report(phase, () -> count, new PhaseTiming(0, end - start, 0), mark);
  }
}
