package dynobench.engine;

import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;

/// The 2005 table: id, name, value, date, longnumber, floatnumber.
///
/// The loops inside are what is timed: apart from the engine's own calls they do nothing for a row.
public interface RowTable {
  /// Makes an empty table, dropping an older one first.
  void create() throws SQLException, IOException;

  /// Inserts every row that is left in the cursor and commits them in this style.
  void insert(RowCursor rows, CommitStyle commit) throws SQLException, IOException;

  /// Reads the five data columns of rows.
  void scan(Reading reading, RowSink sink) throws SQLException, IOException;

  /// Counts the rows.
  long count() throws SQLException, IOException;

  /// Keys of the first rows that were inserted, in their order. Untimed.
  ///
  /// @param first how many
  /// @param number gives the place of a row, from 1, by its longnumber
  default Object[] keys(int first, LongUnaryOperator number) throws SQLException, IOException {
    return IntStream.rangeClosed(1, first).mapToObj(Long::valueOf).toArray();
  }

  /// Deletes a row for each key that is left in the cursor and commits in this style.
  default void delete(KeyCursor keys, CommitStyle commit) throws SQLException, IOException {
    throw new UnsupportedOperationException("this engine can't delete a row");
  }
}
