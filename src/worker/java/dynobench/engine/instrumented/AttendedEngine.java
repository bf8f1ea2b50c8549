package dynobench.engine.instrumented;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import java.io.IOException;
import java.sql.SQLException;

/// An engine that reports each opening, and the operations of its database, to a listener.
public final class AttendedEngine implements Engine {
  private final Engine engine;
  private final OperationListener listener;

  public AttendedEngine(Engine engine, OperationListener listener) {
    this.engine = engine;
    this.listener = listener;
  }

  @Override
  public Database open() throws SQLException, IOException {
    listener.beforeOperation();
    Database database = engine.open();
    listener.afterOperation();
    return new AttendedDatabase(database, listener);
  }

  /// Closes the engine without the listener, because the trial is over.
  @Override
  public void close() throws SQLException, IOException {
    engine.close();
  }
}
