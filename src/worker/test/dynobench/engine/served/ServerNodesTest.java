package dynobench.engine.served;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Waiting;
import dynobench.setup.Setup.Server.Stop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class ServerNodesTest {
  @TempDir private Path folder = Path.of("");

  private ServerNodes start(String script) throws IOException, InterruptedException {
    return ServerNodes.start(
        List.of("sh", "-c", script),
        new PrivateServer.Setting(folder, Map.of(), _ -> {}),
        NodePorts.free(3));
  }

  private void await(String file) {
    Waiting.until(file, () -> Files.exists(folder.resolve(file)));
  }

  @Test
  void allEndInOrderWhenTheyAreAskedTo() throws IOException, InterruptedException {
    ServerNodes nodes =
        start(
            "trap 'echo {node} of {nodes} > end-{node}; exit 0' TERM; touch up-{node};"
                + " while :; do sleep 0.01; done");
    for (int node = 1; node <= 3; node++) {
      await("up-" + node);
    }

    assertThat(nodes.stop(Stop.TERM, Waiting.LIMIT)).isTrue();
    assertThat(folder.resolve("end-1")).hasContent("1 of 3");
    assertThat(folder.resolve("end-3")).hasContent("3 of 3");
    assertThat(nodes.handles()).noneMatch(ProcessHandle::isAlive);
  }

  @Test
  void tellsWhichOfThemHasEndedAndHow() throws Exception {
    ServerNodes nodes =
        start("[ {node} = 2 ] && echo no room left && exit 3; while :; do sleep 1; done");
    var ended = new CompletableFuture<Boolean>();
    nodes.onEnd(() -> ended.complete(true));

    assertThat(ended.get(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS)).isTrue();
    assertThat(nodes.areAlive()).isFalse();
    assertThat(nodes.end()).isEqualTo("node 2: exit code 3: no room left");

    nodes.kill();
    assertThat(nodes.handles()).noneMatch(ProcessHandle::isAlive);
  }

  @Test
  void anEndIsAwaitedForAWhile() throws Exception {
    ServerNodes nodes = start("[ {node} = 2 ] && exit 3; while :; do sleep 0.01; done");

    nodes.awaitAnEnd(Waiting.LIMIT);
    assertThat(nodes.areAlive()).isFalse();

    nodes.kill();
    ServerNodes others = start("while :; do sleep 0.01; done");
    others.awaitAnEnd(Duration.ofMillis(1));
    assertThat(others.areAlive()).isTrue();
    others.kill();
  }

  @Test
  void oneThatWontEndIsKilledAndTold() throws IOException, InterruptedException {
    ServerNodes nodes =
        start("[ {node} = 3 ] && trap '' TERM; touch up-{node}; while :; do sleep 0.01; done");
    for (int node = 1; node <= 3; node++) {
      await("up-" + node);
    }

    assertThat(nodes.stop(Stop.TERM, Duration.ofMillis(500))).isFalse();
    assertThat(nodes.handles()).noneMatch(ProcessHandle::isAlive);
  }
}
