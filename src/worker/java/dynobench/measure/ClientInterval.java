package dynobench.measure;

import java.util.List;

/// Figures of the clients for one second of a phase. The last interval may be shorter.
///
/// @param fromNanos start of the interval, counted from the start of the clients, warm-up included
/// @param nanos length of the interval
/// @param warmup whether the interval belongs to the warm-up, which doesn't count
/// @param backlog operations that were due, but neither done nor failed, at the end of the
///   interval; 0 without a target rate
/// @param operations the kinds of which at least one ended
public record ClientInterval(
    long fromNanos, long nanos, boolean warmup, long backlog, List<OperationFigures> operations) {
  public ClientInterval {
    operations = List.copyOf(operations);
    if (fromNanos < 0 || nanos <= 0 || backlog < 0) {
      throw new IllegalArgumentException("no second lasts less than nothing");
    }
  }

  /// Returns the successful operations per second.
  public double rate() {
    return operations.stream().mapToLong(OperationFigures::done).sum() * 1e9 / nanos;
  }

  /// Returns percentiles of the latencies in nanoseconds; 0 if no operation ended.
  public long[] latencies(double... percents) {
    return Latencies.of(operations, percents);
  }
}
