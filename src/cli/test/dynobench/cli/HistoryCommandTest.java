package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryCommandTest {
  @TempDir Path workspace;
  private TestCommandLine commands;
  private Path plan = Path.of("");

  @BeforeEach
  void writePlan() throws IOException {
    commands = new TestCommandLine(workspace);
    plan =
        Files.writeString(
            workspace.resolve("plan.toml"),
            """
            name = "nightly"
            repetitions = 1
            rows = { sizes = [100] }
            contenders = ["baseline-map/heap"]
            jvm = { heap = "96m" }
            """);
  }

  @Test
  void saysWhatIsMissing() {
    assertThat(commands.run("history", plan.toString())).isEqualTo(ExitCode.OK);
    assertThat(commands.out())
        .contains("0 runs, 0 figures, on no machine", "A change can be found from 6 runs on");
  }

  @Test
  void writesTheRunsOfThePlan() throws IOException {
    Path csv = workspace.resolve("history.csv");
    Path metrics = workspace.resolve("history.txt");
    Path svg = workspace.resolve("history.svg");
    for (int i = 0; i < 2; i++) {
      assertThat(commands.run("run", plan.toString())).isEqualTo(ExitCode.OK);
    }

    int code =
        commands.run(
            "history",
            plan.toString(),
            "--csv=" + csv,
            "--openmetrics=" + metrics,
            "--svg=" + svg,
            "--since=2026-01-01");

    assertThat(commands.err()).isEmpty();
    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(commands.out()).contains("2 runs, 3 figures, on ");
    assertThat(Files.readAllLines(csv)).hasSize(7);
    assertThat(Files.readString(metrics)).contains("dynobench_run_seconds{").endsWith("# EOF\n");
    assertThat(Files.readString(svg)).contains("<svg");
  }

  @Test
  void refusesAnUnknownPlan() {
    assertThat(commands.run("history", "nothing.toml")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("nothing.toml");
  }
}
