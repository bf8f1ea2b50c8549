package dynobench.recorder.snapshot;

/// Listener to the progress of a snapshot.
@FunctionalInterface
public interface SnapshotProgress {
  /// Tells the progress.
  ///
  /// @param table name of the current table
  /// @param number number of the table, from 1
  /// @param rows rows so far, in all tables
  void at(String table, int number, int tables, long rows);
}
