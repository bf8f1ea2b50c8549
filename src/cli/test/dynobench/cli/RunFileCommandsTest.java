package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;

import dynobench.runfile.RunFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of result files and sites, with real engines.
class RunFileCommandsTest {
  @TempDir private Path folder;
  private Path file;
  private TestCommandLine commands;

  @BeforeEach
  void measureAndPack() throws IOException {
    commands = commands("work space");
    file = folder.resolve("small run.dynorun");
    int measured =
        commands.run(
            "run",
            "phases",
            "--set=contenders=[\"hsqldb/mem\",\"h2/mem\"]",
            "--set=rows.sizes=[100]",
            "--set=repetitions=3",
            "--set=jvm.heap=96m");
    assertThat(measured).isEqualTo(ExitCode.OK);
    assertThat(commands.run("pack", "latest", file.toString())).isEqualTo(ExitCode.OK);
  }

  private TestCommandLine commands(String workspace) throws IOException {
    return new TestCommandLine(Files.createDirectory(folder.resolve(workspace)));
  }

  private static List<Path> inside(Path place) throws IOException {
    try (Stream<Path> files = Files.list(place)) {
      return files.sorted().toList();
    }
  }

  @Test
  void anotherWorkspaceShowsThePackedRun() throws IOException {
    TestCommandLine others = commands("other");

    assertThat(others.run("unpack", file.toString())).isEqualTo(ExitCode.OK);
    assertThat(others.run("show", "latest")).isEqualTo(ExitCode.OK);

    assertThat(others.err()).isEmpty();
    assertThat(others.out()).contains("is whole", "HSQLDB", "H2");
    assertThat(inside(folder.resolve("other/runs"))).hasSize(1);
  }

