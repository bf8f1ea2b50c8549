package dynobench.protocol;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.WorkloadSetup;
import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.plan.CommitStyle;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The shipped HSQLDB in the test's own process, with an in-memory database. A test may change it
/// without the protocol's knowledge.
public final class MemoryHsqldb implements Engine {
  /// Shared by all tests and never closed: closing one loader of a jar closes the file under the
  /// others, because the JDK caches it.
  private static final Map<Path, ClassLoader> LOADERS = new ConcurrentHashMap<>();

  private final Driver driver;
  private final Setup setup;
  private final Map<String, List<String>> statements;
  private UnaryOperator<Connection> listening = UnaryOperator.identity();
  private String spoiled = "";
  private @Nullable Connection changed;
  private final String url = "jdbc:hsqldb:mem:" + UUID.randomUUID();

  public MemoryHsqldb(Workload workload) throws IOException, ReflectiveOperationException {
    Path engines = Path.of(System.getProperty("dynobench.home")).resolve("engines");
    Descriptor hsqldb = Catalog.load(List.of(engines)).engine("hsqldb").orElseThrow();
    Path jar = hsqldb.jars().getFirst();
    URL[] urls = {jar.toUri().toURL()};
    ClassLoader classes = LOADERS.computeIfAbsent(jar, _ -> new URLClassLoader(urls));
    driver =
        Class.forName("org.hsqldb.jdbc.JDBCDriver", true, classes)
            .asSubclass(Driver.class)
            .getDeclaredConstructor()
            .newInstance();
    setup =
        hsqldb.modes().stream()
            .filter(each -> each.id().equals("mem"))
            .findFirst()
            .orElseThrow()
            .setup();
    statements =
        new WorkloadSetup(setup, workload)
            .statements().stream().collect(Collectors.toMap(NamedSql::id, NamedSql::sql));
  }

  private Connection connect() throws SQLException {
    return listening.apply(Objects.requireNonNull(driver.connect(url, new Properties())));
  }

  /// Returns a run of a workload in autocommit mode, without a time limit.
  public TrialContext measuring(Workload workload, Settings settings, long seed, PhaseTimer timer) {
    return new TrialContext(
        workload,
        settings,
        new CommitStyle.Autocommit(),
        seed,
        setup,
        List.of(),
        this,
        timer,
        Long.MAX_VALUE);
  }

  /// Wraps all connections that are opened from now on.
  public void listen(UnaryOperator<Connection> how) {
    listening = how;
  }

  /// Executes statements each time the database is opened from now on, and rolls them back after
  /// use.
  ///
  /// @param sql statements, separated by semicolons; may be empty
  public void spoil(String sql) throws SQLException {
    changeBack();
    spoiled = sql;
  }

  /// A protocol that detects wrong data leaves its database open.
  private void changeBack() throws SQLException {
    if (changed != null && !changed.isClosed()) {
      changed.rollback();
      changed.close();
    }
    changed = null;
  }

  private void change(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      for (String each : spoiled.split(";", -1)) {
        if (statement.executeUpdate(each) < 1) {
          throw new SQLException("This changed nothing: " + each);
        }
      }
    }
  }

  @Override
  public Database open() throws SQLException {
    Connection connection = connect();
    if (!spoiled.isEmpty()) {
      changeBack();
      changed = connection;
      change(connection);
    }
    return new Open(connection);
  }

  @Override
  public void close() throws SQLException, IOException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      statement.execute("SHUTDOWN");
    }
  }

  private final class Open implements Database, SqlConnection {
    private final Connection connection;

    Open(Connection connection) {
      this.connection = connection;
    }

    @Override
    public Identity identity() {
      return new Identity("HSQLDB", "", "");
    }

    @Override
    public Session session() throws SQLException {
      return new Open(connect());
    }

    @Override
    public SqlConnection sql() {
      return this;
    }

    @Override
    public Connection connection() {
      return connection;
    }

    @Override
    public void create() throws SQLException {
      try (Statement statement = connection.createStatement()) {
        for (String each : Objects.requireNonNull(statements.get("create"))) {
          statement.execute(each);
        }
      }
    }

    @Override
    public String statement(String id) {
      return Objects.requireNonNull(statements.get(id)).getFirst();
    }

    @Override
    public boolean isConflict(SQLException failure) {
      return String.valueOf(failure.getSQLState()).startsWith("40");
    }

    @Override
    public void close() throws SQLException {
      if (!connection.getAutoCommit()) {
        connection.rollback();
      }
      connection.close();
    }
  }
}
