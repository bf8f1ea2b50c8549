package dynobench.engine.store;

import dynobench.engine.Database.Identity;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Access;
import dynobench.setup.Setup.Store.Writes;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Berkeley DB in C: an environment with one database. Reflection opens and closes the database;
/// see [BdbCalls].
///
/// A mode's property is a setter of the environment, or else of the database. [#BULK] is an
/// exception: it is the size of a buffer that a full scan passes to the library.
final class BdbStore implements Store {
  /// Property for the size of the buffer with which a full scan reads, in bytes.
  static final String BULK = "bulkBufferSize";

  private static final String NAME = "test";
  private static final int USUAL_BULK = 1 << 18;

  private final Setup.Store setup;
  private final Path folder;
  private final int bulkBytes;
  private final Object environment;
  private volatile @Nullable Object database;

  /// Lock for the creation of a queue's database.
  private final Object opening = new Object();

  /// Length of a queue's records, in bytes; 0 while unknown.
  private volatile int recordLength;

  BdbStore(Setup.Store setup, Path folder) throws SQLException {
    this.setup = setup;
    this.folder = folder;
    this.bulkBytes =
        setup.properties().containsKey(BULK)
            ? Integer.parseInt(setup.properties().get(BULK))
            : USUAL_BULK;
    this.environment = open(configured(), folder);
    if (setup.access() != Access.QUEUE || exists()) {
      this.database = openDatabase();
    }
  }

  private Object configured() throws SQLException {
    var config =
        new ReflectiveSetters<>(BdbCalls.create("EnvironmentConfig"))
            .with("setAllowCreate", true)
            .with("setInitializeCache", true)
            .with("setPrivate", true)
            .with("setThreaded", true);
    if (setup.writes().commits()) {
      // Recovery detects whether a process was killed, and opens as usual if not.
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
      if (config.has(each.getKey())) {
        config.with(each.getKey(), number(each.getValue()));
      }
    }
    return config.config();
  }

  /// Returns the number as an `int`, which setters of type `long` accept too.
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

  private boolean isInMemory() {
    return setup.writes() == Writes.MEMORY;
  }

  private boolean exists() {
    return !isInMemory() && Files.exists(folder.resolve(NAME));
  }

  /// Opens the database. In memory it has a name, but no file.
  private Object openDatabase() throws SQLException {
    var config =
        new ReflectiveSetters<>(BdbCalls.create("DatabaseConfig"))
            .with("setAllowCreate", true)
            .with("setType", BdbCalls.constant("DatabaseType", setup.access().name()))
            .with("setTransactional", setup.writes().commits());
    if (recordLength > 0) {
      config.with("setRecordLength", recordLength);
    }
    var ofEnvironment = new ReflectiveSetters<>(BdbCalls.create("EnvironmentConfig"));
    for (Map.Entry<String, String> each : setup.properties().entrySet()) {
      if (!each.getKey().equals(BULK) && !ofEnvironment.has(each.getKey())) {
        config.with(each.getKey(), number(each.getValue()));
      }
    }
    Object opened =
        call(
            environment,
            "openDatabase",
            null,
            isInMemory() ? null : NAME,
            isInMemory() ? NAME : null,
            config.config());
    Object real = Objects.requireNonNull(opened);
    if (setup.access() == Access.QUEUE) {
      Object made = Objects.requireNonNull(call(real, "getConfig"));
      recordLength = (Integer) Objects.requireNonNull(call(made, "getRecordLength"));
    }
    return real;
  }

  /// Calls the method with this name and number of parameters.
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

  BdbKeys keys() {
    return setup.access().isByNumber() ? BdbKeys.NUMBERS : BdbKeys.BYTES;
  }

  int bulkBytes() {
    return bulkBytes;
  }

  /// Returns the database; null for a queue without records.
  @Nullable Object database() {
    return database;
  }

  /// Returns the database for a value, and creates a queue's database for the first value. All
  /// records of a queue have the length of the first one. The library would fill a shorter one with
  /// blanks, so other lengths are refused.
  Object databaseFor(byte[] value) throws SQLException {
    Object there = database;
    if (there == null) {
      there = created(value.length);
    }
    if (setup.access() == Access.QUEUE && value.length != recordLength) {
      throw new SQLException(
          "The records of this queue have "
              + recordLength
              + " bytes each, but this record has "
              + value.length
              + ".");
    }
    return there;
  }

  private Object created(int length) throws SQLException {
    synchronized (opening) {
      Object there = database;
      if (there == null) {
        recordLength = length;
        there = openDatabase();
        database = there;
      }
      return there;
    }
  }

  /// Throws an exception where keys have no order.
  ///
  /// @throws UnsupportedOperationException where records have no order
  void requireOrder() {
    if (setup.access() == Access.HASH) {
      throw new UnsupportedOperationException(
          "A hash has no order of keys, so it can't be scanned.");
    }
  }

  @Override
  public StoreSession session() {
    return new BdbSession(this);
  }

  @Override
  public void recreate() throws SQLException {
    Object there = database;
    if (there == null) {
      return;
    }
    if (setup.access() == Access.QUEUE) { // the next records may have another length
      var _ = call(there, "close");
      database = null;
      recordLength = 0;
      var _ =
          call(
              environment,
              "removeDatabase",
              null,
              isInMemory() ? null : NAME,
              isInMemory() ? NAME : null);
    } else {
      var _ = call(there, "truncate", null, false);
    }
  }

  /// Closes database and environment. Closing the database writes it to the disk. The checkpoint
  /// saves the next opening from reading the whole log.
  @Override
  public void close() throws SQLException {
    Object there = database;
    if (there != null) {
      var _ = call(there, "close");
    }
    if (setup.writes().commits() && !isInMemory()) {
      var _ = call(environment, "checkpoint", (Object) null);
    }
    var _ = call(environment, "close");
  }
}