  @Test
  void aDamagedFileIsRefusedAndNothingIsAdded() throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);
    TestCommandLine others = commands("other");

    assertThat(others.run("unpack", file.toString())).isNotEqualTo(ExitCode.OK);

    assertThat(others.err()).contains("damaged");
    assertThat(folder.resolve("other/runs")).doesNotExist();
  }

  @Test
  void aRepetitionComparesRatiosAndASiteShowsWhetherTheyAgree() throws IOException {
    TestCommandLine others = commands("other");

    int code = others.run("repeat", file.toString());

    assertThat(others.err()).isEmpty();
    assertThat(code).isIn(ExitCode.OK, ExitCode.SLOWER);
    assertThat(others.out()).contains("Insert time, 100 rows", "Ratios to hsqldb/mem");
    Path repeated = folder.resolve("repeated.dynorun");
    assertThat(others.run("pack", "latest", repeated.toString())).isEqualTo(ExitCode.OK);
    assertThat(RunFile.open(repeated).repeats()).contains(RunFile.open(file).digest());

    Path site = folder.resolve("site");
    assertThat(others.run("site", file.toString(), repeated.toString(), "--into=" + site))
        .isEqualTo(ExitCode.OK);
    String kind = code == ExitCode.OK ? "note" : "mark";
    assertThat(inside(site.resolve("runs")))
        .filteredOn(it -> contentOf(it.toFile()).contains("The repetition"))
        .extracting(it -> it.getFileName().toString())
        .as("the list of runs and the page of the first run")
        .hasSize(2)
        .contains("index.html");
    assertThat(inside(site.resolve("runs")))
        .anySatisfy(it ->
            assertThat(it)
                .content()
                .containsPattern(
                    "<p class=\"%s\">The repetition \\S+ agrees in \\d+ of".formatted(kind)));
  }

  @Test
  void aVersionThatIsNotKnownHereIsNamed() throws IOException {
    Path run = inside(folder.resolve("work space/runs")).getFirst();
    Path events = run.resolve("events.jsonl");
    Files.writeString(
        events,
        Files.readString(events).replaceAll("\"version\":\"[^\"]*\"", "\"version\":\"0.0\""));
    assertThat(commands.run("pack", "latest", file.toString())).isEqualTo(ExitCode.OK);

    assertThat(commands.run("repeat", file.toString())).isEqualTo(ExitCode.USAGE);

    assertThat(commands.err())
        .contains("hsqldb/mem was measured at version 0.0, which is not known here");
  }

  @Test
  void aSiteHasPagesOfRunsWorkloadsEnginesAndTheGuide() throws IOException {
    Path site = folder.resolve("the site");

    int code = commands.run("site", file.toString(), "--into=" + site);

    assertThat(commands.err()).isEmpty();
    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(site.resolve("index.html")).content().contains("Fastest at each promise");
    assertThat(site.resolve("results/phases.html")).exists();
    assertThat(site.resolve("data/phases.js")).content().startsWith("dynobench.index(");
    assertThat(site.resolve("engines/h2.html")).content().contains("../results/phases.html#");
    assertThat(site.resolve("guide/site.html")).content().contains("<h1 id=\"site\">");
    Path run = inside(site.resolve("runs")).getFirst();
    assertThat(run)
        .content()
        .contains("Download the result file", "<div id=\"results\"", "Where it was measured");
    assertThat(inside(site.resolve("files"))).hasSize(1);
  }

  @Test
  void noFileTakesTheAddressOfAnotherRunOfItsId() throws IOException {
    Path run = inside(folder.resolve("work space/runs")).getFirst();
    Files.writeString(run.resolve("notes.md"), "Mine.");
    Path other = folder.resolve("other.dynorun");
    assertThat(commands.run("pack", "latest", other.toString(), "--with-notes"))
        .isEqualTo(ExitCode.OK);
    Path site = folder.resolve("site");

    int code = commands.run("site", file.toString(), other.toString(), "--into=" + site);

    assertThat(code).isEqualTo(ExitCode.OK);
    assertThat(inside(site.resolve("runs")))
        .extracting(it -> it.getFileName().toString())
        .hasSize(3)
        .contains("index.html")
        .doesNotContain(run.getFileName() + ".html");
  }

  @Test
  void aSiteOfNoRunsSaysSo() {
    Path site = folder.resolve("empty");

    assertThat(commands.run("site", "--into=" + site)).isEqualTo(ExitCode.OK);

    assertThat(site.resolve("index.html")).content().contains("There are no runs yet");
    assertThat(site.resolve("results/index.html")).content().contains("There are no results yet");
  }

  @Test
  void aSiteReplacesASiteAndNoOtherFolder() throws IOException {
    Path site = folder.resolve("site");
    assertThat(commands.run("site", file.toString(), "--into=" + site)).isEqualTo(ExitCode.OK);
    assertThat(commands.run("site", "--into=" + site)).isEqualTo(ExitCode.OK);
    assertThat(site.resolve("files")).doesNotExist();
    assertThat(folder.resolve("site.new")).doesNotExist();

    int code = commands.run("site", "--into=" + folder);

    assertThat(code).isEqualTo(ExitCode.FAILED);
    assertThat(commands.err()).contains("is not empty, and holds no site of Dynobench");
    assertThat(file).exists();
  }

  @Test
  void aSiteDoesNotDeleteItsOwnSources() throws IOException {
    Path site = folder.resolve("site");
    assertThat(commands.run("site", file.toString(), "--into=" + site)).isEqualTo(ExitCode.OK);
    Path inside = inside(site.resolve("files")).getFirst();

    int code = commands.run("site", inside.toString(), "--into=" + site);

    assertThat(code).isEqualTo(ExitCode.FAILED);
    assertThat(commands.err()).contains("is in the folder of the site");
    assertThat(inside).exists();
  }

  @Test
  void aForgedSummaryIsRefusedByTheCheckAndByTheSite() throws IOException {
    Path forged = ForgedRunFile.of(file, folder.resolve("forged.dynorun"));

    assertThat(commands.run("site", "--check", file.toString())).isEqualTo(ExitCode.OK);
    assertThat(commands.out()).contains(": accepted");
    assertThat(commands.run("site", "--check", forged.toString())).isEqualTo(ExitCode.FAILED);
    assertThat(commands.out()).contains("Its summary is not that of its events.");

    int code = commands.run("site", forged.toString(), "--into=" + folder.resolve("site"));

    assertThat(code).isEqualTo(ExitCode.FAILED);
    assertThat(commands.err()).contains("Refused:", "Its summary is not that of its events.");
    assertThat(folder.resolve("site/files")).doesNotExist();
  }
}
