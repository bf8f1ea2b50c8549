package dynobench.protocol.recording;

import java.util.concurrent.atomic.AtomicLong;

/// Pace of a replay: as fast as the order of transactions permits, or as recorded. Used by all
/// clients.
final class ReplayPace {
  private final boolean recorded;

  /// Offset between the clock and the recording's time; 0 until the first transaction.
  private final AtomicLong offset = new AtomicLong();

  ReplayPace(boolean recorded) {
    this.recorded = recorded;
  }

  boolean isRecorded() {
    return recorded;
  }

  /// Returns the time at which a transaction is due, by `System.nanoTime()`. The first transaction
  /// of all clients that asks is due at once.
  long due(long startNanos) {
    offset.compareAndSet(0, System.nanoTime() - startNanos);
    return offset.get() + startNanos;
  }
}
