package dynobench.engine.je;

import com.sleepycat.je.Durability;
import com.sleepycat.je.Environment;
import com.sleepycat.je.EnvironmentConfig;
import dynobench.catalog.Setup;
import dynobench.catalog.Setup.Je.Writes;
import dynobench.engine.Database;
import dynobench.engine.Engine;
import java.io.File;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Berkeley DB JE: an environment with one database in it.
public final class JeEngine implements Engine {
  private static final boolean HAS_WORDS = hasWords();

  private final Writes writes;
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
    JeConfig<EnvironmentConfig> config =
        new JeConfig<>(new EnvironmentConfig()).with("setAllowCreate", true);
    if (writes != Writes.PLAIN && writes != Writes.DEFERRED) {
      config.with("setTransactional", true);
      commitsIn(config);
    }
    var settings = new HashMap<>(properties);
    if (writes == Writes.MEMORY) {
      settings.put(EnvironmentConfig.LOG_MEM_ONLY, "true");
    }
    for (Map.Entry<String, String> each : settings.entrySet()) {
      config.with("setConfigParam", each.getKey(), each.getValue());
    }
    var environment = new Environment(folder, config.config());
    if (writes == Writes.MEMORY) {
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

  /// In one word since JE 4, by switches before; without any, a commit is forced to the disk.
  private void commitsIn(JeConfig<EnvironmentConfig> config) {
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
      Class.forName("com.sleepycat.je.Durability", false, JeEngine.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }
}
