package dynobench.engine.store;

import dynobench.catalog.Setup;
import dynobench.catalog.Setup.Store.Writes;
import dynobench.engine.Database.Identity;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Berkeley DB in C: an environment with one database in it, a B-tree. What opens and closes it is
/// called by reflection; see [BdbCalls].
final class BdbStore implements Store {
  private static final String NAME = "test";

  private final Writes writes;
  private final Object environment;
  private final Object database;

  BdbStore(Setup.Store setup, Path folder) throws SQLException {
    this.writes = setup.writes();
    this.environment = open(configured(setup), folder);
    this.database = openDatabase();
  }

  /// Recovery looks whether a process was killed, and opens as usual if not.
  private static Object configured(Setup.Store setup) {
    var config =
        new Setters<>(BdbCalls.made("EnvironmentConfig"))
            .with("setAllowCreate", true)
            .with("setInitializeCache", true)
            .with("setPrivate", true)
            .with("setThreaded", true);
    if (setup.writes().commits()) {
      config
          .with("setTransactional", true)
          .with("setInitializeLogging", true)
          .with("setInitializeLocking", true)
          .with("setLockDetectMode", BdbCalls.constant("LockDetectMode", "DEFAULT"))
          .with("setRunRecovery", true);
    }
    switch (setup.writes()) {
      case MEMORY -> config.with("setLogInMemory", true);
      case NO_SYNC -> config.with("setTxnNoSync", true);
      case WRITE_NO_SYNC -> config.with("setTxnWriteNoSync", true);
      case PLAIN, DEFERRED, SYNC -> {}
    }
    for (Map.Entry<String, String> each : setup.properties().entrySet()) {
      config.with(each.getKey(), number(each.getValue()));
    }
    return config.config();
  }

  /// A size that fits is an `int`, which a setter of a `long` takes, too.
  private static Object number(String value) {
    return Integer.valueOf(value);
  }

  private static Object open(Object config, Path folder) throws SQLException {
    try {
      return BdbCalls.type("Environment")
          .getConstructor(File.class, config.getClass())
          .newInstance(folder.toFile(), config);
    } catch (InvocationTargetException e) {
      throw BdbCalls.failure(Objects.requireNonNull(e.getCause()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /// In memory it has a name, but no file.
  private Object openDatabase() throws SQLException {
    Object config =
        new Setters<>(BdbCalls.made("DatabaseConfig"))
            .with("setAllowCreate", true)
            .with("setType", BdbCalls.constant("DatabaseType", "BTREE"))
            .with("setTransactional", writes.commits())
            .config();
    boolean inMemory = writes == Writes.MEMORY;
    Object opened =
        call(
            environment,
            "openDatabase",
            null,
            inMemory ? null : NAME,
            inMemory ? NAME : null,
            config);
    return Objects.requireNonNull(opened);
  }

  /// Calls the method of that name and number of parameters.
  private static @Nullable Object call(Object on, String name, @Nullable Object... values)
      throws SQLException {
    for (Method each : on.getClass().getMethods()) {
      if (each.getName().equals(name) && each.getParameterCount() == values.length) {
        try {
          return each.invoke(on, values);
        } catch (InvocationTargetException e) {
          throw BdbCalls.failure(Objects.requireNonNull(e.getCause()));
        } catch (IllegalAccessException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    throw new UnsupportedOperationException("Berkeley DB has no " + name + ".");
  }

  @Override
  public Identity identity() throws SQLException {
    return new Identity(
        "Berkeley DB",
        call(environment, "getVersionMajor")
            + "."
            + call(environment, "getVersionMinor")
            + "."
            + call(environment, "getVersionPatch"),
        "its Java binding");
  }

  Object environment() {
    return environment;
  }

  Object database() {
    return database;
  }

  @Override
  public StoreSession session() {
    return new BdbSession(this);
  }

  @Override
  public void recreate() throws SQLException {
    var _ = call(database, "truncate", null, false);
  }

  /// Closing the database writes it to the disk. Without a checkpoint the next one to open it would
  /// read the whole log.
  @Override
  public void close() throws SQLException {
    var _ = call(database, "close");
    if (writes.commits() && writes != Writes.MEMORY) {
      var _ = call(environment, "checkpoint", (Object) null);
    }
    var _ = call(environment, "close");
  }
}
