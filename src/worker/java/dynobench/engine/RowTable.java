package dynobench.engine;

import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;

/// Table of the 2005 benchmark: id, name, value, date, longnumber, floatnumber.
///
/// The clock runs during the loops of these methods. For each row, a loop only calls the engine.
public interface RowTable {
  /// Creates an empty table, and drops an older one first.
  void create() throws SQLException, IOException;

  /// Inserts the remaining rows of the cursor, and commits them in this style.
  void insert(RowCursor rows, CommitStyle commit) throws SQLException, IOException;

  /// Reads the five data columns of the rows, up to the limit of the options.
  void scan(SelectOptions reading, RowSink sink) throws SQLException, IOException;

  /// Counts the rows.
  long count() throws SQLException, IOException;

  /// Returns the keys of the first rows, in the order of insertion. Untimed. By default a key is
  /// the row's id, a `Long` from 1.
  ///
  /// @param first number of rows
  /// @param number converts a row's longnumber to its position, from 1
  default Object[] keys(int first, LongUnaryOperator number) throws SQLException, IOException {
    return IntStream.rangeClosed(1, first).mapToObj(Long::valueOf).toArray();
  }

  /// Deletes a row for each remaining key of the cursor, and commits in this style.
  default void delete(KeyCursor keys, CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine can't delete a row");
  }
}
