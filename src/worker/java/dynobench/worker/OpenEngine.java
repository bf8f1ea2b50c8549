package dynobench.worker;

import dynobench.engine.Engine;
import dynobench.protocol.HungException;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// Engine that is closed after its trial. If a client hangs in a call of the engine, the engine
/// stays open and ends with its process.
final class OpenEngine implements AutoCloseable {
  private final Engine engine;
  private boolean hung;

  OpenEngine(Engine engine) {
    this.engine = engine;
  }

  Engine engine() {
    return engine;
  }

  void run(Protocol protocol, TrialContext measuring)
      throws WrongDataException, SQLException, IOException {
    try {
      protocol.run(measuring);
    } catch (HungException e) {
      hung = true;
      throw e;
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    if (!hung) {
      engine.close();
    }
  }
}
