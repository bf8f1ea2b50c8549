package dynobench.protocol;

import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/// Access to a JDBC driver for a baseline: connections, and the statements to prepare.
public final class BareDriver {
  private final Setup.Jdbc setup;
  private final List<NamedSql> statements;

  /// Creates the access from a trial's setup.
  ///
  /// @throws IOException when the engine has no driver
  public BareDriver(TrialContext measuring) throws IOException {
    if (!(measuring.setup() instanceof Setup.Jdbc jdbc)) {
      throw new IOException("The bare loop knows only JDBC and the heap map");
    }
    this.setup = jdbc;
    this.statements = measuring.statements();
  }

  /// Work with a connection.
  @FunctionalInterface
  public interface ConnectionWork {
    void of(Connection connection) throws SQLException;
  }

  /// Connects, runs some work, and closes in the way that the mode requires.
  public void connected(ConnectionWork use) throws SQLException {
    try (Connection connection =
        DriverManager.getConnection(setup.url(), setup.user(), setup.password())) {
      use.of(connection);
    }
    if (setup.close() instanceof Setup.Close.Url(String url, List<String> success)) {
      try {
        DriverManager.getConnection(url).close();
      } catch (SQLException e) {
        if (!success.contains(e.getSQLState())) {
          throw e;
        }
      }
    }
  }

  /// Creates the tables. The database is new, so the `DROP` statements are skipped.
  public void create(Connection connection) throws SQLException {
    try (java.sql.Statement statement = connection.createStatement()) {
      for (String sql : all("create")) {
        if (!sql.startsWith("DROP ")) {
          statement.execute(sql);
        }
      }
    }
  }

  /// Returns the statement with an id.
  public String asked(String id) {
    return all(id).getFirst();
  }

  private List<String> all(String id) {
    return statements.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow().sql();
  }
}
