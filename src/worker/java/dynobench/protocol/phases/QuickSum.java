package dynobench.protocol.phases;

import dynobench.engine.RowSink;
import java.sql.Date;
import org.jspecify.annotations.Nullable;

/// The sink of a timed scan: counts rows and adds up something of every column, with additions that
/// cost next to nothing. The sums must match the generator's; [Fingerprint] looks harder, untimed.
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

  /// Rows so far. May be asked from another thread, as [SeededRows#done] may.
  long done() {
    return count;
  }

  Check check() {
    return new Check(count, sum);
  }
}
