package dynobench.engine;

import java.sql.Date;
import org.jspecify.annotations.Nullable;

/// Receives the rows that a scan reads. A null is wrong data, which the sink must detect.
@FunctionalInterface
public interface RowSink {
  void row(
      @Nullable String name, int value, @Nullable Date date, long longNumber, float floatNumber);
}
