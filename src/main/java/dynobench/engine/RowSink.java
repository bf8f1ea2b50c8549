package dynobench.engine;

import java.sql.Date;

/// Takes the rows that a scan reads.
@FunctionalInterface
public interface RowSink {
  void row(String name, int value, Date date, long longNumber, float floatNumber);
}
