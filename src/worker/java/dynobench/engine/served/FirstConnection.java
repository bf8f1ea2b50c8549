package dynobench.engine.served;

import dynobench.engine.Database;
import dynobench.engine.SqlWords;
import dynobench.engine.jdbc.JdbcEngine;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/// Tries to connect to a server until the server is ready. The attempts run in a separate thread,
/// because another program may own the port and never answer.
final class FirstConnection {
  private static final long PAUSE_MILLIS = 10;

  private final JdbcEngine engine;
  private final String ready;
  private final CompletableFuture<Boolean> answer = new CompletableFuture<>();
  private volatile @Nullable SQLException refusal;

  /// Prepares the first connection.
  ///
  /// @param ready query that returns a row when the server is ready; may be empty
  FirstConnection(JdbcEngine engine, String ready) {
    this.engine = engine;
    this.ready = ready;
  }

  /// Blocks until the server accepts a connection with its password and answers the ready query.
  /// Throws `IOException` after killing a server that takes too long, or whose driver fails with
  /// another exception than `SQLException`.
  ///
  /// @param patience maximum wait: the remaining time of the trial's limit
  /// @return true when the server is ready; false when it, or one of its nodes, has ended
  boolean await(ServerNodes server, Duration patience) throws IOException, InterruptedException {
    server.onEnd(() -> answer.complete(false));
    Thread.ofPlatform().name("dynobench-first-connection").daemon().start(this::ask);
    try {
      return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      String printed = server.lastOutput();
      server.kill();
      SQLException last = refusal;
      throw new IOException(
          "The server accepted no connection within the trial's time limit. Dynobench ended it"
              + " after "
              + patience.toSeconds()
              + " s. Its last output: "
              + printed
              + (last == null ? "" : "; the driver said: " + SqlWords.of(last)),
          last);
    } catch (ExecutionException e) {
      server.kill();
      throw new IOException("The connection to the server failed: " + e.getCause(), e);
    } finally {
      answer.cancel(false);
    }
  }

  private void ask() {
    while (!answer.isDone()) {
      try {
        connect();
        answer.complete(true);
      } catch (SQLException e) {
        refusal = e;
        pause();
      } catch (IOException | RuntimeException | LinkageError e) { // the driver may need another jar
        answer.completeExceptionally(e);
      }
    }
  }

  private void connect() throws SQLException, IOException {
    Database database = engine.open();
    try {
      if (!ready.isEmpty() && !isAnswered(database.sql().connection())) {
        throw new SQLException("the server returns no row yet for " + ready);
      }
    } finally {
      database.close();
    }
  }

  private boolean isAnswered(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(ready)) {
      return rows.next();
    }
  }

  private void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      answer.completeExceptionally(e);
    }
  }
}
