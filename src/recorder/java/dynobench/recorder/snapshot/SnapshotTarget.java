package dynobench.recorder.snapshot;

import org.jspecify.annotations.Nullable;

/// Receiver of the statements that create a database.
public interface SnapshotTarget {
  /// Takes a statement of its own transaction, such as `CREATE TABLE`.
  void execute(String sql);

  /// Begins the rows of a table.
  ///
  /// @param sql an `INSERT` with a parameter for each column
  void beginRows(String sql);

  /// Takes a value of the current row.
  ///
  /// @param index number of the column, from 1
  /// @param type a type of `java.sql.Types`, for a null
  void set(int index, @Nullable Object value, int type);

  /// Ends the current row.
  void endRow();

  /// Ends the rows of the table.
  void endRows();

  /// Returns whether nothing more is taken, for example because a limit has been reached.
  boolean isFull();
}
