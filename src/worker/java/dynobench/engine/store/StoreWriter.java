package dynobench.engine.store;

import java.io.IOException;
import java.sql.SQLException;

/// Commits what a session writes in a style. Libraries have no batches: `batch N` commits every N.
/// Without transactions, and where the library commits each write itself, there is nothing to do.
final class StoreWriter implements AutoCloseable {
  private final StoreSession session;
  private final boolean gathers;
  private final long every;
  private boolean running;
  private long open;

  /// @param session that it closes
  /// @param gathers whether several writes are one transaction
  /// @param every how many at most
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

  /// Deletes what is there under the key.
  ///
  /// @return whether there was anything
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

  /// Commits what is open.
  void commit() throws SQLException, IOException {
    if (running) {
      session.commit();
      running = false;
      open = 0;
    }
  }

  /// Undoes what is not committed.
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
