package dynobench.recorder.snapshot;

import java.util.Map;
import java.util.TreeMap;

/// Spread of rows over different values: how many values have how many rows. Rows are numbered so
/// that those with the same value follow each other.
final class ValueSpread {
  private final long rows;
  private final long values;

  /// For each number of rows per value: the first row, the first value, the number of rows.
  private final long[][] classes;

  private ValueSpread(long rows, long values, long[][] classes) {
    this.rows = rows;
    this.values = values;
    this.classes = classes;
  }

  /// Returns a spread in which each row has a value of its own.
  static ValueSpread unique(long rows) {
    return new ValueSpread(rows, rows, new long[][] {{0, 0, 1}});
  }

  /// Returns the spread of counted values.
  ///
  /// @param rows number of rows with a value
  /// @param most largest number of rows per value
  static ValueSpread of(HashCounts counts, long rows, long most) {
    if (rows == 0 || counts.distinct() >= rows) {
      return unique(rows);
    }
    var byCount = new TreeMap<Long, Long>();
    for (long each : counts.occurrences()) {
      byCount.merge(Math.min(each, most), counts.factor(), Long::sum);
    }
    var classes = new long[byCount.size()][];
    long row = 0;
    long value = 0;
    int next = 0;
    for (Map.Entry<Long, Long> each : byCount.entrySet()) {
      classes[next++] = new long[] {row, value, each.getKey()};
      row += each.getKey() * each.getValue();
      value += each.getValue();
    }
    // The last class takes rows that the estimate lacks.
    long[] last = classes[classes.length - 1];
    long ofLast = rows > last[0] ? (rows - last[0] + last[2] - 1) / last[2] : 0;
    return new ValueSpread(rows, last[1] + ofLast, classes);
  }

  /// Returns the number of rows that have a value.
  long rows() {
    return rows;
  }

  /// Returns the number of different values.
  long values() {
    return values;
  }

  private long[] classOf(long row) {
    int at = classes.length - 1;
    while (classes[at][0] > row) {
      at--;
    }
    return classes[at];
  }

  /// Returns the number of a row's value, from 0.
  long value(long row) {
    long[] of = classOf(row);
    return of[1] + (row - of[0]) / of[2];
  }

  /// Returns the number of a row among those with the same value, from 0.
  long rank(long row) {
    long[] of = classOf(row);
    return (row - of[0]) % of[2];
  }
}
