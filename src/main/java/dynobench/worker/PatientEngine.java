package dynobench.worker;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;

/// Opens what another process has left without shutting it down. Some engines take the lock file
/// that still lies there for a living process, until it hasn't been touched for a while: HSQLDB for
/// ten seconds.
final class PatientEngine implements Engine {
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(15);
  private static final long PAUSE_MILLIS = 500;

  private final Engine engine;

  PatientEngine(Engine engine) {
    this.engine = engine;
  }

  @Override
  public Database open() throws SQLException, IOException {
    long began = System.nanoTime();
    while (true) {
      try {
        return engine.open();
      } catch (SQLException e) {
        if (System.nanoTime() - began > PATIENCE_NANOS || !pause()) {
          throw e;
        }
      }
    }
  }

  /// Whether to go on afterwards.
  private static boolean pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    engine.close();
  }
}
