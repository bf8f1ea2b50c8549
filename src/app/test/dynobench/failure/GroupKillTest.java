package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Thorough;
import dynobench.Waiting;
import dynobench.event.RunEvent;
import dynobench.plan.DiskKind;
import dynobench.powercut.ImageDisk;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests of a worker that is stopped, as during the copy of its disk. The processes that would
/// continue it are killed.
@EnabledOnOs(OS.LINUX)
@Thorough
class GroupKillTest {
  private static final String TEMPORARY = ".dynobench-databases";

  @TempDir private Path folder = Path.of("");

  private final List<ProcessHandle> workers = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  @BeforeEach
  void prepare() throws IOException {
    bench = new FailureBench(folder);
    Files.writeString(
        folder.resolve("plan.toml"),
        """
        name = "killing"
        contenders = ["bad/insert-hang"]
        rows = { sizes = [20] }
        repetitions = 1
        jvm = { heap = "32m", gc = "serial" }
        """);
  }

  @AfterEach
  void endWorkers() {
    workers.forEach(ProcessHandle::destroyForcibly);
  }

  /// Starts the program in a new process group, as a shell does.
  private ForkedMain start(Path workspace) throws IOException {
    return ForkedMain.startUnder(
        List.of("setsid"),
        folder,
        Map.of(),
        "run",
        folder.resolve("plan.toml").toString(),
        "--workspace",
        workspace.toString());
  }

  private ProcessHandle hangingWorker(ForkedMain main, Path workspace) {
    Waiting.until("the trial inserts", () -> inserts(workspace));
    ProcessHandle worker =
        Waiting.untilFound("a worker", () -> Processes.workersOf(main.handle()).findFirst());
    workers.add(worker);
    return worker;
  }

  private static boolean inserts(Path workspace) {
    var store = new RunStore(workspace);
    return Files.isDirectory(workspace.resolve("runs"))
        && store.list().stream().anyMatch(run -> run.damage().isEmpty())
        && new RunReader(store.find("latest"))
            .read().events().stream()
                .anyMatch(event ->
                    event instanceof RunEvent.PhaseStarted started
                        && started.phase().equals("insert"));
  }

  /// Returns the stopped worker of a run whose parent and shell are gone.
  private ProcessHandle abandoned() throws IOException, InterruptedException {
    try (var main = start(bench.workspace())) {
      ProcessHandle worker = hangingWorker(main, bench.workspace());
      ProcessHandle shell = worker.parent().orElseThrow();
      Processes.signal("STOP", worker, shell);
      Processes.signal("KILL", main.handle(), shell);
      assertThat(main.ending().code()).isEqualTo(137);
      assertThat(worker.isAlive()).isTrue();
      return worker;
    }
  }

  private static boolean isGone(ProcessHandle process) {
    return Processes.commandLine(process).isEmpty(); // also empty for a zombie process
  }

  @Test
  void aStoppedWorkerEndsWhenTheProgramsGroupIsKilled() throws IOException, InterruptedException {
    try (var main = start(bench.workspace())) {
      ProcessHandle worker = hangingWorker(main, bench.workspace());
      Processes.signal("STOP", worker);

      new ProcessBuilder("kill", "-KILL", "--", "-" + main.handle().pid())
          .inheritIO()
          .start()
          .waitFor();

      Waiting.until("the worker is gone", () -> isGone(worker));
      assertThat(main.ending().code()).isEqualTo(137);
    }
  }

  @Test
  void theNextRunEndsAStoppedWorkerAndSaysSo() throws IOException, InterruptedException {
    ProcessHandle worker = abandoned();

    List<String> notes = bench.notes(FailureBench.plan("bad/insert-none"));

    assertThat(isGone(worker)).isTrue();
    assertThat(notes).contains("Stopped processes of a killed run: process " + worker.pid() + ".");
    assertThat(bench.workspace().resolve(TEMPORARY)).isEmptyDirectory();
  }

  @Test
  void theNextRunFreesTheDiskThatAStoppedWorkerUses() throws IOException, InterruptedException {
    assumeTrue(ImageDisk.obstacle(DiskKind.EXT4).isEmpty());
    ProcessHandle worker = abandoned();
    Path temporary = bench.workspace().resolve(TEMPORARY);
    Path image = ImageDisk.place(temporary).resolve("crash-1/disk");
    ImageDisk disk = ImageDisk.make(image, DiskKind.EXT4, 64);
    ProcessHandle holder = holding(disk.root().resolve("held"), mark(worker));

    List<String> notes = bench.notes(FailureBench.plan("bad/insert-none"));

    assertThat(isGone(holder)).isTrue();
    assertThat(notes).contains("Released disks of a crashed run.");
    assertThat(devices(image)).isEmpty();
    disk.close();
  }

  /// Starts a process that looks like a worker's child and stops itself.
  private ProcessHandle holding(Path file, String mark) throws IOException {
    var builder =
        new ProcessBuilder(
            "sh", "-c", "exec 9>\"$0\"; touch \"$0.open\"; kill -STOP $$", "" + file);
    builder.environment().put("DYNOBENCH_WORKER", mark);
    ProcessHandle holder = builder.start().toHandle();
    workers.add(holder);
    Waiting.until(
        "the file is open", () -> Files.exists(file.resolveSibling(file.getFileName() + ".open")));
    return holder;
  }

  private static String mark(ProcessHandle process) throws IOException {
    String environment = Files.readString(Path.of("/proc/" + process.pid() + "/environ"));
    return Stream.of(environment.split("\0"))
        .filter(each -> each.startsWith("DYNOBENCH_WORKER="))
        .findFirst()
        .orElseThrow()
        .substring("DYNOBENCH_WORKER=".length());
  }

  private static List<String> devices(Path below) throws IOException {
    var found = new ArrayList<String>();
    try (Stream<Path> all = Files.list(Path.of("/sys/block"))) {
      for (Path file : all.map(each -> each.resolve("loop/backing_file")).toList()) {
        if (Files.exists(file) && Files.readString(file).startsWith(below.toString())) {
          found.add(file.toString());
        }
      }
    }
    return found;
  }

  /// An untrusted folder may hold notes about any process.
  @Test
  void theNextRunLeavesWhatBelongsToALivingRunAlone() throws IOException, InterruptedException {
    Path other = folder.resolve("other");
    bench.calibrate(other);
    try (var main = start(other)) {
      ProcessHandle worker = hangingWorker(main, other);
      Processes.signal("STOP", worker);
      String mark = mark(worker);
      Path forged = Files.createDirectories(bench.workspace().resolve(TEMPORARY).resolve("forged"));
      Files.createFile(forged.resolve("processes-" + mark));
      // This mark looks as if the parent were another process, which is gone.
      String gone = mark.replaceFirst("\\.\\d+\\.", ".4194305.");
      Files.createFile(forged.resolve("processes-" + gone));

      List<String> notes = bench.notes(FailureBench.plan("bad/insert-none"));

      assertThat(notes).noneMatch(note -> note.contains("left running"));
      assertThat(isGone(worker)).isFalse();
    }
  }
}
