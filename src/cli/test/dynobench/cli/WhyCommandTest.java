package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Tests with one profiled run of real engines.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WhyCommandTest {
  private static final String PLAN =
      """
      name = "short"
      repetitions = 6
      rows = { sizes = [300] }
      jvm = { heap = "96m", gc = "serial", flags = ["-XX:TieredStopAtLevel=1"] }
      contenders = [ "baseline-map/heap", "hsqldb/memory-flush" ]
      """;

  private final Path folder;
  private TestCommandLine commands;

  WhyCommandTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.commands = new TestCommandLine(Files.createDirectory(folder.resolve("workspace")));
  }

  @BeforeAll
  void measure() throws IOException {
    Path plan = Files.writeString(folder.resolve("plan.toml"), PLAN);
    assertThat(commands.run("run", plan.toString(), "--profile", "3")).as(commands.err()).isZero();
    assertThat(commands.out())
        .contains("Profiling 3 more rounds of the run, and running 1 round without a profiler.")
        .contains("WHY: where the time of an operation goes, in 3 profiled rounds")
        .contains("HSQLDB takes ");
  }

  @BeforeEach
  void begin() throws IOException {
    commands = new TestCommandLine(folder.resolve("workspace"));
  }

  @Test
  void showsAStoredProfileWithoutProfilingAgain() {
    assertThat(commands.run("why", "latest")).as(commands.err()).isZero();

    assertThat(commands.out()).contains("WHY:").doesNotContain("Profiling");
  }

  @Test
  void theProfiledRoundsCountInNoFigure() {
    assertThat(commands.run("show", "latest")).isZero();

    assertThat(commands.out()).contains("n = 6").doesNotContain("n = 9");
  }

  @Test
  void writesFilesForOtherTools() throws IOException {
    Path flames = folder.resolve("flames.html");
    Path stacks = folder.resolve("stacks");
    Path recordings = folder.resolve("recordings");

    assertThat(
            commands.run(
                "why",
                "latest",
                "--flames=" + flames,
                "--stacks=" + stacks,
                "--recordings=" + recordings))
        .as(commands.err())
        .isZero();

    assertThat(Files.readString(flames)).startsWith("<!DOCTYPE html>").contains("org.hsqldb.");
    try (Stream<Path> files = Files.list(stacks)) {
      assertThat(files.toList())
          .hasSize(6)
          .allSatisfy(each ->
              assertThat(Files.readAllLines(each))
                  .allSatisfy(line -> assertThat(line).matches("[^ ;]+(;[^;]+)* \\d+")));
    }
    try (Stream<Path> files = Files.list(recordings)) {
      assertThat(files.toList())
          .hasSize(6)
          .allSatisfy(each -> assertThat(each.toString()).endsWith(".jfr"));
    }
  }

  @Test
  void refusesRoundsThatAreTooFew() {
    assertThat(commands.run("why", "latest", "--again", "--rounds", "2")).isEqualTo(ExitCode.USAGE);

    assertThat(commands.err()).contains("must lie between 3 and 50, not be 2");
  }

  @Test
  void refusesANumberOfRoundsForAStoredProfile() {
    assertThat(commands.run("why", "latest", "--rounds", "5")).isEqualTo(ExitCode.USAGE);

    assertThat(commands.err()).contains("Use --again to profile it again with --rounds.");
  }

  @Test
  void aDamagedProfileIsToldAndChangesNothingElse() throws IOException {
    Path copy = folder.resolve("copy");
    Path run;
    try (Stream<Path> runs = Files.list(folder.resolve("workspace/runs"))) {
      run = runs.toList().getFirst();
    }
    copyTree(run, copy);
    Files.writeString(copy.resolve("profile/trial-1.stacks.gz"), "nonsense");

    assertThat(commands.run("why", copy.toString())).as(commands.err()).isZero();
    assertThat(commands.out())
        .contains("Note: Trial 1 is left out, because its stacks cannot be read: ");

    Files.writeString(copy.resolve("profile/rules.jsonl"), "{nonsense");
    assertThat(commands.run("why", copy.toString())).isEqualTo(ExitCode.FAILED);
    assertThat(commands.err()).contains("the rules of the profile are damaged");
    assertThat(commands.run("show", copy.toString())).isZero();
  }

  private static void copyTree(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path each : all.toList()) {
        Files.copy(each, to.resolve(from.relativize(each).toString()));
      }
    }
  }
}
