package dynobench.engine.store;

import dynobench.engine.Database;
import dynobench.engine.OnlineBackup;
import dynobench.engine.Session;
import dynobench.setup.Setup.Store.Writes;
import java.io.IOException;
import java.sql.SQLException;

/// An open database of a library.
final class StoreDatabase extends StoreClient implements Database {
  /// Action that closes the database.
  @FunctionalInterface
  interface Closing {
    void close() throws SQLException, IOException;
  }

  private final Writes writes;
  private final Closing closing;

  StoreDatabase(Store store, Writes writes, Closing closing) {
    super(store, writes);
    this.writes = writes;
    this.closing = closing;
  }

  @Override
  public Identity identity() throws SQLException, IOException {
    return store().identity();
  }

  @Override
  public Session session() {
    return new StoreClient(store(), writes);
  }

  @Override
  public OnlineBackup backup() {
    return store().backup();
  }

  @Override
  public boolean cleanUp() throws SQLException, IOException {
    return store().cleanUp();
  }

  @Override
  public void close() throws SQLException, IOException {
    closing.close();
  }
}
