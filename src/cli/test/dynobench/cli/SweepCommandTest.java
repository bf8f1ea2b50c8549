package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of sweeps that another installation started. None of these commands calls the scheduler.
class SweepCommandTest {
  private static final String SWEEP = "2026-11-25-1402-theirs";

  @TempDir private Path folder;
  private TestCommandLine commands;

  @BeforeEach
  void make() throws IOException {
    commands = new TestCommandLine(folder);
    Path sweep = Files.createDirectories(folder.resolve("sweeps").resolve(SWEEP));
    Files.writeString(
        sweep.resolve("sweep.json"),
        """
        {"plan":"theirs","shards":3,"nodes":[],"exclusive":false,"arguments":["--allow-flags"],\
        "options":["--wrap=id"],"dynobench":"0.1.0","jdk":"25"}
        """);
    Files.writeString(sweep.resolve("plan.toml"), "name = \"theirs\"\n");
    Files.writeString(sweep.resolve("task.sh"), "#!/bin/sh\nid\n");
  }

  @Test
  void asksBeforeItGoesOnWithASweepThatItDidNotBegin() {
    assertThat(commands.run("sweep", "--resume", SWEEP)).isEqualTo(ExitCode.USAGE);

    assertThat(commands.err())
        .contains(
            "Another installation started the sweep " + SWEEP,
            "plan.toml --allow-flags\"",
            "--wrap=id",
            "add --allow-flags to permit exactly these");
  }

  @Test
  void asksBeforeItEndsTheJobsOfSuchASweep() {
    assertThat(commands.run("sweep", "--cancel", SWEEP)).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("Another installation started the sweep " + SWEEP);
  }

  @Test
  void endsNoJobsOfAnotherName() throws IOException {
    Files.move(folder.resolve("sweeps").resolve(SWEEP), folder.resolve("sweeps/x,thesis-job"));

    assertThat(commands.run("sweep", "--cancel", "x,thesis-job")).isEqualTo(ExitCode.FAILED);
    assertThat(commands.err()).contains("There is no sweep \"x,thesis-job\"");
  }

  @Test
  void readsNoFileThatIsNamedBehindAnAt() {
    assertThat(commands.run("runs", "@/dev/zero")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("@/dev/zero");
  }
}
