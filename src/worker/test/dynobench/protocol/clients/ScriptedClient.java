package dynobench.protocol.clients;

import java.sql.SQLException;
import java.util.concurrent.CountDownLatch;

/// A client whose operations the test defines.
abstract class ScriptedClient implements Client {
  private final CountDownLatch cancelled = new CountDownLatch(1);

  @Override
  public int draw() {
    return 0;
  }

  @Override
  public int perform() throws SQLException {
    return 0;
  }

  @Override
  public String activity() {
    return "\"SELECT 1\" of ask";
  }

  @Override
  public void cancel() {
    cancelled.countDown();
  }

  /// Blocks until the client is cancelled.
  final void hang() {
    try {
      cancelled.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {}
}
