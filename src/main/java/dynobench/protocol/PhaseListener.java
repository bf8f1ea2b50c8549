package dynobench.protocol;

import dynobench.measure.Timing;
import dynobench.measure.Usage;
import java.util.function.LongSupplier;

/// Hears of phases, outside of what is timed.
public interface PhaseListener {
  /// A phase is about to be timed.
  ///
  /// @param done operations so far; may be asked from another thread at any time
  void started(String phase, long expected, LongSupplier done);

  /// A phase has been timed.
  void finished(String phase, long operations, Timing timing, Usage usage);
}
