package dynobench.engine.store;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;
import org.jspecify.annotations.Nullable;

/// Calls of Berkeley DB in C, by reflection. Its Java binding is in no Maven repository, only in
/// Debian's packages, so the compiler cannot see it. The calls use constant method handles, which a
/// JVM compiles like ordinary calls.
final class BdbCalls {
  private static final String PACKAGE = "com.sleepycat.db.";
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.publicLookup();

  private static final Class<?> ENVIRONMENT = type("Environment");
  private static final Class<?> DATABASE = type("Database");
  private static final Class<?> TRANSACTION = type("Transaction");
  private static final Class<?> CURSOR = type("Cursor");
  private static final Class<?> ENTRY = type("DatabaseEntry");
  private static final Class<?> BULK = type(BdbKeys.BYTES.bulkType());
  private static final Class<?> NUMBERED_BULK = type(BdbKeys.NUMBERS.bulkType());
  private static final Class<?> STATUS = type("OperationStatus");
  private static final Class<?> LOCKING = type("LockMode");
  private static final Class<?> CONFLICT = type("DeadlockException");

  private static final Object SUCCESS = constant("OperationStatus", "SUCCESS");
  private static final Object GAP = constant("OperationStatus", "KEYEMPTY");
  private static final Object DEFAULT = constant("LockMode", "DEFAULT");

  private static final MethodHandle PUT =
      method(DATABASE, "put", STATUS, TRANSACTION, ENTRY, ENTRY);
  private static final MethodHandle GET =
      method(DATABASE, "get", STATUS, TRANSACTION, ENTRY, ENTRY, LOCKING);
  private static final MethodHandle DELETE = method(DATABASE, "delete", STATUS, TRANSACTION, ENTRY);
  private static final MethodHandle OPEN_CURSOR =
      method(DATABASE, "openCursor", CURSOR, TRANSACTION, type("CursorConfig"));
  private static final MethodHandle CLOSE_CURSOR = method(CURSOR, "close", void.class);
  private static final MethodHandle FROM =
      method(CURSOR, "getSearchKeyRange", STATUS, ENTRY, ENTRY, LOCKING);
  private static final MethodHandle NEXT = method(CURSOR, "getNext", STATUS, ENTRY, ENTRY, LOCKING);
  private static final MethodHandle AT =
      method(CURSOR, "getSearchKey", STATUS, ENTRY, ENTRY, LOCKING);
  private static final MethodHandle NEXT_OF_BULK =
      method(BULK, "next", boolean.class, ENTRY, ENTRY);
  private static final MethodHandle NEXT_OF_NUMBERED_BULK =
      method(NUMBERED_BULK, "next", boolean.class, ENTRY, ENTRY);
  private static final MethodHandle SET_DATA = method(ENTRY, "setData", void.class, byte[].class);
  private static final MethodHandle DATA = method(ENTRY, "getData", byte[].class);
  private static final MethodHandle OFFSET = method(ENTRY, "getOffset", int.class);
  private static final MethodHandle SIZE = method(ENTRY, "getSize", int.class);
  private static final MethodHandle BEGIN =
      method(ENVIRONMENT, "beginTransaction", TRANSACTION, TRANSACTION, type("TransactionConfig"));
  private static final MethodHandle COMMIT = method(TRANSACTION, "commit", void.class);
  private static final MethodHandle ABORT = method(TRANSACTION, "abort", void.class);

  private BdbCalls() {}

