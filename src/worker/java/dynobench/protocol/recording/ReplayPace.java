package dynobench.protocol.recording;

import java.util.concurrent.atomic.AtomicLong;

/// Pace of a replay: as fast as the order of transactions permits, or as recorded. Used by all
/// clients.
final class ReplayPace {
  private final long speed;

  /// Offset between the clock and the recording's time; 0 until the first transaction.
  private final AtomicLong offset = new AtomicLong();

  /// Creates a pace.
  ///
  /// @param speed multiple of the recorded speed; 0 for as fast as possible
  ReplayPace(long speed) {
    this.speed = speed;
  }

  boolean isRecorded() {
    return speed > 0;
  }

  /// Returns the time that a recorded time becomes.
  long scaled(long nanos) {
    return nanos / speed;
  }

  /// Returns the time at which a transaction is due, by `System.nanoTime()`. The first transaction
  /// of all clients that asks is due at once.
  long due(long startNanos) {
    long start = startNanos / speed;
    offset.compareAndSet(0, System.nanoTime() - start);
    return offset.get() + start;
  }
}
