package dynobench.workload;

import dynobench.engine.RowSink;
import java.sql.Date;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/// The sink of a timed scan: counts rows and adds up something of every column, with additions that
/// cost next to nothing. The sums must match the generator's; [Fingerprint] looks harder, untimed.
final class QuickSum implements RowSink {
  private final AtomicLong done = new AtomicLong();
  private long count;
  private long sum;

  @Override
  public void row(
      @Nullable String name, int value, @Nullable Date date, long longNumber, float floatNumber) {
    done.setOpaque(++count);
    sum +=
        (name == null ? -1 : name.length())
            + value
            + (date == null ? -1 : date.getTime())
            + longNumber
            + Float.floatToRawIntBits(floatNumber);
  }

  /// Rows so far; may be asked from another thread.
  long done() {
    return done.getOpaque();
  }

  Check check() {
    return new Check(count, sum);
  }
}
