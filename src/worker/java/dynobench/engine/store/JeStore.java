package dynobench.engine.store;

import com.sleepycat.je.CheckpointConfig;
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

/// Berkeley DB JE: an environment with one database.
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
    ReflectiveSetters<EnvironmentConfig> config =
        new ReflectiveSetters<>(new EnvironmentConfig()).with("setAllowCreate", true);
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

  /// Sets the durability of commits. JE 4 and later have one setting for it, older versions have
  /// switches. The default forces each commit to the disk.
  private void commitsIn(ReflectiveSetters<EnvironmentConfig> config) {
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
        new ReflectiveSetters<>(new DatabaseConfig())
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

  /// Opens a session. Handles of JE are thread-safe, but a session's entries and transaction are
  /// not.
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

  /// Lets the cleaner rewrite log files with few live records, until it finds none. The checkpoint
  /// deletes the old files.
  @Override
  public boolean cleanUp() {
    boolean found = false;
    while (environment.cleanLog() > 0) {
      found = true;
    }
    if (found) {
      environment.checkpoint(new CheckpointConfig().setForce(true));
    }
    return true;
  }

  /// Closes database and environment. The database writes deferred data, and the environment makes
  /// a checkpoint.
  @Override
  public void close() {
    database.close();
    environment.close();
  }
}
