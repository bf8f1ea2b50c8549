package dynobench.recordings;

import java.util.List;
import java.util.stream.IntStream;

/// Activity over the time of a recording, in intervals of equal length.
///
/// @param intervalNanos length of an interval
/// @param intervals in the order of time
public record RecordedActivity(long intervalNanos, List<Interval> intervals) {
  private static final double SECOND_NANOS = 1e9;

  public RecordedActivity {
    intervals = List.copyOf(intervals);
  }

  /// Activity in one interval.
  ///
  /// @param busyConnections mean number of connections within a transaction
  /// @param transactions number of transactions that ended
  /// @param changes number of those that were committed and had changed data
  public record Interval(double busyConnections, long transactions, long changes) {}

  public double seconds() {
    return intervalNanos / SECOND_NANOS;
  }

  /// Returns the largest number of transactions per second in an interval.
  public double mostTransactionsPerSecond() {
    return intervals.stream().mapToLong(Interval::transactions).max().orElse(0) / seconds();
  }

  /// Counts the activity of a recording.
  static final class Counter {
    private static final int MOST = 120;

    private final long begin;
    private final long length;
    private final double[] busyNanos;
    private final long[] transactions;
    private final long[] changes;

    /// Creates a counter for the time of a recording. Intervals take about a second, or longer in a
    /// long recording.
    Counter(long begin, long end) {
      long nanos = Math.max(1, end - begin);
      int count = Math.clamp(Math.round(nanos / SECOND_NANOS), 1, MOST);
      this.begin = begin;
      length = Math.max(1, Math.ceilDiv(nanos, count));
      busyNanos = new double[count];
      transactions = new long[count];
      changes = new long[count];
    }

    private int index(long time) {
      return Math.clamp((time - begin) / length, 0, busyNanos.length - 1);
    }

    /// Adds a transaction.
    ///
    /// @param changed whether it was committed and had changed data
    void add(long start, long end, boolean changed) {
      int last = index(end);
      transactions[last]++;
      if (changed) {
        changes[last]++;
      }
      for (int i = index(start); i <= last; i++) {
        long from = Math.max(start, begin + i * length);
        long to = Math.min(end, begin + (i + 1) * length);
        busyNanos[i] += Math.max(0, to - from);
      }
    }

    RecordedActivity counted() {
      return new RecordedActivity(
          length,
          IntStream.range(0, busyNanos.length)
              .mapToObj(i -> new Interval(busyNanos[i] / length, transactions[i], changes[i]))
              .toList());
    }
  }
}
