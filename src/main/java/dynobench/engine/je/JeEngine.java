package dynobench.engine.je;

import com.sleepycat.je.Durability;
import com.sleepycat.je.Environment;
import com.sleepycat.je.EnvironmentConfig;
import dynobench.catalog.Setup;
import dynobench.engine.Database;
import dynobench.engine.Engine;
import java.io.File;
import java.nio.file.Path;

/// Berkeley DB JE: an environment with one database in it.
public final class JeEngine implements Engine {
  private final Setup.Je.Writes writes;
  private final File folder;

  /// @param folder of the trial; it exists
  public JeEngine(Setup.Je setup, Path folder) {
    this.writes = setup.writes();
    this.folder = folder.toFile();
  }

  @Override
  public Database open() {
    var config = new EnvironmentConfig();
    config.setAllowCreate(true);
    durability(config);
    return new JeDatabase(new Environment(folder, config), writes);
  }

  private void durability(EnvironmentConfig config) {
    switch (writes) {
      case PLAIN, DEFERRED -> {}
      case NO_SYNC -> config.setTransactional(true).setDurability(Durability.COMMIT_NO_SYNC);
      case WRITE_NO_SYNC ->
          config.setTransactional(true).setDurability(Durability.COMMIT_WRITE_NO_SYNC);
      case SYNC -> config.setTransactional(true).setDurability(Durability.COMMIT_SYNC);
    }
  }
}
