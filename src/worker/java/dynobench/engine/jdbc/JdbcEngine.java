package dynobench.engine.jdbc;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.OnlineBackup;
import dynobench.measure.IsolationLevel;
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

/// A SQL engine. The driver is loaded by the first [#open], so that loading it counts as opening.
/// Files that it wants to find are written before, when nothing is timed.
public final class JdbcEngine implements Engine {
  private static final String CREATE = "create";
  private static final String DROP = "DROP ";

  private final Setup.Jdbc setup;
  private final JdbcDriver driver;
  private final Map<String, List<String>> statements;
  private final Consumer<String> questions;
  private final List<NamedSql> named;
  private final Path folder;
  private @Nullable Connection kept;

  /// @param folder of the trial; it exists
  /// @param statements that the workload asks, in the engine's words
  /// @param questions takes sentences about what doesn't go with what the driver was told
  public JdbcEngine(
      Setup.Jdbc setup, List<NamedSql> statements, Path folder, Consumer<String> questions) {
    this.setup = setup;
    this.driver = new JdbcDriver(setup, folder);
    new PlacedFiles(setup.files()).write(folder, driver::place);
    this.statements = statements.stream().collect(Collectors.toMap(NamedSql::id, NamedSql::sql));
    this.questions = questions;
    this.named = statements;
    this.folder = folder;
  }

  @Override
  public Database open() throws SQLException {
    Connection connection = kept == null ? connect() : kept;
    if (setup.close() instanceof Setup.Close.Keep) {
      kept = connection;
    }
    return new JdbcDatabase(this, connection);
  }

  @Override
  public void close() throws SQLException {
    if (kept != null) {
      kept.close();
    }
  }

  /// How the mode copies a database.
  OnlineBackup backup() {
    return new JdbcBackup(this, setup.backup().orElseThrow(), folder.resolve(OnlineBackup.FOLDER));
  }

  /// An engine in the same mode on a copy, which goes with the process.
  Engine onCopy(String url) {
    return new JdbcEngine(setup.onCopy(url), named, folder, questions);
  }

  Setup.Jdbc setup() {
    return setup;
  }

  /// What the workload asks under that name.
  String asked(String id) {
    return Objects.requireNonNull(
            statements.get(id), () -> "the workload has no statement \"" + id + "\"")
        .getFirst();
  }

  /// Makes the workload's tables. A statement that drops one may fail: there was none. Should one
  /// be in the way still, making it will say so.
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
      // There was no table to drop.
    }
  }

  /// Asks the driver whether it took notice: one that didn't commits in another style than the plan
  /// says.
  void commitEach(Connection connection, boolean auto) throws SQLException {
    connection.setAutoCommit(auto);
    try {
      if (connection.getAutoCommit() != auto) {
        questions.accept(
            "After setAutoCommit("
                + auto
                + ") the driver says getAutoCommit() = "
                + !auto
                + ": it may commit in another style than the plan asks for");
      }
    } catch (SQLException | RuntimeException | LinkageError e) {
      // A driver may be older than the method; the phase itself needs no answer.
      questions.accept(
          "After setAutoCommit("
              + auto
              + ") the driver can't say whether it commits each row: getAutoCommit() throws "
              + e.getClass().getName());
    }
  }

  /// The isolation level that a connection has; empty where the driver has no word of JDBC's for
  /// it.
  Optional<IsolationLevel> isolation(Connection connection) {
    try {
      return IsolationLevel.of(connection.getTransactionIsolation());
    } catch (SQLException | RuntimeException | LinkageError e) {
      // A driver may be older than the method; no phase needs an answer.
      questions.accept(
          "The driver can't say which isolation level it has: getTransactionIsolation() throws "
              + e.getClass().getName());
      return Optional.empty();
    }
  }

  /// A connection as the mode wants it.
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
