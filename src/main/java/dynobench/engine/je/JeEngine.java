package dynobench.engine.je;

import com.sleepycat.je.Durability;
import com.sleepycat.je.Environment;
import com.sleepycat.je.EnvironmentConfig;
import dynobench.catalog.Setup;
import dynobench.engine.Database;
import dynobench.engine.Engine;
import java.io.File;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Berkeley DB JE: an environment with one database in it.
public final class JeEngine implements Engine {
  private final Setup.Je.Writes writes;
  private final Map<String, String> properties;
  private final File folder;
  private @Nullable Environment kept;

  /// @param folder of the trial; it exists
  public JeEngine(Setup.Je setup, Path folder) {
    this.writes = setup.writes();
    this.properties = setup.properties();
    this.folder = folder.toFile();
  }

  @Override
  public Database open() {
    return new JeDatabase(kept == null ? environment() : kept, writes);
  }

  private Environment environment() {
    var config = new EnvironmentConfig();
    config.setAllowCreate(true);
    durability(config);
    properties.forEach(config::setConfigParam);
    var environment = new Environment(folder, config);
    if (writes == Setup.Je.Writes.MEMORY) {
      kept = environment;
    }
    return environment;
  }

  @Override
  public void close() {
    if (kept != null) {
      kept.close();
    }
  }

  private void durability(EnvironmentConfig config) {
    switch (writes) {
      case PLAIN, DEFERRED -> {}
      case MEMORY ->
          config
              .setTransactional(true)
              .setDurability(Durability.COMMIT_NO_SYNC)
              .setConfigParam(EnvironmentConfig.LOG_MEM_ONLY, "true");
      case NO_SYNC -> config.setTransactional(true).setDurability(Durability.COMMIT_NO_SYNC);
      case WRITE_NO_SYNC ->
          config.setTransactional(true).setDurability(Durability.COMMIT_WRITE_NO_SYNC);
      case SYNC -> config.setTransactional(true).setDurability(Durability.COMMIT_SYNC);
    }
  }
}
