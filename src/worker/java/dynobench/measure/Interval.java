package dynobench.measure;

import java.util.List;

/// How clients were served in one second.
///
/// @param fromNanos since the clients began, warm-up included
/// @param nanos that it lasted
/// @param warmup whether it is before anything counts
/// @param backlog operations that were due at its end and not done, where a rate was asked for
/// @param operations the kinds of which any ended
public record Interval(
    long fromNanos, long nanos, boolean warmup, long backlog, List<Operations> operations) {
  public Interval {
    operations = List.copyOf(operations);
    if (fromNanos < 0 || nanos <= 0 || backlog < 0) {
      throw new IllegalArgumentException("no second lasts less than nothing");
    }
  }

  /// Operations that succeeded, a second.
  public double rate() {
    return operations.stream().mapToLong(Operations::done).sum() * 1e9 / nanos;
  }

  /// What so many of a hundred operations did not exceed; 0 where none ended.
  public long[] latencies(double... percents) {
    return Latencies.of(operations, percents);
  }
}
