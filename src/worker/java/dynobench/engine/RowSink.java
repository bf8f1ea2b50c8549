package dynobench.engine;

import java.sql.Date;
import org.jspecify.annotations.Nullable;

/// Takes the rows that a scan reads. A null is wrong data, and the sink is who must notice.
@FunctionalInterface
public interface RowSink {
  void row(
      @Nullable String name, int value, @Nullable Date date, long longNumber, float floatNumber);
}
