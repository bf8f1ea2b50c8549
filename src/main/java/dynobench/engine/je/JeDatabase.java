package dynobench.engine.je;

import com.sleepycat.je.DatabaseConfig;
import com.sleepycat.je.Environment;
import com.sleepycat.je.JEVersion;
import dynobench.catalog.Setup.Je.Writes;
import dynobench.engine.Database;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;

/// The open environment and its database.
final class JeDatabase implements Database {
  private static final String NAME = "test";

  private final Environment environment;
  private final Writes writes;
  private com.sleepycat.je.Database database;

  JeDatabase(Environment environment, Writes writes) {
    this.environment = environment;
    this.writes = writes;
    this.database = openDatabase();
  }

  private com.sleepycat.je.Database openDatabase() {
    var config =
        new JeConfig<>(new DatabaseConfig())
            .with("setAllowCreate", true)
            .with("setTransactional", environment.getConfig().getTransactional());
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

  @Override
  public RowTable rows() {
    return new JeRows(this);
  }

  @Override
  public PairTable pairs(CommitStyle commit) {
    return new JePairs(this, new JeTransactions(environment, commit));
  }

  @Override
  public RecordTable records(CommitStyle commit) {
    return new JeRecords(this, new JeTransactions(environment, commit));
  }

  /// Handles of JE are for all threads; what a thread writes with isn't.
  @Override
  public Session session() {
    return new JeSession(this);
  }

  Environment environment() {
    return environment;
  }

  com.sleepycat.je.Database database() {
    return database;
  }

  void recreate() {
    database.close();
    environment.removeDatabase(null, NAME);
    database = openDatabase();
  }

  /// Closing the database writes what was deferred; closing the environment checkpoints it, and
  /// would lose a log that is in memory.
  @Override
  public void close() {
    database.close();
    if (writes != Writes.MEMORY) {
      environment.close();
    }
  }
}
