package dynobench.protocol;

import dynobench.measure.ProcessMeter;
import dynobench.measure.Timing;
import java.sql.SQLException;

/// A protocol to measure the harness itself by: the same calls as another one, around two readings
/// of the clock, with nothing of ours inside. No plan can name it.
public abstract class Yardstick implements Protocol {
  /// What is done in one phase.
  @FunctionalInterface
  public interface Loop {
    void run() throws SQLException;
  }

  /// It keeps nothing to be read.
  @Override
  public final long verify(Verifying verifying) {
    return 0;
  }

  /// Times a phase.
  public static void time(PhaseTimer timer, String phase, long count, Loop loop)
      throws SQLException {
    ProcessMeter.Mark mark = timer.announce(phase, count, () -> count);
    long start = System.nanoTime();
    loop.run();
    long end = System.nanoTime();
    timer.report(phase, () -> count, new Timing(0, end - start, 0), mark);
  }
}
