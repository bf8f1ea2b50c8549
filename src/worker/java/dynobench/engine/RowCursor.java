package dynobench.engine;

import java.sql.Date;

/// Rows to insert, one at a time: the getters speak of the row that [#next] moved to.
public interface RowCursor {
  /// Moves to the next row; false when there is none.
  boolean next();

  /// From 1.
  long id();

  String name();

  int value();

  /// Midnight UTC.
  Date date();

  long longNumber();

  float floatNumber();
}
