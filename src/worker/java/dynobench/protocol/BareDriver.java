package dynobench.protocol;

import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/// What a yardstick needs of a JDBC driver: connections, and the statements to prepare.
public final class BareDriver {
  private final Setup.Jdbc setup;
  private final List<NamedSql> statements;

  /// @throws IOException when the engine has no driver
  public BareDriver(Measuring measuring) throws IOException {
    if (!(measuring.setup() instanceof Setup.Jdbc jdbc)) {
      throw new IOException("The bare loop knows only JDBC and the heap map");
    }
    this.setup = jdbc;
    this.statements = measuring.statements();
  }

  /// What is done with a connection.
  @FunctionalInterface
  public interface Use {
    void of(Connection connection) throws SQLException;
  }

  /// Connects, and closes the way that the mode asks for.
  public void connected(Use use) throws SQLException {
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

  /// Makes the tables. In a database of its own there is nothing to drop.
  public void create(Connection connection) throws SQLException {
    try (java.sql.Statement statement = connection.createStatement()) {
      for (String sql : all("create")) {
        if (!sql.startsWith("DROP ")) {
          statement.execute(sql);
        }
      }
    }
  }

  /// The statement of that name.
  public String asked(String id) {
    return all(id).getFirst();
  }

  private List<String> all(String id) {
    return statements.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow().sql();
  }
}
