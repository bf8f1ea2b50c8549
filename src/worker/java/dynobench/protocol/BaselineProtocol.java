package dynobench.protocol;

import dynobench.measure.PhaseTiming;
import dynobench.measure.ProcessMeter;
import java.sql.SQLException;

/// Baseline with which the harness is measured: the calls of a protocol between two readings of the
/// clock, without code of the harness. The key `yardstick` of a workload names it, and the
/// self-test runs it.
public abstract class BaselineProtocol implements Protocol {
  /// Work of one phase.
  @FunctionalInterface
  public interface TimedWork {
    void run() throws SQLException;
  }

  /// Returns 0 without reading anything: the data of a baseline are not verified.
  @Override
  public final long verify(VerificationContext verifying) {
    return 0;
  }

  /// Times a phase and reports the result. All of the time counts as work, none as opening or
  /// closing.
  ///
  /// @param count number of operations, reported without regard to the loop
  public static void time(PhaseTimer timer, String phase, long count, TimedWork loop)
      throws SQLException {
    ProcessMeter.Mark mark = timer.announce(phase, count, () -> count);
    long start = System.nanoTime();
    loop.run();
    long end = System.nanoTime();
    timer.report(phase, () -> count, new PhaseTiming(0, end - start, 0), mark);
  }
}