  static Class<?> type(String name) {
    try {
      return Class.forName(PACKAGE + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  static Object constant(String type, String name) {
    try {
      return type(type).getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Creates an object of a type, without arguments.
  static Object create(String type) {
    try {
      return type(type).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Returns a method whose object types are erased, because this code cannot name the library's
  /// classes.
  private static MethodHandle method(
      Class<?> of, String name, Class<?> result, Class<?>... parameters) {
    try {
      MethodHandle found = LOOKUP.findVirtual(of, name, MethodType.methodType(result, parameters));
      return found.asType(found.type().erase());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static void put(Object database, @Nullable Object transaction, Object key, Object data)
      throws SQLException {
    try {
      var _ = (Object) PUT.invokeExact(database, transaction, key, data);
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  /// Reads the value of a key into `data`, and returns whether the key exists.
  static boolean get(Object database, @Nullable Object transaction, Object key, Object data)
      throws SQLException {
    try {
      return SUCCESS.equals((Object) GET.invokeExact(database, transaction, key, data, DEFAULT));
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  /// Deletes a key and its value, and returns whether the key existed.
  static boolean delete(Object database, @Nullable Object transaction, Object key)
      throws SQLException {
    try {
      return SUCCESS.equals((Object) DELETE.invokeExact(database, transaction, key));
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  static Object openCursor(Object database, @Nullable Object transaction) throws SQLException {
    try {
      return (Object) OPEN_CURSOR.invokeExact(database, transaction, (Object) null);
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  static void closeCursor(Object cursor) throws SQLException {
    try {
      CLOSE_CURSOR.invokeExact(cursor);
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  /// Moves to the first record whose key is equal or higher, and returns whether one exists. Of
  /// numbered records, it finds an equal one only.
  static boolean from(Object cursor, Object key, Object data) throws SQLException {
    try {
      return SUCCESS.equals((Object) FROM.invokeExact(cursor, key, data, DEFAULT));
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  /// Returns whether the record of this number was removed or never written, while higher numbers
  /// exist.
  static boolean isGap(Object cursor, Object key, Object data) throws SQLException {
    try {
      return GAP.equals((Object) AT.invokeExact(cursor, key, data, DEFAULT));
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  /// Moves to the next record, and returns whether one exists.
  ///
  /// @param data an entry, or a buffer for many records
  static boolean next(Object cursor, Object key, Object data) throws SQLException {
    try {
      return SUCCESS.equals((Object) NEXT.invokeExact(cursor, key, data, DEFAULT));
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  /// Reads the next record from a buffer for many records, and returns whether one exists.
  static boolean nextOf(BdbKeys keys, Object bulk, Object key, Object data) throws SQLException {
    try {
      return keys == BdbKeys.BYTES
          ? (boolean) NEXT_OF_BULK.invokeExact(bulk, key, data)
          : (boolean) NEXT_OF_NUMBERED_BULK.invokeExact(bulk, key, data);
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  static void set(Object entry, byte[] bytes) throws SQLException {
    try {
      SET_DATA.invokeExact(entry, (Object) bytes);
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  /// Returns the content of an entry: the whole array, or a copy of the entry's part of a larger
  /// array.
  static byte[] bytes(Object entry) throws SQLException {
    try {
      var all = (byte[]) (Object) DATA.invokeExact(entry);
      int offset = (int) OFFSET.invokeExact(entry);
      int size = (int) SIZE.invokeExact(entry);
      if (offset == 0 && size == all.length) {
        return all;
      }
      var own = new byte[size];
      System.arraycopy(all, offset, own, 0, size);
      return own;
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  static Object begin(Object environment) throws SQLException {
    try {
      return (Object) BEGIN.invokeExact(environment, (Object) null, (Object) null);
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  static void commit(Object transaction) throws SQLException {
    try {
      COMMIT.invokeExact(transaction);
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  static void abort(Object transaction) throws SQLException {
    try {
      ABORT.invokeExact(transaction);
    } catch (Throwable e) {
      throw failure(e);
    }
  }

  /// Converts a checked exception of the library. A conflict becomes the exception that JDBC uses
  /// for it. Throws an unchecked exception or an error as it is.
  static SQLException failure(Throwable thrown) {
    return switch (thrown) {
      case RuntimeException unchecked -> throw unchecked;
      case Error error -> throw error;
      default ->
          CONFLICT.isInstance(thrown)
              ? new SQLTransactionRollbackException(thrown.getMessage(), thrown)
              : new SQLException(thrown.getMessage(), thrown);
    };
  }
}
