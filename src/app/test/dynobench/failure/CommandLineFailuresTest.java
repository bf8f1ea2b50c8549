package dynobench.failure;

import static dynobench.failure.FailureBench.assertSentence;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Waiting;
import dynobench.failure.ForkedMain.Ending;
import dynobench.store.RunStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests that each invalid command, or command in an unsuitable environment, yields one clear
/// sentence and an exit code.
@TestInstance(Lifecycle.PER_CLASS)
class CommandLineFailuresTest {
  private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  private Path base = Path.of("");
  private String run = "";

  @BeforeAll
  void measureOnce(@TempDir Path temporary) throws IOException, InterruptedException {
    folder = temporary;
    bench = new FailureBench(folder);
    base = write("base.toml", "name = 'base'\ncontenders = ['baseline-map/heap']\n");
    run = String.valueOf(bench.run(FailureBench.plan("bad/insert-none")).folder().getFileName());
  }

  private Ending dynobench(String... arguments) {
    return bench.dynobench(arguments);
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Nested
  class Plans {
    @ParameterizedTest
    @CsvSource({
      "contenders=hsqldbb/mem, there is no engine",
      "contenders=hsqldb/mems, has no mode",
      "contenders=hsqldb, engine/mode",
      "rowz.count=3, is not a known key",
      "rows.count=many, must be a whole number",
      "nonsense, has the form key=value",
      "=, has the form key=value",
      "rows.sizes=[0], must be at least 1",
      "rows.sizes=[-5], must be at least 1",
      "rows.sizes=[99999999999], must be at most",
      "rows.count=0, must be at least 1",
      "rows.from=9223372036854775807, must be at most",
      "repetitions=0, must be at least 1",
      "repetitions=99999999999, must be at most",
      "time-limit-seconds=1e12, at most 2,592,000",
      "time-limit-seconds=0, must be at least",
      "jvm.heap=900g, more than this machine",
      "jvm.heap=9999999g, a heap size is written",
      "jvm.heap=lots, a heap size is written",
      "jvm.heap=1m, must be at least 16",
      "jvm.flags=-XX:+NoSuchFlag, may do more than tune",
      "jvm.flags=nonsense, starts with -",
      "workload=tpcc, there is no workload",
    })
    void areRefusedWithTheValueThatIsWrong(String override, String words) {
      assertSentence(dynobench("run", base.toString(), "--set", override), 2, words);
    }

    @Test
    void areRefusedWhenOneKeyWouldSilenceAnother() {
      assertSentence(
          dynobench("run", "quick", "--set", "rows.count=3"), 2, "rows.count", "rows.sizes");
    }

    @Test
    void areRefusedWithAllTheirProblemsTogether() throws IOException {
      Path plan =
          write(
              "many.toml",
              """
              name = "many"
              contenders = ["hsqldb"]
              rows = { sizes = [0] }
              repetitions = -1
              jvm = { heap = "lots" }
              colour = "red"
              """);

      Ending ending = dynobench("run", plan.toString());

      assertThat(ending.code()).isEqualTo(2);
      assertThat(ending.err())
          .contains("many.toml:2", "many.toml:3", "many.toml:5", "many.toml:6", "colour");
    }

    @Test
    void ofANewerVersionAskForAnUpdate() throws IOException {
      Path plan = write("new.toml", "format = 2\nname = 'x'\ncontenders = ['hsqldb/mem']\n");

      assertSentence(dynobench("run", plan.toString()), 2, "newer Dynobench");
    }

    @Test
    void thatAreNoTextOrAFolderOrMissingAreNamed() throws IOException {
      Path garbage = folder.resolve("garbage.toml");
      Files.write(garbage, new byte[] {(byte) 0xff, 0, (byte) 0xfe, 7, (byte) 0x80});

      assertSentence(dynobench("run", garbage.toString()), 2, "garbage.toml", "not UTF-8 text");
      assertSentence(
          dynobench("run", "/dev/zero"), 2, "/dev/zero: cannot be read: it is not a file");
      assertSentence(dynobench("run", folder.toString()), 2, folder.toString(), "is a folder");
      assertSentence(dynobench("run", "quik"), 2, "quik", "did you mean quick?");
    }
  }

  @Nested
  class Workspaces {
    @ParameterizedTest
    @ValueSource(strings = {"run quick", "run quick --check"})
    void thatAreAFileAreRefused(String command) throws IOException {
      Path file = write("file", "");

      assertSentence(
          dynobench((command + " --workspace " + file).split(" ")),
          1,
          "Cannot write to the workspace",
          "it is a file, not a folder",
          "--workspace");
    }

    @Test
    void thatCannotBeMadeAreRefused() {
      assertSentence(
          dynobench("run", "quick", "--workspace", "/proc/dynobench"),
          1,
          "Cannot write to the workspace /proc/dynobench",
          "--workspace");
    }

    @Test
    void whosePathCannotStandInAUrlAreRefused() {
      assertSentence(
          dynobench("run", "quick", "--workspace", folder.resolve("semi;colon").toString()),
          2,
          "semi;colon",
          "choose another --workspace");
    }
  }

  @Nested
  class StoredRuns {
    @ParameterizedTest
    @ValueSource(
        strings = {"show nowhere", "export nowhere --csv x.csv", "compare nowhere nowhere"})
    void thatDoNotExistAreNamed(String command) {
      assertSentence(dynobench(command.split(" ")), 1, "There is no run \"nowhere\"");
    }

    @Test
    void thatWereCutOffOrEditedAreShown() throws IOException {
      Path source = bench.workspace().resolve("runs").resolve(run);
      Path edited = Files.createDirectories(folder.resolve("edited"));
      String log = Files.readString(source.resolve("events.jsonl"));
      Files.writeString(
          edited.resolve("events.jsonl"),
          "hello\n" + log.substring(0, log.length() - 20) + "\u0000");

      Ending ending = dynobench("show", edited.toString());

      assertThat(ending.code()).isZero();
      assertThat(ending.err()).contains("Skipped line 1 of the log");
      assertThat(ending.out()).contains("Bad insert-none");
    }
  }

  @Nested
  class CsvFiles {
    @Test
    void thatCannotBeWrittenAreRefusedBeforeTheRun() {
      var before = new RunStore(bench.workspace()).list();
      String missing = folder.resolve("nowhere").resolve("x.csv").toString();

      assertSentence(dynobench("run", "quick", "--csv", missing), 2, "Cannot write", missing);
      assertSentence(
          dynobench("run", "quick", "--csv", folder.toString()), 2, "Cannot write", "is a folder");
      assertThat(new RunStore(bench.workspace()).list()).hasSameSizeAs(before);
    }

    @Test
    void thatCannotBeExportedAreNamed() {
      String missing = folder.resolve("nowhere").resolve("x.csv").toString();

      assertSentence(dynobench("export", run, "--csv", missing), 2, "Cannot write", missing);
    }

    @Test
    void thatMeetAFullDiskLoseNoRun() throws IOException {
      assumeTrue(Files.exists(Path.of("/dev/full")), "needs /dev/full");
      Path full = Files.createSymbolicLink(folder.resolve("full"), Path.of("/dev/full"));
      Path plan =
          write(
              "one.toml",
              """
              name = "one"
              contenders = ["bad/insert-none"]
              rows = { sizes = [20] }
              repetitions = 1
              jvm = { heap = "32m", gc = "serial" }
              """);
      Path workspace = folder.resolve("csv-workspace");
      bench.calibrate(workspace);

      Ending ending =
          dynobench(
              "run",
              plan.toString(),
              "--csv",
              full.toString(),
              "--workspace",
              workspace.toString());

      assertSentence(ending, 1, "Cannot write " + full, "no space left");
      assertThat(ending.out()).contains("Saved in");
      assertThat(new RunStore(workspace).list()).hasSize(1);
      assertThat(Files.isSymbolicLink(full)).isTrue();
    }
  }

  @Nested
  class TheProcess {
    @Test
    void endsWithTheCodesOfTheCommands() throws IOException, InterruptedException {
      Ending fine = ForkedMain.run(folder, "plans");
      Ending unknown = ForkedMain.run(folder, "explode");
      Ending absent = ForkedMain.run(folder, "show", "nowhere");

      assertThat(fine.code()).isZero();
      assertThat(fine.err()).isEmpty();
      assertSentence(unknown, 2, "explode");
      assertSentence(absent, 1, "There is no run");
    }
  }

  @Nested
  class AFullDisk {
    private static final int SMALL_MEGABYTES = 24;

    @Test
    void isFoundByTheCheckWhereTheMachineHasToBeMeasuredFirst()
        throws IOException, InterruptedException {
      Path disk = Files.createDirectories(folder.resolve("small-disk"));
      assumeTrue(mount(disk, SMALL_MEGABYTES), "needs the right to mount a small disk");
      try {
        Ending ending =
            dynobench("run", "quick", "--check", "--workspace", disk.resolve("w").toString());

        assertThat(ending.code()).isEqualTo(2);
        assertThat(ending.err())
            .startsWith("workspace: the daily calibration needs 320 MB of disk");
      } finally {
        command("umount", disk.toString());
      }
    }

    @Test
    void costsNoFinishedTrial() throws IOException, InterruptedException {
      Path disk = Files.createDirectories(folder.resolve("disk"));
      assumeTrue(mount(disk, SMALL_MEGABYTES), "needs the right to mount a small disk");
      try {
        var small = new FailureBench(folder, disk.resolve("workspace"));
        Path plan =
            write(
                "full.toml",
                """
                name = "full"
                contenders = ["bad/insert-none", "bad/insert-fill", "bad/insert-exit"]
                rows = { sizes = [20] }
                repetitions = 1
                order = "by-contender"
                jvm = { heap = "32m", gc = "serial" }
                """);

        Ending ending =
            dynobench("run", plan.toString(), "--workspace", small.workspace().toString());

        assertThat(ending.code()).isEqualTo(1);
        assertThat(ending.out() + ending.err())
            .containsIgnoringCase("no space")
            .doesNotContain("\tat ");
        Ending shown = dynobench("show", "latest", "--workspace", small.workspace().toString());
        assertThat(shown.code()).isZero();
        assertThat(shown.out()).contains("Bad insert-none");
        assertThat(small.workspace().resolve(".dynobench-databases")).isEmptyDirectory();
      } finally {
        command("umount", disk.toString());
      }
    }

    /// The database grows until the disk is full. The cycles until then are kept. The run's log is
    /// on the same disk: if the log meets the end first, the run is cut off.
    @Test
    void endsACycleOfAgeingWithTheEnginesWords() throws IOException, InterruptedException {
      Path disk = Files.createDirectories(folder.resolve("disk"));
      assumeTrue(mount(disk, 4 * SMALL_MEGABYTES), "needs the right to mount a small disk");
      try {
        var small = new FailureBench(folder, disk.resolve("workspace"));
        Path plan =
            write(
                "ageing.toml",
                """
                name = "ageing"
                workload = "ageing"
                contenders = ["h2/file"]
                vary = { records = [5000] }
                parameters = { cycles = 200 }
                repetitions = 1
                jvm = { heap = "64m", gc = "serial" }
                """);

        Ending ending =
            dynobench("run", plan.toString(), "--workspace", small.workspace().toString());

        assertThat(ending.code()).isEqualTo(1);
        assertThat(ending.out()).containsPattern("failed in age: |The run was cut off");
        assertThat(ending.out()).contains("AGEING").containsPattern("H2 on disk +\\d+ +2\\.5");
        assertThat(small.workspace().resolve(".dynobench-databases")).isEmptyDirectory();
      } finally {
        command("umount", disk.toString());
      }
    }

    private static boolean mount(Path disk, int megabytes)
        throws IOException, InterruptedException {
      return Files.isDirectory(Path.of("/proc"))
          && command(
              "mount", "-t", "tmpfs", "-o", "size=" + megabytes + "m", "tmpfs", disk.toString());
    }

    private static boolean command(String... line) throws IOException, InterruptedException {
      try {
        Process process =
            new ProcessBuilder(line)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return process.waitFor(Waiting.LIMIT) && process.exitValue() == 0;
      } catch (IOException e) {
        return false; // the command does not exist
      }
    }
  }
}
