package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.Waiting;
import dynobench.event.Outcome;
import dynobench.files.UserHome;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests of an Apache Ignite cluster with real nodes, each a JVM. Its jars are fetched once, to the
/// user's folder.
@EnabledOnOs(OS.LINUX)
@Thorough
class IgniteTest {
  private static final String LISTENING = "0A";

  /// 127.0.0.1 in the format of Linux.
  private static final String LOOPBACK = "0100007F:";

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void linkJars() throws IOException {
    Path jars = UserHome.folder().resolve(".dynobench/jars");
    Path own = Files.createDirectories(folder.resolve(".dynobench"));
    Files.createSymbolicLink(own.resolve("jars"), Files.createDirectories(jars));
  }

  private ForkedMain start(String contender, int nodes, int rows) throws IOException {
    Path plan = folder.resolve("plan.toml");
    Files.writeString(
        plan,
        """
        name = "cluster"
        contenders = ["%s"]
        rows = { sizes = [%d] }
        vary = { nodes = %d }
        repetitions = 1
        jvm = { heap = "128m", gc = "serial" }
        """
            .formatted(contender, rows, nodes));
    return ForkedMain.start(
        folder, Map.of(), "run", plan.toString(), "--get", "--workspace", workspace().toString());
  }

  private Path workspace() {
    return folder.resolve("workspace");
  }

  private RunReader latest() {
    return new RunReader(new RunStore(workspace()).find("latest"));
  }

  /// Returns the JVMs of the nodes, without their wrapping processes.
  private List<ProcessHandle> nodes() {
    return ProcessHandle.allProcesses()
        .filter(each -> Processes.commandLine(each).contains("IgniteNode"))
        .filter(each -> Processes.commandLine(each).contains(folder.toString()))
        .filter(each -> each.children().findAny().isEmpty())
        .toList();
  }

  @Test
  void holdsWhatWasPutInAndItsNodesCountAndEnd() throws Exception {
    try (var main = start("ignite/persistent-backup", 2, 200)) {
      assertThat(main.ending().code()).isZero();
    }
    RunResult result = latest().result();
    TrialResult trial = result.trials().getFirst();

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.trial().nodes()).isEqualTo(2);
    assertThat(trial.verified().orElseThrow().afresh()).isTrue();
    assertThat(result.contradictions()).isEmpty();
    assertThat(result.measurements("insert", Metric.SERVER_MEMORY).getFirst().summary().median())
        .isGreaterThan(2 * 150e6);
    assertThat(nodes()).isEmpty();
  }

  @Test
  void listensOnTheLoopbackAddressOnlyAndGoesWithItsWorker() throws Exception {
    try (var main = start("ignite/memory-backup", 3, 1_000_000)) {
      Inserts.await(workspace());
      assertThat(nodes()).hasSize(3);
      for (ProcessHandle node : nodes()) {
        assertThat(listening(node))
            .hasSizeGreaterThanOrEqualTo(3)
            .allMatch(it -> it.startsWith(LOOPBACK));
      }

      Processes.signal("KILL", Processes.workersOf(main.handle()).findFirst().orElseThrow());

      Waiting.until("no node is left", () -> nodes().isEmpty());
      assertThat(main.ending().code()).isEqualTo(1);
    }
  }

  /// Returns addresses and ports in the format of Linux.
  private static List<String> listening(ProcessHandle node) throws IOException {
    Path process = Path.of("/proc", Long.toString(node.pid()));
    Set<String> sockets;
    try (Stream<Path> open = Files.list(process.resolve("fd"))) {
      sockets = open.map(IgniteTest::target).collect(Collectors.toSet());
    }
    return Stream.of("net/tcp", "net/tcp6")
        .flatMap(each -> lines(process.resolve(each)))
        .map(line -> line.strip().split("\\s+", -1))
        .filter(words -> words[3].equals(LISTENING))
        .filter(words -> sockets.contains("socket:[" + words[9] + "]"))
        .map(words -> words[1])
        .toList();
  }

  private static Stream<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream().skip(1);
    } catch (IOException e) {
      return Stream.empty(); // this system lacks this version of the protocol
    }
  }

  private static String target(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      return ""; // it was closed in the meantime
    }
  }
}
