package dynobench.protocol.phases;

import dynobench.engine.RowSink;
import java.sql.Date;
import org.jspecify.annotations.Nullable;

/// Sink of a timed scan. It counts rows and adds up a value of every column, at almost no cost. The
/// sums must match the generator's; [ChecksumSink] checks more thoroughly, untimed.
final class QuickSum implements RowSink {
  private long count;
  private long sum;

  @Override
  public void row(
      @Nullable String name, int value, @Nullable Date date, long longNumber, float floatNumber) {
    count++;
    sum +=
        (name == null ? -1 : name.length())
            + value
            + (date == null ? -1 : date.getTime())
            + longNumber
            + Float.floatToRawIntBits(floatNumber);
  }

  /// Returns the rows so far. May be called by another thread, like [SeededRows#done].
  long done() {
    return count;
  }

  RowChecksum check() {
    return new RowChecksum(count, sum);
  }
}
