package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.files.UserHome;
import dynobench.planfile.PlanKeyTexts;
import dynobench.planfile.PlanKeys;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CliTest {
  @TempDir Path folder;

  /// Request to open a window.
  private record Asked(Path workspace, Optional<Path> plan) {}

  private final List<Asked> windows = new ArrayList<>();
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int dynobench(String... arguments) {
    return new Cli(
            new CommandContext(ProgramHome.find(), Clock.systemUTC(), "1.2"),
            (workspace, plan) -> windows.add(new Asked(workspace, plan)))
        .execute(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
  }

  @Test
  void withoutACommandItOpensTheWindowInTheHomeFoldersWorkspace() {
    assertThat(dynobench()).isZero();

    Path home = UserHome.folder().resolve("dynobench");
    assertThat(windows).containsExactly(new Asked(home, Optional.empty()));
  }

  @Test
  void withNothingButAWorkspaceItOpensTheWindowThere() {
    assertThat(dynobench("--workspace", folder.toString())).isZero();

    assertThat(windows).containsExactly(new Asked(folder, Optional.empty()));
  }

  @Test
  void listsEveryKeyThatAPlanFileMayHave() {
    assertThat(dynobench("plans")).isZero();

    assertThat(out.toString().lines())
        .containsAll(PlanKeyTexts.lines().stream().map(line -> "    " + line).toList());
    assertThat(PlanKeys.ALL)
        .allSatisfy(key -> assertThat(out.toString()).contains("\n    " + key.name() + ": "));
  }

  @Test
  void runsAWorkloadOrAPresetOnTheEnginesThatAreNamed() {
    assertThat(dynobench("run", "queries", "--on", "h2/file, derby/disk", "--check")).isZero();
    assertThat(out.toString()).contains("queries: 2 contenders, 6 trials");

    assertThat(dynobench("run", "quick", "--on", "h2/mem", "--check")).isZero();
    assertThat(out.toString()).contains("quick: 1 contender, 9 trials");
  }

  @Test
  void asksForEnginesWhereAWorkloadNamesNone() {
    assertThat(dynobench("run", "queries", "--check")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString())
        .contains("queries is a workload without engines: add")
        .contains("--on h2/file,hsqldb/cached");

    assertThat(dynobench("run", "queries", "--set", "contenders=[\"h2/mem\"]", "--check")).isZero();
    assertThat(dynobench("run", "queries", "--on", "h2/nope", "--check")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("H2 has no mode \"nope\"");
  }

  @Test
  void theWorkspaceMayStandBeforeOrAfterTheCommand() {
    Path plan = Path.of("my.toml");
    dynobench("--workspace", folder.toString(), "window", "my.toml");
    dynobench("window", "my.toml", "--workspace", folder.toString());

    var both = new Asked(folder, Optional.of(plan));
    assertThat(windows).containsExactly(both, both);
    dynobench("--workspace", folder.toString(), "runs");
    assertThat(out.toString()).contains(folder.toString());
  }

  @Test
  void opensAPlanThatADesktopHandsOver() {
    dynobench("my plan.dynobench");
    dynobench("my.toml", "--workspace", folder.toString());

    assertThat(windows)
        .containsExactly(
            new Asked(
                UserHome.folder().resolve("dynobench"), Optional.of(Path.of("my plan.dynobench"))),
            new Asked(folder, Optional.of(Path.of("my.toml"))));
  }

  @Test
  void opensAResultFileThatADesktopHandsOver() {
    dynobench("my run.dynorun", "--workspace", folder.toString());

    assertThat(windows).containsExactly(new Asked(folder, Optional.of(Path.of("my run.dynorun"))));
  }

  @Test
  void aMisspelledCommandIsNoPlan() {
    assertThat(dynobench("runz")).isEqualTo(ExitCode.USAGE);

    assertThat(windows).isEmpty();
    assertThat(err.toString()).contains("runs");
  }

  @Test
  void helpTellsOfTheWindowAndOfTheWorkspace() {
    assertThat(dynobench("--help")).isZero();
    assertThat(out.toString()).contains("--workspace", "Without a command it opens the window");
    assertThat(dynobench("--version")).isZero();
    assertThat(out.toString()).contains("dynobench 1.2");
  }

  @Test
  void helpOfACommandTellsOfTheWorkspaceToo() {
    dynobench("runs", "--help");
    assertThat(out.toString()).contains("--workspace");
  }

  @Test
  void aPlanWithoutEndIsRefusedInASentence() throws IOException {
    Path huge = folder.resolve("huge");
    try (var file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(3L << 30); // sparse, so it takes no disk space
    }

    assertThat(dynobench("run", "--check", huge.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString().strip())
        .isEqualTo(huge + ": cannot be read: it is larger than 1 MB. Name a plan file.");
  }

  @Test
  void aWorkloadIsExplainedInWordsThatReadWell() {
    assertThat(dynobench("workloads", "lookup")).isZero();
    assertThat(out.toString())
        .contains("terms × gets", "time, heap_kept, rate (operations/s)")
        .doesNotContain("pairs pairs", "gets gets", "can't run it", "it does not support");
    dynobench("workloads", "phases");
    assertThat(out.toString())
        .contains(
            "Create  1 table",
            "read all rows. Engines without this capability:\n " + " basex/disk, ")
        .doesNotContain("1 tables");
  }

  @Test
  void aWorkloadsDescriptionCanBeCopied() throws IOException {
    assertThat(dynobench("workloads", "lookup", "--toml")).isZero();
    assertThat(out.toString().strip())
        .isEqualTo(Files.readString(Path.of("resources/workloads/lookup.toml")).strip());
    assertThat(dynobench("workloads", "--toml")).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void whatIsNotThereIsSaidInASentence() throws IOException {
    String file = Files.createFile(folder.resolve("file")).toString();

    assertThat(dynobench("workloads", "nix")).isEqualTo(ExitCode.USAGE);
    assertThat(dynobench("run", "")).isEqualTo(ExitCode.USAGE);
    assertThat(dynobench("runs", "--workspace", file)).isEqualTo(ExitCode.USAGE);
    assertThat(dynobench("export", "latest", "--csv", file + "/x.csv")).isEqualTo(ExitCode.USAGE);
    assertThat(dynobench("export", "latest", "--chart", "load", "--csv", "x.csv"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(err.toString())
        .contains(
            "There is no workload \"nix\"",
            "No plan: name a plan file",
            file + " is a file, not a folder. Choose another with --workspace.",
            file + " is a file, not a folder. Choose another file.",
            "there is no \"load\"",
            "--phase names the phase");
  }

  @Test
  void oneContenderIsNotManyOfThem() {
    assertThat(
            dynobench(
                "run",
                "quick",
                "--check",
                "--workspace",
                folder.toString(),
                "--set",
                "contenders=[\"baseline-map/heap\"]"))
        .isZero();
    assertThat(out.toString()).contains("quick: 1 contender, ");
  }

  @Test
  void aNameThatNoFileCanHaveIsRefusedWithoutAnException() {
    assertThat(dynobench("export", "latest", "--csv", "a\0b")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString())
        .contains("--csv", "no file can have this name")
        .doesNotContain("Exception");
  }
}
