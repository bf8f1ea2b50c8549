package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests that Java options in the system's environment reach no worker and appear in no run.
class ForeignJavaTest {
  private static final Map<String, String> FOREIGN =
      Map.of(
          "JAVA_TOOL_OPTIONS", "-Dforeign=tool",
          "_JAVA_OPTIONS", "-Dforeign=old",
          "JDK_JAVA_OPTIONS", "-Dforeign=jdk",
          "JAVA_HOME", "/nowhere/at/all");

  @TempDir private Path folder = Path.of("");

  @Test
  void isHeardOfByNoWorker() throws IOException, InterruptedException {
    var bench = new FailureBench(folder);
    Path plan =
        Files.writeString(
            folder.resolve("plan.toml"),
            """
            name = "foreign"
            contenders = ["baseline-map/heap"]
            rows = { sizes = [20] }
            repetitions = 1
            jvm = { heap = "32m", gc = "serial", flags = ["-XX:TieredStopAtLevel=1"] }
            """);

    ForkedMain.Ending ending;
    try (var main =
        ForkedMain.start(
            folder, FOREIGN, "run", plan.toString(), "--workspace", bench.workspace().toString())) {
      ending = main.ending();
    }

    assertThat(ending.code()).as(ending.err()).isZero();
    assertThat(ending.err()).as("the program itself hears it").contains("Picked up");
    List<RunEvent> events =
        new RunReader(new RunStore(bench.workspace()).find("latest")).read().events();
    assertThat(events).noneMatch(RunEvent.Logged.class::isInstance);
    assertThat(events)
        .filteredOn(RunEvent.TrialFinished.class::isInstance)
        .singleElement()
        .extracting(event -> ((RunEvent.TrialFinished) event).outcome())
        .isInstanceOf(Outcome.Completed.class);
  }
}
