package dynobench.worker;

import dynobench.engine.Engine;
import dynobench.protocol.HungException;
import dynobench.protocol.Measuring;
import dynobench.protocol.Protocol;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// An engine that is closed after its trial, unless somebody hangs in it: then it goes with its
/// process.
final class OpenEngine implements AutoCloseable {
  private final Engine engine;
  private boolean hung;

  OpenEngine(Engine engine) {
    this.engine = engine;
  }

  Engine engine() {
    return engine;
  }

  void run(Protocol protocol, Measuring measuring)
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
