package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.plan.DiskKind;
import dynobench.result.CrashedRun;
import dynobench.result.SampleRun;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CrashCommandTest {
  @TempDir private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private TestCommandLine commands;

  @BeforeEach
  void prepare() {
    commands = new TestCommandLine(folder);
  }

  private int crash() {
    return commands.run(
        "crash",
        "baseline-file/commit",
        "--kills=1",
        "--plug=0",
        "--span=1s",
        "--record=" + folder.resolve("engines"));
  }

  /// A complete record needs no further runs. A stored run can still be added to another record.
  @Test
  void aRecordGoesOnUntilItIsWhole() {
    assertThat(crash()).isEqualTo(ExitCode.OK);
    Path file = folder.resolve("engines").resolve("baseline-file").resolve("tested.toml");
    assertThat(commands.out())
        .contains("killed after ", "all there", "CRASHES", "Recorded in " + file)
        .contains("kept all acknowledged rows over 1 crash, as claimed.");
    assertThat(file)
        .content()
        .contains("[modes.\"commit\".\"kill-writing-", "times = 1\nwhole = 1");

    assertThat(crash()).isEqualTo(ExitCode.OK);
    assertThat(commands.out()).contains("The record already contains these crashes.");

    Path other = folder.resolve("others");
    assertThat(commands.run("export", "latest", "--record=" + other)).isEqualTo(ExitCode.OK);
    assertThat(other.resolve("baseline-file").resolve("tested.toml")).hasSameTextualContentAs(file);
  }

  /// Describes an engine that claims to keep all rows, but writes them to the file after 20 s only.
  private Path describeForgetful() throws IOException {
    Path engine = Files.createDirectories(folder.resolve("own/forgetful"));
    Path jar = Path.of("target/dynobench/engines/hsqldb/hsqldb-2.7.4.jar").toAbsolutePath();
    Files.copy(jar, engine.resolve("hsqldb.jar"));
    Files.writeString(
        engine.resolve("engine.toml"),
        """
        name = "Forgetful"
        version = "1"
        licence = "none"
        kind = "jdbc"
        jars = ["hsqldb.jar"]
        [jdbc]
        driver = "org.hsqldb.jdbc.JDBCDriver"
        url = "jdbc:hsqldb:file:{folder}/db"
        user = "SA"
        reopen = { "hsqldb.lock_file" = "false" }
        after-open = ["SET FILES WRITE DELAY 20"]
        dialect = { drop = "DROP TABLE {table} IF EXISTS" }
        [modes.file]
        title = "on disk"
        durability = "kill"
        promise = "None."
        """);
    return jar;
  }

  @Thorough
  @Test
  void aBrokenPromiseGetsAProgramThatNeedsTheEnginesJarsAlone() throws Exception {
    Path jar = describeForgetful();
    Path programs = folder.resolve("programs");
    ProgramHome found = ProgramHome.find();
    var home = new ProgramHome(found.folder(), folder.resolve("own"), found.java());
    commands = new TestCommandLine(folder, home);

    commands.run(
        "crash",
        "forgetful/file",
        "--kills=1",
        "--plug=0",
        "--span=1s",
        "--reproducer=" + programs);

    Path program = programs.resolve("ForgetfulFileKill.java");
    assertThat(commands.out()).as(commands.err()).contains("Wrote " + program);
    assertThat(program).content().doesNotContain("{{");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                jar.toString(),
                program.toString(),
                "2",
                "2")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isEqualTo(1);
    assertThat(output).containsPattern("BROKEN [12] of 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "hsqldb/mem --kills=1 | hsqldb/mem stores nothing that a crash could lose: remove this"
            + " contender",
        "h2/file --kills=0 --plug=0 | kills, pulls, closings and full disks together",
        "h2/file --kills=-1 | kills must be at least 0",
        "h2/file --span=3s..2s | a time span must not end before it begins: 3 s is later than 2 s",
        "h2/file --span=1s..2h | the end of the time span, in seconds,",
        "h2/file --disk=ntfs | ntfs",
        "h2/file --record=/dev/null/x | it is not writable",
        "sqlite | such as",
        "'h2/file,commit=every 0' | every",
        "h2/file --set=workload=lookup | a crash plan needs the workload",
        "h2/nothing | nothing"
      })
  void refusesWhatCanNotCrash(String line, String expected) {
    String[] arguments = ("crash " + line).split(" ", -1);
    assertThat(commands.run(arguments)).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains(expected);
  }

  @Test
  void whatTwoRunsKeptIsCompared() {
    Path runs = folder.resolve("runs");
    SampleRun.store(runs.resolve("safe"), CrashedRun.ofKills("safe", DiskKind.EXT4, new int[8]));
    SampleRun.store(
        runs.resolve("loose"),
        CrashedRun.ofKills("loose", DiskKind.XFS, 10, 20, 30, 40, 50, 60, 70, 80));

    assertThat(commands.run("compare", "safe", "loose")).isEqualTo(ExitCode.OK);
    assertThat(commands.out())
        .containsPattern("Appended file +killed +8 of 8 +0 of 8, 0.08 s lost +NEW loses more")
        .contains("Differs: The crashes: killed 8 times, after 1 s, ext4 in safe")
        .contains("at most 1 case in 20");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--verdicts=v.csv", "--png=x.png", "--svg=x.svg"})
  void whatARunOfCrashesHasNotIsNotWritten(String target) {
    SampleRun.store(folder.resolve("runs").resolve("crashed"), CrashedRun.events());

    assertThat(commands.run("export", "crashed", target)).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("This run measures no times");
  }

  @Test
  void crashesAreNotMeasuredInTurns() {
    SampleRun.store(folder.resolve("runs").resolve("one"), CrashedRun.events());
    SampleRun.store(folder.resolve("runs").resolve("two"), CrashedRun.events());

    assertThat(commands.run("rerun", "one", "--against", "two")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("Crash runs cannot be repeated in rounds");
  }
}
