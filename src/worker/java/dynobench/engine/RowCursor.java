package dynobench.engine;

import java.sql.Date;

/// Rows to insert, one at a time. The getters return the values of the current row, to which
/// [#next] has moved.
public interface RowCursor {
  /// Moves to the next row; returns false at the end.
  boolean next();

  /// Returns the row's id, from 1.
  long id();

  String name();

  int value();

  /// Returns a date, at midnight UTC.
  Date date();

  long longNumber();

  float floatNumber();
}
