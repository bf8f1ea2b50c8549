package dynobench.protocol.clients;

import dynobench.engine.Database;
import java.io.IOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// Thread of a companion that works beside the clients.
final class CompanionThread implements Runnable {
  private final ClientPhase.Companion companion;
  private final Database database;
  private final Runnable ended;
  private final Thread thread;
  private @Nullable Throwable failure;

  /// Creates the thread.
  ///
  /// @param ended callback for the end of the companion, successful or not
  CompanionThread(ClientPhase.Companion companion, Database database, Runnable ended) {
    this.companion = companion;
    this.database = database;
    this.ended = ended;
    this.thread = Thread.ofPlatform().name("beside-clients").daemon().unstarted(this);
  }

  void begin() {
    thread.start();
  }

  @Override
  public void run() {
    try {
      companion.run(database);
    } catch (Throwable e) { // an engine may throw anything; the phase throws it later
      failure = e;
    } finally {
      ended.run();
    }
  }

  /// Waits for the companion's end, and throws its exception if it failed.
  void await() throws InterruptedException, SQLException, IOException {
    thread.join();
    switch (failure) {
      case null -> {}
      case SQLException e -> throw e;
      case IOException e -> throw e;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      case Throwable e -> throw new IllegalStateException(e);
    }
  }
}
