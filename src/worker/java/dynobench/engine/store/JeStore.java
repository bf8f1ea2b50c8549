package dynobench.engine.store;

import com.sleepycat.je.Database;
import com.sleepycat.je.DatabaseConfig;
import com.sleepycat.je.Durability;
import com.sleepycat.je.Environment;
import com.sleepycat.je.EnvironmentConfig;
import com.sleepycat.je.JEVersion;
import dynobench.engine.Database.Identity;
import dynobench.engine.OnlineBackup;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/// Berkeley DB JE: an environment with one database in it.
final class JeStore implements Store {
  private static final String NAME = "test";
  private static final boolean HAS_WORDS = hasWords();

  private final Setup.Store setup;
  private final Path folder;
  private final Writes writes;
  private final Environment environment;
  private Database database;

  JeStore(Setup.Store setup, Path folder) {
    this.setup = setup;
    this.folder = folder;
    this.writes = setup.writes();
    Setters<EnvironmentConfig> config =
        new Setters<>(new EnvironmentConfig()).with("setAllowCreate", true);
    if (writes.commits()) {
      config.with("setTransactional", true);
      commitsIn(config);
    }
    var settings = new HashMap<>(setup.properties());
    if (writes == Writes.MEMORY) {
      settings.put(EnvironmentConfig.LOG_MEM_ONLY, "true");
    }
    for (Map.Entry<String, String> each : settings.entrySet()) {
      config.with("setConfigParam", each.getKey(), each.getValue());
    }
    this.environment = new Environment(folder.toFile(), config.config());
    this.database = open();
  }

  /// In one word since JE 4, by switches before; without any, a commit is forced to the disk.
  private void commitsIn(Setters<EnvironmentConfig> config) {
    if (HAS_WORDS) {
      config.with(
          "setDurability",
          switch (writes) {
            case SYNC -> Durability.COMMIT_SYNC;
            case WRITE_NO_SYNC -> Durability.COMMIT_WRITE_NO_SYNC;
            case PLAIN, DEFERRED, MEMORY, NO_SYNC -> Durability.COMMIT_NO_SYNC;
          });
    } else if (writes != Writes.SYNC) {
      config.with(writes == Writes.WRITE_NO_SYNC ? "setTxnWriteNoSync" : "setTxnNoSync", true);
    }
  }

  private static boolean hasWords() {
    try {
      Class.forName("com.sleepycat.je.Durability", false, JeStore.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private Database open() {
    var config =
        new Setters<>(new DatabaseConfig())
            .with("setAllowCreate", true)
            .with("setTransactional", writes.commits());
    if (writes == Writes.DEFERRED) {
      config.with("setDeferredWrite", true);
    }
    return environment.openDatabase(null, NAME, config.config());
  }

  @Override
  public Identity identity() {
    return new Identity(
        "Berkeley DB JE", JEVersion.CURRENT_VERSION.getVersionString(), "its own API");
  }

  Environment environment() {
    return environment;
  }

  Database database() {
    return database;
  }

  /// Handles of JE are for all threads; what a thread writes with isn't.
  @Override
  public StoreSession session() {
    return new JeSession(this);
  }

  @Override
  public void recreate() {
    database.close();
    environment.removeDatabase(null, NAME);
    database = open();
  }

  @Override
  public OnlineBackup backup() {
    return new JeBackup(environment, setup, folder);
  }

  /// Closing the database writes what was deferred; closing the environment checkpoints it.
  @Override
  public void close() {
    database.close();
    environment.close();
  }
}
