package dynobench.engine.instrumented;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import java.io.IOException;
import java.sql.SQLException;

/// An engine that reports its operations to an attendant.
public final class AttendedEngine implements Engine {
  private final Engine engine;
  private final OperationListener attendant;

  public AttendedEngine(Engine engine, OperationListener attendant) {
    this.engine = engine;
    this.attendant = attendant;
  }

  @Override
  public Database open() throws SQLException, IOException {
    attendant.begins();
    Database database = engine.open();
    attendant.ended();
    return new AttendedDatabase(database, attendant);
  }

  /// Closes the engine without the attendant, because the trial is over.
  @Override
  public void close() throws SQLException, IOException {
    engine.close();
  }
}
