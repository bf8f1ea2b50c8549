package dynobench.dialect;

import dynobench.engine.Database;
import dynobench.engine.Session;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Detects how an engine treats two sessions that change the same row.
///
/// @param database contains a table with one row
record ConflictSearch(Database database) {
  private static final Duration WAITING = Duration.ofSeconds(1);

  /// Maximum wait for the second session after the first one has committed. Some engines wait for a
  /// lock for a while.
  private static final Duration ENDING = Duration.ofSeconds(30);

  private static final String CHANGE = "UPDATE " + StatementAttempts.TABLE + " SET v = v + 1";

  /// The engine's reaction to the session that changes the row second.
  ///
  /// @param thrown the error that this session received
  /// @param goesOn whether the session's prepared statement can be executed again afterwards
  record Conflict(SQLException thrown, boolean goesOn) {}

  /// Returns the error of the session that changes the row second. Empty if that session received
  /// no error: usually it waited for the first one, and then changed the row. Also empty if it has
  /// not finished 30 seconds after the first one committed.
  Optional<Conflict> find() throws SQLException, IOException {
    Connection first = database.sql().connection();
    try (Session session = database.session();
        PreparedStatement second = session.sql().connection().prepareStatement(CHANGE)) {
      first.setAutoCommit(false);
      second.getConnection().setAutoCommit(false);
      change(first);
      CompletableFuture<Optional<SQLException>> other = new CompletableFuture<>();
      Thread.ofPlatform().daemon().start(() -> other.complete(changed(second)));
      Optional<SQLException> thrown = thrown(other, first);
      first.setAutoCommit(true);
      return thrown.map(it -> new Conflict(it, canRepeat(second)));
    }
  }

  private static Optional<SQLException> thrown(
      CompletableFuture<Optional<SQLException>> other, Connection first) throws SQLException {
    try {
      Optional<SQLException> soon = other.get(WAITING.toMillis(), TimeUnit.MILLISECONDS);
      first.commit();
      return soon;
    } catch (TimeoutException e) {
      first.commit(); // releases the lock that the second session waits for
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

  private static Optional<SQLException> changed(PreparedStatement statement) {
    try {
      statement.executeUpdate();
      statement.getConnection().commit();
      return Optional.empty();
    } catch (SQLException e) {
      return Optional.of(e);
    } catch (RuntimeException e) {
      return Optional.of(new SQLException(e));
    }
  }

  /// Returns whether the refused session can roll back and execute its prepared statement again.
  private static boolean canRepeat(PreparedStatement statement) {
    try {
      statement.getConnection().rollback();
    } catch (SQLException e) {
      return false;
    }
    return changed(statement).isEmpty();
  }

  private static void change(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.executeUpdate(CHANGE);
    }
  }
}
