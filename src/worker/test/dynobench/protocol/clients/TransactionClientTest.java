package dynobench.protocol.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests that a failing client does not block the others, which would seem to hang.
class TransactionClientTest {
  private int rollbacks;
  private int closed;

  /// Returns a connection that counts rollbacks and closings.
  private Connection connection() {
    return (Connection)
        Proxy.newProxyInstance(
            TransactionClientTest.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (_, method, _) -> {
              if (method.getName().equals("rollback")) {
                rollbacks++;
              } else if (method.getName().equals("close")) {
                closed++;
              }
              return null;
            });
  }

  /// A transaction that fails with a given exception.
  private record Failing(Throwable failure) implements ClientTransaction {
    @Override
    public void draw() {}

    @Override
    public boolean perform() throws WrongDataException, SQLException {
      switch (failure) {
        case WrongDataException e -> throw e;
        case SQLException e -> throw e;
        case Error e -> throw e;
        default -> throw new IllegalStateException(failure);
      }
    }

    @Override
    public void ended() {}

    @Override
    public String activity() {
      return "its update";
    }

    @Override
    public void cancel() {}

    @Override
    public void close() {}
  }

  private record Only(Connection connection) implements Session, SqlConnection {
    @Override
    public SqlConnection sql() {
      return this;
    }

    @Override
    public void create() {}

    @Override
    public String statement(String id) {
      return id;
    }

    @Override
    public void close() throws SQLException {
      connection.close();
    }
  }

  /// A database whose sessions use such connections.
  private final class Trial implements Database {
    @Override
    public Identity identity() {
      return new Identity("none", "0", "none");
    }

    @Override
    public Session session() {
      return new Only(connection());
    }

    @Override
    public SqlConnection sql() {
      return new Only(connection());
    }

    @Override
    public void close() {}
  }

  private static Throwable failure(String kind) {
    return switch (kind) {
      case "memory" -> new OutOfMemoryError("no more");
      case "wrong" -> new WrongDataException("one row", "0");
      case "refused" -> new SQLException("no such table");
      default -> new IllegalStateException("a mistake");
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"wrong", "refused", "mistake"})
  void givesBackWhatItHasChanged(String kind) throws Exception {
    try (var client =
        new TransactionClient(
            new Only(connection()),
            List.of(new Failing(failure(kind))),
            new WeightedChoice(1),
            new SeededRandom(1),
            3,
            false)) {
      client.draw();

      assertThatThrownBy(client::perform).isNotNull();

      assertThat(rollbacks).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wrong", "refused", "mistake", "memory"})
  void givesBackTheConnectionThatItHasBorrowed(String kind) throws Exception {
    var trial = new Trial();
    try (var client =
        new TransactionClient(
            new BorrowedSession(trial, new OpenedConnections(trial, Settings.NONE, false)),
            List.of(new Failing(failure(kind))),
            new WeightedChoice(1),
            new SeededRandom(1),
            3,
            false)) {
      client.draw();

      assertThatThrownBy(client::perform).isNotNull();

      assertThat(closed).isEqualTo(1);
    }
    assertThat(closed).isEqualTo(1);
  }

  @Test
  void weightsThatAddUpToNothingAreRefused() {
    assertThatThrownBy(() -> new WeightedChoice(0, 0)).hasMessageContaining("add up to 0");
  }
}
