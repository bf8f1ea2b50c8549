package dynobench.engine.store;

import java.io.IOException;
import java.sql.SQLException;

/// Commits a session's writes in a given style. Libraries have no batches, so `batch N` commits
/// after every N writes. Without transactions, or in autocommit, it only passes writes on.
final class StoreWriter implements AutoCloseable {
  private final StoreSession session;
  private final boolean gathers;
  private final long every;
  private boolean running;
  private long open;

  /// Prepares a writer.
  ///
  /// @param session closed together with this writer
  /// @param gathers whether a transaction has several writes
  /// @param every maximum number of writes in a transaction
  StoreWriter(StoreSession session, boolean gathers, long every) {
    this.session = session;
    this.gathers = gathers;
    this.every = every;
  }

  StoreSession session() {
    return session;
  }

  void put(byte[] key, byte[] value) throws SQLException, IOException {
    begin();
    session.put(key, value);
    wrote();
  }

  /// Deletes a key and its value.
  ///
  /// @return whether the key existed
  boolean delete(byte[] key) throws SQLException, IOException {
    begin();
    boolean deleted = session.delete(key);
    wrote();
    return deleted;
  }

  private void begin() throws SQLException, IOException {
    if (gathers && !running) {
      session.begin();
      running = true;
    }
  }

  private void wrote() throws SQLException, IOException {
    if (gathers && ++open == every) {
      commit();
    }
  }

  /// Commits the open transaction, if any.
  void commit() throws SQLException, IOException {
    if (running) {
      session.commit();
      running = false;
      open = 0;
    }
  }

  /// Rolls back uncommitted writes, and closes the session.
  @Override
  public void close() throws SQLException, IOException {
    try (session) {
      if (running) {
        running = false;
        session.abort();
      }
    }
  }
}
