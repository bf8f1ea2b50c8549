package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.Thorough;
import dynobench.Waiting;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests of a mode with its own server, here HSQLDB's. It is started, measured and stopped, or
/// killed during a trial, as are its worker and its parent.
@EnabledOnOs(OS.LINUX)
@Thorough
class ServersTest {
  private static final String MANY = "2000000";

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void describe() throws IOException {
    Path jar = Path.of(System.getProperty("dynobench.home"), "engines/hsqldb/hsqldb-2.7.4.jar");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String program =
        """
        "%s", "-Xmx64m", "-XX:TieredStopAtLevel=1", "-cp", "%s", "org.hsqldb.server.Server", "--address", "127.0.0.1", "--port", "{port}", \
        "--database.0", "file:{data}/db;user=bench;password={password};hsqldb.lock_file=false", "--dbname.0", "bench"\
        """
            .formatted(java, jar);
    String start = "[" + program + "]";
    engine("good", jar, "start = " + start);
    engine("silent", jar, "start = [\"sh\", \"-c\", \"echo still waiting; exec sleep 1000\"]");
    engine("ends", jar, "start = [\"sh\", \"-c\", \"echo no room left; exit 3\"]");
    engine(
        "unmade",
        jar,
        "initialise = [{ run = [\"sh\", \"-c\", \"echo no data; exit 4\"] }]\nstart = " + start);
    Path late =
        Files.writeString(
            folder.resolve("late.sh"),
            """
            port=$1
            shift
            cd "$(dirname "$0")"
            [ -e go ] && exec "$@"
            echo $port > port.new
            mv port.new port
            until [ -e go ]; do sleep 0.05; done
            exit 5
            """);
    engine("late", jar, "start = [\"sh\", \"%s\", \"{port}\", ".formatted(late) + program + "]");
  }

  private void engine(String id, Path jar, String server) throws IOException {
    Path engine = Files.createDirectories(folder.resolve(".dynobench/engines").resolve(id));
    Files.writeString(
        engine.resolve("engine.toml"),
        """
        format = 1
        name = "Server %s"
        version = "1"
        kind = "jdbc"
        jars = ["%s"]

        [jdbc]
        driver = "org.hsqldb.jdbc.JDBCDriver"
        url = "jdbc:hsqldb:hsql://127.0.0.1:{port}/bench"
        user = "bench"

        [server]
        %s

        [modes.plain]
        title = "plain"
        survives = { kill = "moments", power-cut = "moments" }
        promise = "Some."
        """
            .formatted(id, jar, server));
  }

  private ForkedMain start(String engine, String rows) throws IOException {
    return start(engine, rows, "");
  }

  private ForkedMain start(String engine, String rows, String more) throws IOException {
    return start(engine, rows, more, workspace());
  }

  private ForkedMain start(String engine, String rows, String more, Path workspace)
      throws IOException {
    Path plan = Files.createTempFile(folder, "plan", ".toml");
    Files.writeString(
        plan,
        """
        name = "servers"
        contenders = ["%s/plain"]
        rows = { sizes = [%s] }
        repetitions = 1
        jvm = { heap = "64m", gc = "serial" }
        %s
        """
            .formatted(engine, rows, more));
    return ForkedMain.start(
        folder, Map.of(), "run", plan.toString(), "--workspace", workspace.toString());
  }

  private Path workspace() {
    return folder.resolve("workspace");
  }

  private RunResult result() {
    return new RunReader(new RunStore(workspace()).find("latest")).result();
  }

  private String failure() {
    return result().trials().getFirst().outcome().map(Outcome::sentence).orElse("");
  }

  /// Returns the JVM of the server and its wrapping processes.
  private List<ProcessHandle> servers() {
    return ProcessHandle.allProcesses()
        .filter(each -> Processes.commandLine(each).contains("org.hsqldb.server.Server"))
        .filter(each -> Processes.commandLine(each).contains(folder.toString()))
        .toList();
  }

  private void awaitNoServer() {
    Waiting.until("no server is left", () -> servers().isEmpty());
  }

