package dynobench.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;

/// A copy of an open database, made by the engine while others write.
public interface OnlineBackup {
  /// Folder of the copy, below the trial's folder.
  String FOLDER = "copy";

  /// Makes the copy, and returns when the copy is complete. Any thread may call this method.
  void make() throws SQLException, IOException;

  /// Returns the folder of the copy.
  Path folder();

  /// Returns an engine that opens the copy, in the same mode.
  Engine restored() throws SQLException, IOException;
}
