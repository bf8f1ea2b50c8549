package dynobench.protocol;

import dynobench.plain.PlainConnections;
import dynobench.plain.PlainLoop;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;

/// Access to a JDBC driver for a baseline: connections, and the statements to prepare.
public final class BareDriver {
  private final PlainConnections connections;
  private final List<NamedSql> statements;

  /// Creates the access from a trial's setup. Connects at once only if the data lives in the
  /// connection.
  ///
  /// @throws IOException when the engine has no driver, or is closed by a statement
  /// @throws SQLException when the driver is missing, or can't connect
  public BareDriver(TrialContext measuring) throws IOException, SQLException {
    if (!(measuring.setup() instanceof Setup.Jdbc jdbc)) {
      throw new IOException(
          "The baseline supports only JDBC engines and the heap map, not this engine");
    }
    this.connections = new PlainConnections(parameters(jdbc));
    this.statements = measuring.statements();
  }

  /// Returns the parameters of a mode's connections, with the keys of [PlainLoop].
  ///
  /// @throws IOException when the mode closes its database by a statement
  public static Properties parameters(Setup.Jdbc setup) throws IOException {
    var parameters = new Properties();
    parameters.setProperty(PlainLoop.DRIVER, setup.driver());
    parameters.setProperty(PlainLoop.URL, setup.url());
    parameters.setProperty(PlainLoop.USER, setup.user());
    parameters.setProperty(PlainLoop.PASSWORD, setup.password());
    switch (setup.close()) {
      case Setup.Close.Url(String url, List<String> success) -> {
        parameters.setProperty(PlainLoop.CLOSE_URL, url);
        parameters.setProperty(PlainLoop.CLOSED, String.join(" ", success));
      }
      case Setup.Close.Keep() -> parameters.setProperty(PlainLoop.ONE_CONNECTION, "true");
      case Setup.Close.Connection() -> {}
      case Setup.Close.Statement(String sql) ->
          throw new IOException("The baseline can't close a database by the statement " + sql);
    }
    return parameters;
  }

  /// Work with a connection.
  @FunctionalInterface
  public interface ConnectionWork {
    void of(Connection connection) throws SQLException;
  }

  /// Connects, runs some work, and closes in the way that the mode requires. If the data lives in
  /// the connection, uses the open one and leaves it open.
  public void connected(ConnectionWork use) throws SQLException {
    boolean _ =
        connections.connected(connection -> {
          use.of(connection);
          return true;
        });
  }

  /// Creates the tables, without dropping earlier ones.
  public void create(Connection connection) throws SQLException {
    try (java.sql.Statement statement = connection.createStatement()) {
      for (String sql : creating(statements)) {
        statement.execute(sql);
      }
    }
  }

  /// Returns the statements that create the tables of a new database: without `DROP`.
  public static List<String> creating(List<NamedSql> statements) {
    return all(statements, "create").stream().filter(sql -> !sql.startsWith("DROP ")).toList();
  }

  /// Returns the statement with an id.
  public String statement(String id) {
    return statement(statements, id);
  }

  /// Returns the statement with an id.
  public static String statement(List<NamedSql> statements, String id) {
    return all(statements, id).getFirst();
  }

  private static List<String> all(List<NamedSql> statements, String id) {
    return statements.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow().sql();
  }
}