  @Test
  void runsFromBeforeTheFirstPhaseUntilAfterTheLastAndIsMeasured() throws Exception {
    try (var main = start("good", "300")) {
      assertThat(main.ending().out()).contains("accepted connections after");
    }
    RunResult result = result();
    TrialResult trial = result.trials().getFirst();

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.verified().orElseThrow().afresh()).isTrue();
    assertThat(result.servers()).hasSize(2);
    assertThat(result.measurements("insert", Metric.SERVER_MEMORY).getFirst().summary().median())
        .isGreaterThan(20e6);
    assertThat(result.measurements("insert", Metric.CPU).getFirst().summary().median())
        .isPositive();
    assertThatClientAndServerAddUp(trial);
    assertThat(servers()).isEmpty();
  }

  /// Both shares are of the same phase, and their sum is the total use.
  private static void assertThatClientAndServerAddUp(TrialResult trial) {
    for (RunEvent.PhaseFinished each : trial.phases()) {
      double worker = Metric.WORKER_CPU.of(each.measured()).orElseThrow();
      double server = Metric.SERVER_CPU.of(each.measured()).orElseThrow();
      double both = 100 * Metric.CPU.of(each.measured()).orElseThrow();
      assertThat(worker + server)
          .isCloseTo(both / Metric.TIME.of(each.measured()).orElseThrow(), within(0.01));
    }
    assertThat(trial.phases())
        .anySatisfy(each -> assertThat(each.usage().serverCpuNanos().orElse(0)).isPositive());
  }

  @Test
  void tellsWhyItDidNotStart() throws Exception {
    try (var main = start("ends", "300")) {
      assertThat(main.ending().code()).isEqualTo(1);
    }
    assertThat(failure()).contains("The server ended during its start: exit code 3: no room left");
  }

  @Test
  void hasAsMuchTimeToStartAsTheTrialAndIsEndedByUsAfterIt() throws Exception {
    try (var main = start("silent", "300", "time-limit-seconds = 4")) {
      assertThat(main.ending().code()).isEqualTo(1);
    }
    assertThat(failure())
        .containsPattern("within the trial's time limit\\. Dynobench ended it after [12] s")
        .contains("Its last output: still waiting")
        .doesNotContain("exit code");
    assertThat(servers()).isEmpty();
  }

  @Test
  void takesAnotherPortWhereTheFirstOneIsTakenBeforeItStarts() throws Exception {
    Path port = folder.resolve("port");
    try (var main = start("late", "300")) {
      Waiting.until("a port is chosen", () -> Files.exists(port));
      int first = Integer.parseInt(Files.readString(port).strip());
      try (var _ = new ServerSocket(first, 1, InetAddress.getLoopbackAddress())) {
        Files.createFile(folder.resolve("go"));

        assertThat(main.ending().code()).isZero();
      }
    }
    assertThat(result().trials().getFirst().outcome()).contains(new Outcome.Completed());
  }

  @Test
  void runsBesideOneOfAnotherRun() throws Exception {
    try (var main = start("good", MANY);
        var other = start("good", "300", "", folder.resolve("other"))) {
      Inserts.await(workspace());

      assertThat(other.ending().code()).isZero();

      Processes.signal("TERM", main.handle());
      assertThat(main.ending().code()).isNotZero();
    }
    awaitNoServer();
  }

  @Test
  void tellsWhyItsDataCouldNotBeMade() throws Exception {
    try (var main = start("unmade", "300")) {
      assertThat(main.ending().code()).isEqualTo(1);
    }
    assertThat(failure()).contains("sh failed (exit code 4): no data");
  }

  @Test
  void failsItsTrialWhenItIsKilled() throws Exception {
    try (var main = start("good", MANY)) {
      Inserts.await(workspace());

      servers().forEach(ProcessHandle::destroyForcibly);

      assertThat(main.ending().code()).isEqualTo(1);
    }
    assertThat(result().trials().getFirst().outcome())
        .hasValueSatisfying(it -> assertThat(it).isInstanceOf(Outcome.Failed.class));
    assertThat(result().contradictions())
        .anySatisfy(it -> assertThat(it.text()).contains("ended before Dynobench stopped it"));
    awaitNoServer();
  }

  @Test
  void goesWithItsWorker() throws Exception {
    try (var main = start("good", MANY)) {
      Inserts.await(workspace());
      assertThat(servers()).isNotEmpty();

      Processes.signal("KILL", Processes.workersOf(main.handle()).findFirst().orElseThrow());

      awaitNoServer();
      assertThat(main.ending().code()).isEqualTo(1);
    }
  }

  @Test
  void goesWithItsParent() throws Exception {
    try (var main = start("good", MANY)) {
      Inserts.await(workspace());

      Processes.signal("KILL", main.handle());

      awaitNoServer();
    }
  }
}
