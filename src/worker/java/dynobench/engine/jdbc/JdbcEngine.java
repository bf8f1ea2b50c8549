package dynobench.engine.jdbc;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.OnlineBackup;
import dynobench.measure.IsolationLevel;
import dynobench.setup.Dialect;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A SQL engine. The first [#open] loads the driver, so the time of loading counts as opening. The
/// constructor writes the files that the engine expects, before the clock runs.
public final class JdbcEngine implements Engine {
  private static final String CREATE = "create";
  private static final String DROP = "DROP ";

  private final Setup.Jdbc setup;
  private final JdbcDriver driver;
  private final Map<String, List<String>> statements;
  private final Consumer<String> warnings;
  private final List<NamedSql> named;
  private final Path folder;
  private @Nullable Connection openConnection;

  /// Writes the engine's files, without opening the database.
  ///
  /// @param folder folder of the trial; it exists
  /// @param statements statements of the workload, in the engine's dialect
  /// @param warnings consumer of warnings about a driver that does not behave as configured
  public JdbcEngine(
      Setup.Jdbc setup, List<NamedSql> statements, Path folder, Consumer<String> warnings) {
    this.setup = setup;
    this.driver = new JdbcDriver(setup, folder);
    new PlacedFiles(setup.files()).write(folder, driver::place);
    this.statements = statements.stream().collect(Collectors.toMap(NamedSql::id, NamedSql::sql));
    this.warnings = warnings;
    this.named = statements;
    this.folder = folder;
  }

  @Override
  public Database open() throws SQLException {
    Connection connection = openConnection == null ? connect() : openConnection;
    if (setup.close() instanceof Setup.Close.Keep) {
      openConnection = connection;
    }
    return new JdbcDatabase(this, connection);
  }

  @Override
  public void close() throws SQLException {
    if (openConnection != null) {
      openConnection.close();
    }
  }

  /// Returns the backup that the mode describes.
  OnlineBackup backup() {
    return new JdbcBackup(
        this, setup.maintenance().backup().orElseThrow(), folder.resolve(OnlineBackup.FOLDER));
  }

  /// Returns the statements of the mode's clean-up; empty if it has none.
  List<String> cleanUp() {
    return statements.getOrDefault(Dialect.CLEAN_UP, List.of());
  }

  /// Returns an engine in the same mode on a copy of the database. Its lock, if any, ends with the
  /// process.
  Engine onCopy(String url) {
    return new JdbcEngine(setup.onCopy(url), named, folder, warnings);
  }

  Setup.Jdbc setup() {
    return setup;
  }

  /// Returns the first statement that the workload has under this id; throws if it has none.
  String statement(String id) {
    return Objects.requireNonNull(
            statements.get(id), () -> "the workload has no statement \"" + id + "\"")
        .getFirst();
  }

  /// Creates the workload's tables, in autocommit. A `DROP` statement may fail, because the table
  /// may not exist. If the table still exists, the `CREATE` statement reports the error.
  void create(Connection connection) throws SQLException {
    commitEach(connection, true);
    for (String sql : statements.getOrDefault(CREATE, List.of())) {
      if (sql.stripLeading().regionMatches(true, 0, DROP, 0, DROP.length())) {
        drop(connection, sql);
      } else {
        run(connection, List.of(sql));
      }
    }
  }

  private void drop(Connection connection, String sql) {
    try {
      run(connection, List.of(sql));
    } catch (SQLException e) {
      // The table did not exist.
    }
  }

  /// Sets autocommit, and checks the driver's state. A driver that ignored the call would commit in
  /// a different style than the plan's. Reports a warning for such a driver, and for one that
  /// cannot report its state.
  void commitEach(Connection connection, boolean auto) throws SQLException {
    connection.setAutoCommit(auto);
    try {
      if (connection.getAutoCommit() != auto) {
        warnings.accept(
            "After setAutoCommit("
                + auto
                + ") the driver says getAutoCommit() = "
                + !auto
                + ": the driver may not use the plan's commit style");
      }
    } catch (SQLException | RuntimeException | LinkageError e) {
      // An old driver may lack the method; the phase does not need it.
      warnings.accept(
          "After setAutoCommit("
              + auto
              + ") the driver can't say whether it commits each row: getAutoCommit() throws "
              + e.getClass().getName());
    }
  }

  /// Returns the isolation level of a connection; empty where the driver reports none, or one that
  /// JDBC does not define. Adds a warning if the driver fails.
  Optional<IsolationLevel> isolation(Connection connection) {
    try {
      return IsolationLevel.of(connection.getTransactionIsolation());
    } catch (SQLException | RuntimeException | LinkageError e) {
      // An old driver may lack the method; no phase needs it.
      warnings.accept(
          "The driver can't report its isolation level: getTransactionIsolation() throws "
              + e.getClass().getName());
      return Optional.empty();
    }
  }

  /// Opens a connection, and runs the mode's initial statements on it.
  Connection connect() throws SQLException {
    Connection connection = connect(setup.url());
    run(connection, setup.afterOpen());
    return connection;
  }

  Connection connect(String url) throws SQLException {
    return driver.connect(url);
  }

  void run(Connection connection, List<String> statements) throws SQLException {
    if (statements.isEmpty()) {
      return;
    }
    try (java.sql.Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(driver.place(sql));
      }
    }
  }
}
