package dynobench.engine.store;

import com.sleepycat.je.Environment;
import com.sleepycat.je.util.DbBackup;
import dynobench.engine.Engine;
import dynobench.engine.OnlineBackup;
import dynobench.setup.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A backup with JE's own class. The class lists the log files to copy, and keeps JE's cleaner from
/// deleting these files until they are copied.
final class JeBackup implements OnlineBackup {
  private final Environment environment;
  private final Setup.Store setup;
  private final Path from;

  /// Prepares a backup.
  ///
  /// @param from folder of the database
  JeBackup(Environment environment, Setup.Store setup, Path from) {
    this.environment = environment;
    this.setup = setup;
    this.from = from;
  }

  @Override
  public void make() throws IOException {
    Files.createDirectories(folder());
    var backup = new DbBackup(environment);
    backup.startBackup();
    try {
      for (String file : backup.getLogFilesInBackupSet()) {
        Files.copy(from.resolve(file), folder().resolve(file));
      }
    } finally {
      backup.endBackup();
    }
  }

  @Override
  public Path folder() {
    return from.resolve(FOLDER);
  }

  @Override
  public Engine restored() {
    return new StoreEngine(setup, folder());
  }
}
