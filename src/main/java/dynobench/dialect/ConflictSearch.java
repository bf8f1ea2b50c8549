package dynobench.dialect;

import dynobench.engine.Database;
import dynobench.engine.Session;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Has two sessions change the same row, to see what the engine does with the second one.
///
/// @param database whose table has a row
record ConflictSearch(Database database) {
  private static final Duration WAITING = Duration.ofSeconds(1);

  /// Some engines wait for a lock for a while.
  private static final Duration ENDING = Duration.ofSeconds(30);

  private static final String CHANGE = "UPDATE " + Tries.TABLE + " SET v = v + 1";

  /// What the engine throws at the one that comes second; empty where it lets it wait.
  Optional<SQLException> find() throws SQLException, IOException {
    Connection first = database.sql().connection();
    try (Session session = database.session()) {
      Connection second = session.sql().connection();
      first.setAutoCommit(false);
      second.setAutoCommit(false);
      change(first);
      CompletableFuture<Optional<SQLException>> other = new CompletableFuture<>();
      Thread.ofPlatform().daemon().start(() -> other.complete(changed(second)));
      Optional<SQLException> thrown = thrown(other, first);
      first.setAutoCommit(true);
      return thrown;
    }
  }

  private static Optional<SQLException> thrown(
      CompletableFuture<Optional<SQLException>> other, Connection first) throws SQLException {
    try {
      Optional<SQLException> soon = other.get(WAITING.toMillis(), TimeUnit.MILLISECONDS);
      first.commit();
      return soon;
    } catch (TimeoutException e) {
      first.commit(); // what it waits for
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
    return other
        .completeOnTimeout(Optional.empty(), ENDING.toMillis(), TimeUnit.MILLISECONDS)
        .join();
  }

  private static Optional<SQLException> changed(Connection connection) {
    try {
      change(connection);
      connection.commit();
      return Optional.empty();
    } catch (SQLException e) {
      return Optional.of(e);
    } catch (RuntimeException e) {
      return Optional.of(new SQLException(e));
    }
  }

  private static void change(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.executeUpdate(CHANGE);
    }
  }
}
