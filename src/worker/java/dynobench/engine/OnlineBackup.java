package dynobench.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;

/// A copy of an open database, made by the engine while others write.
public interface OnlineBackup {
  /// Where the copy is, below the trial's folder.
  String FOLDER = "copy";

  /// Makes the copy; returns when it is complete. Any thread.
  void make() throws SQLException, IOException;

  /// The folder of the copy.
  Path folder();

  /// Returns an engine that opens the copy, in the same mode.
  Engine restored() throws SQLException, IOException;
}
