package dynobench.engine.served;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.jdbc.JdbcEngine;
import dynobench.files.FolderTree;
import dynobench.measure.ProcessTree;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Server;
import dynobench.setup.Setup.Step;
import dynobench.workload.NamedSql;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// A SQL engine with a private server. The server starts before the first opening, and ends when
/// the engine is closed. Its data are in the trial's folder, where a later server can use them.
public final class ServedEngine implements Engine {
  private static final String DATA = "data";

  /// Maximum number of starts. Another program may take a port between its choice and the start.
  private static final int ATTEMPTS = 5;

  private static final Duration STOPPING = Duration.ofSeconds(30);

  /// Maximum time between the closing of a server's ports and the end of its process.
  private static final Duration ENDING = Duration.ofSeconds(10);

  /// Time until the server was ready.
  ///
  /// @param making time to create the server's data; almost 0 where the data existed
  /// @param starting time from the last start of the server until it was ready
  public record Began(Duration making, Duration starting) {}

  private final Server server;
  private final ServerNodes nodes;
  private final NodePorts ports;
  private final JdbcEngine engine;
  private final Began began;
  private final Consumer<String> warnings;

  private ServedEngine(
      Server server,
      ServerNodes nodes,
      NodePorts ports,
      JdbcEngine engine,
      Began began,
      Consumer<String> warnings) {
    this.server = server;
    this.nodes = nodes;
    this.ports = ports;
    this.engine = engine;
    this.began = began;
    this.warnings = warnings;
  }

  /// Creates the server's data where they are missing, starts the server, and waits until it is
  /// ready. Starts it again on other ports if it ended because a port was taken.
  ///
  /// @param folder folder of the trial; it exists
  /// @param deadline latest time to accept connections, as a value of [System#nanoTime]
  /// @param warnings consumer of warnings about unexpected behaviour of the server
  /// @param listener consumer of the server's output
  public static ServedEngine start(
      Setup.Jdbc setup,
      List<NamedSql> statements,
      Path folder,
      long deadline,
      Consumer<String> warnings,
      Consumer<String> listener)
      throws IOException, InterruptedException {
    Server server = setup.server().orElseThrow();
    Path data = folder.resolve(DATA);
    var setting =
        new PrivateServer.Setting(folder, places(server, data, setup.password()), listener);
    long begin = System.nanoTime();
    if (!Files.exists(data)) {
      make(server, setting, data);
    }
    var making = Duration.ofNanos(System.nanoTime() - begin);
    for (int attempt = 1; ; attempt++) {
      long starting = System.nanoTime();
      NodePorts ports = NodePorts.free(server.nodes().count());
      Setup.Jdbc placed = setup.at(ports.placed(setup.url()), setup.password());
      var engine = new JdbcEngine(placed, statements, folder, warnings);
      ServerNodes nodes = ServerNodes.start(server.start(), setting, ports);
      if (new FirstConnection(engine, server.ready()).await(nodes, left(deadline))) {
        var began = new Began(making, Duration.ofNanos(System.nanoTime() - starting));
        return new ServedEngine(server, nodes, ports, engine, began, warnings);
      }
      String end = nodes.end();
      nodes.kill();
      if (attempt == ATTEMPTS || !ports.areTaken()) {
        throw new IOException("The server ended during its start: " + end);
      }
    }
  }

  private static Duration left(long deadline) {
    return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
  }

  private static Map<String, String> places(Server server, Path data, String password) {
    return Map.of(
        "{home}", server.home(),
        "{data}", data.toString(),
        "{password}", password,
        "{java}", Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "{classpath}", System.getProperty("java.class.path"));
  }

  private static void make(Server server, PrivateServer.Setting setting, Path data)
      throws IOException, InterruptedException {
    if (!server.template().isEmpty()) {
      FolderTree.copy(Path.of(server.home(), server.template()), data);
    }
    for (Step step : server.initialise()) {
      PrivateServer.run(step, setting);
    }
    MadeFiles.force(setting.folder());
  }

  /// Returns the server's processes. Before that, detects whether the system counts their writes to
  /// files, and only these. For this test it usually sends some queries to the server.
  public ProcessTree tree() {
    var tree = new ProcessTree(nodes.handles(), true);
    boolean known = !tree.writesAside() && !NetworkAnswers.count(engine, tree);
    return new ProcessTree(nodes.handles(), known);
  }

  public Began began() {
    return began;
  }

  @Override
  public Database open() throws SQLException {
    return engine.open();
  }

  /// Closes the engine and stops the server, outside the trial's timed parts. A server that ended
  /// earlier, or had to be killed after 30 seconds, leads to a warning.
  @Override
  public void close() throws SQLException, IOException {
    try {
      engine.close();
    } finally {
      end();
    }
  }

  private void end() throws IOException {
    try {
      if (!ports.areOpen()) {
        nodes.awaitAnEnd(ENDING);
      }
      if (!nodes.areAlive()) {
        warnings.accept("The server ended before Dynobench stopped it, with " + nodes.end());
        nodes.kill();
      } else if (!nodes.stop(server.stop(), STOPPING)) {
        warnings.accept("The server did not end when Dynobench stopped it, and was killed");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Interrupted while waiting for the server to stop", e);
    }
  }
}
