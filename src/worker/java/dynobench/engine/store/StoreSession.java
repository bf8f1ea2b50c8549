package dynobench.engine.store;

import java.io.IOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// One thread's way to an open database. A write outside of a transaction is a transaction of its
/// own, or none where the mode has none. Arrays that go in belong to the library afterwards, and
/// those that come out to who has asked.
///
/// Who is in another's way gets a [java.sql.SQLTransactionRollbackException]: the same may succeed
/// when it is begun anew.
interface StoreSession extends AutoCloseable {
  /// What scanning sees.
  @FunctionalInterface
  interface Visitor {
    /// @return whether it wants more
    boolean visit(byte[] key, byte[] value);
  }

  /// Adds a value, or overwrites it.
  void put(byte[] key, byte[] value) throws SQLException, IOException;

  /// Deletes what is there under the key.
  ///
  /// @return whether there was anything
  boolean delete(byte[] key) throws SQLException, IOException;

  /// The value of that key; null when there is none.
  byte @Nullable [] get(byte[] key) throws SQLException, IOException;

  /// Reads everything, in the way that is fastest for the library.
  void scan(Visitor visitor) throws SQLException, IOException;

  /// Reads in order, from that key on.
  void scan(byte[] from, Visitor visitor) throws SQLException, IOException;

  /// Gathers what is written from now on, until [#commit] or [#abort].
  void begin() throws SQLException, IOException;

  void commit() throws SQLException, IOException;

  /// Undoes what was written since [#begin].
  void abort() throws SQLException, IOException;

  @Override
  void close() throws SQLException, IOException;
}
