package dynobench.engine.served;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Waiting;
import dynobench.files.SystemPrograms;
import dynobench.setup.Setup.Server.Stop;
import dynobench.setup.Setup.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class PrivateServerTest {
  @TempDir private Path folder = Path.of("");

  private PrivateServer start(String script) throws IOException {
    return PrivateServer.start(
        List.of("sh", "-c", script), setting(Map.of("{data}", folder.toString())));
  }

  private PrivateServer.Setting setting(Map<String, String> places) {
    return new PrivateServer.Setting(folder, places, _ -> {});
  }

  private void await(String file) {
    Waiting.until(file, () -> Files.exists(folder.resolve(file)));
  }

  @Test
  void endsInOrderWhenItIsAskedTo() throws IOException, InterruptedException {
    PrivateServer server =
        start("trap 'echo bye > {data}/end; exit 0' TERM; touch up; while :; do sleep 0.01; done");
    await("up");

    assertThat(new ServerNodes(List.of(server)).stop(Stop.TERM, Waiting.LIMIT)).isTrue();
    assertThat(folder.resolve("end")).hasContent("bye");
    assertThat(server.isAlive()).isFalse();
  }

  @Test
  void isKilledWithAllItsProcessesWhenItWontEnd() throws IOException, InterruptedException {
    PrivateServer server = start("trap '' TERM; sleep 1000 & touch up; while :; do sleep 1; done");
    await("up");
    List<ProcessHandle> all = server.handle().descendants().toList();

    assertThat(new ServerNodes(List.of(server)).stop(Stop.TERM, Duration.ofMillis(100))).isFalse();
    for (ProcessHandle each : all) {
      each.onExit().join();
    }
    assertThat(server.isAlive()).isFalse();
  }

  /// Shared memory of a killed server would otherwise exist until the machine restarts.
  @Test
  @EnabledOnOs(OS.LINUX)
  void leavesNoSharedMemoryWhenItIsKilled() throws IOException, InterruptedException {
    assumeTrue(ServerCommandPrefix.createsNamespace(ServerCommandPrefix.WRAPPING));
    assumeTrue(SystemPrograms.find("ipcmk").isPresent());
    String bytes = "1234567";
    PrivateServer server = start("ipcmk -M " + bytes + " && touch up; while :; do sleep 1; done");
    await("up");

    server.kill();

    assertThat(Files.readString(Path.of("/proc/sysvipc/shm"))).doesNotContain(bytes);
  }

  @Test
  void readsItsInputWhichNoFileHolds() throws IOException, InterruptedException {
    PrivateServer.run(
        new Step(List.of("sh", "-c", "cat > read"), "password {password}\n"),
        setting(Map.of("{password}", "secret")));

    assertThat(folder.resolve("read")).hasContent("password secret");
  }

  @Test
  void tellsHowOneFailed() {
    var step = new Step(List.of("sh", "-c", "echo no room left >&2; exit 3"), "");

    assertThatThrownBy(() -> PrivateServer.run(step, setting(Map.of())))
        .isInstanceOf(IOException.class)
        .hasMessage("sh failed (exit code 3): no room left");
  }

  @Test
  void tellsThatAProgramIsMissing() {
    var step = new Step(List.of("/no/such/program"), "");

    assertThatThrownBy(() -> PrivateServer.run(step, setting(Map.of())))
        .hasMessageContaining("/no/such/program");
  }
}
