package dynobench.engine.store;

import java.io.IOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// A thread's session of an open database. A write outside a transaction is a transaction by
/// itself, where the mode has transactions. Arrays that are passed in belong to the library
/// afterwards. Arrays that are returned belong to the caller.
///
/// A conflict with another session throws a [java.sql.SQLTransactionRollbackException]. A retry may
/// succeed.
interface StoreSession extends AutoCloseable {
  /// Receives the records of a scan.
  @FunctionalInterface
  interface Visitor {
    /// @return whether to continue
    boolean visit(byte[] key, byte[] value);
  }

  /// Adds a value, or overwrites it.
  void put(byte[] key, byte[] value) throws SQLException, IOException;

  /// Deletes a key and its value.
  ///
  /// @return whether the key existed
  boolean delete(byte[] key) throws SQLException, IOException;

  /// Returns the value of a key; null when the key does not exist.
  byte @Nullable [] get(byte[] key) throws SQLException, IOException;

  /// Reads all records in the way that is fastest for the library, until the visitor stops.
  void scan(Visitor visitor) throws SQLException, IOException;

  /// Reads in order of the keys, from this key on, until the visitor stops. The library may lack an
  /// order; then this method throws `UnsupportedOperationException`.
  void scan(byte[] from, Visitor visitor) throws SQLException, IOException;

  /// Begins a transaction, which [#commit] or [#abort] ends.
  void begin() throws SQLException, IOException;

  void commit() throws SQLException, IOException;

  /// Rolls back the writes since [#begin].
  void abort() throws SQLException, IOException;

  @Override
  void close() throws SQLException, IOException;
}
