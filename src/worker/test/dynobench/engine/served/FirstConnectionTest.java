package dynobench.engine.served;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.Waiting;
import dynobench.engine.jdbc.JdbcEngine;
import dynobench.setup.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests with servers that never accept a connection.
@DisabledOnOs(OS.WINDOWS)
class FirstConnectionTest {
  @TempDir private Path folder = Path.of("");

  private ServerNodes start(String script) throws IOException, InterruptedException {
    return ServerNodes.start(
        List.of("sh", "-c", script),
        new PrivateServer.Setting(folder, Map.of(), _ -> {}),
        NodePorts.free(1));
  }

  private FirstConnection refused() {
    var setup = Setup.Jdbc.plain("no.such.Driver", "jdbc:none", "bench", "");
    return new FirstConnection(new JdbcEngine(setup, List.of(), folder, _ -> {}), "");
  }

  @Test
  void endsAServerThatTakesNoneAndTellsWhatBothSaid() throws IOException, InterruptedException {
    ServerNodes server = start("echo warming up; touch up; while :; do sleep 1; done");
    Waiting.until("it has spoken", () -> Files.exists(folder.resolve("up")));

    assertThatThrownBy(() -> refused().await(server, Duration.ofSeconds(2)))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(
            "The server accepted no connection within the trial's time limit. Dynobench ended it"
                + " after 2 s. Its last output: warming up; the driver said: ")
        .hasMessageNotContaining("exit code")
        .cause()
        .hasMessageContaining("no.such.Driver");
    assertThat(server.areAlive()).isFalse();
  }

  @Test
  void isNoneOfAServerThatHasEnded() throws IOException, InterruptedException {
    assertThat(refused().await(start("exit 3"), Waiting.LIMIT)).isFalse();
  }
}
