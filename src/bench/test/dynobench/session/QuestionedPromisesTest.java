package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.event.RunEvent;
import dynobench.measure.Calibration;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import dynobench.warning.Severity;
import dynobench.warning.WarningKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of real engines whose descriptors claim more durability than they have.
@Thorough
class QuestionedPromisesTest {
  private static final CommitStyle EACH = new CommitStyle.Autocommit();
  private static final CommitStyle ONCE = new CommitStyle.OneTransaction();

  /// Long flush time. Every engine on the heap commits in less than half of it.
  private static final double SLOW_FLUSH_MICROS = 2_000_000;

  @TempDir Path folder;

  private static Contender contender(String use, CommitStyle commit) {
    return Contender.parse(use, commit);
  }

  /// Installs HSQLDB as an engine that claims the highest durability. Its modes use the heap, or
  /// files that it forces to the disk.
  private static void liar(TestBench bench) throws IOException {
    Path shipped = Path.of(System.getProperty("dynobench.home"), "engines", "hsqldb");
    Path liar = Files.createDirectories(bench.engines().resolve("liar"));
    try (Stream<Path> files = Files.list(shipped)) {
      for (Path jar : files.filter(file -> file.toString().endsWith(".jar")).toList()) {
        Files.copy(jar, liar.resolve(jar.getFileName()));
      }
    }
    String text = Files.readString(shipped.resolve("engine.toml"));
    Files.writeString(
        liar.resolve("engine.toml"),
        text.replace(
            "survives = { kill = \"nothing\", power-cut = \"nothing\" }",
            "durability = \"power-cut\""));
  }

  private static List<ResultWarning> run(TestBench bench, Contender... contenders)
      throws IOException, InterruptedException {
    bench.run(
        bench.plan(
            List.of(contenders),
            List.of(TestBench.ROWS),
            3,
            TrialIsolation.CONTENDER,
            TrialOrder.BY_CONTENDER));
    return ResultWarnings.atEnd(bench.result());
  }

  private static ResultWarning only(List<ResultWarning> doubts, WarningKind kind) {
    List<ResultWarning> found = doubts.stream().filter(each -> each.kind() == kind).toList();
    assertThat(found).as(doubts.toString()).hasSize(1);
    return found.getFirst();
  }

  private static List<WarningKind> kinds(List<ResultWarning> doubts) {
    return doubts.stream().map(ResultWarning::kind).toList();
  }

  @Test
  void aHeapThatIsCalledSafeFromPowerCutsIsFoundOutThreeTimes()
      throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    bench.calibrate(SLOW_FLUSH_MICROS);
    liar(bench);
    Contender mem = contender("liar/mem", EACH);
    List<ResultWarning> doubts = run(bench, mem, contender("liar/mem", ONCE));

    assertThat(only(doubts, WarningKind.NOTHING_STORED).sentence())
        .contains("stored 0 bytes for 300 rows", "elsewhere (on a server?) or not at all");
    ResultWarning fast = only(doubts, WarningKind.FASTER_THAN_DISK);
    assertThat(fast.sentence()).contains("2,000,000.0 µs", "300 commits", "group commit");
    assertThat(fast.contenders()).containsExactly(mem);
    assertThat(fast.severity()).isEqualTo(Severity.SERIOUS);
    assertThat(only(doubts, WarningKind.STYLES_ALIKE).sentence())
        .contains("300 commits took", "one transaction", "299 flushes take");
  }

  @Test
  void anHonestEngineIsNotAccused() throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    bench.calibrate(fastestFlush());
    List<ResultWarning> doubts =
        run(
            bench,
            contender("hsqldb/memory-flush", EACH),
            contender("baseline-file/commit", EACH),
            contender("baseline-file/commit", ONCE));
    assertThat(kinds(doubts))
        .doesNotContain(
            WarningKind.NOTHING_STORED,
            WarningKind.FASTER_THAN_DISK,
            WarningKind.STYLES_ALIKE,
            WarningKind.QUESTIONED,
            WarningKind.STYLE_IGNORED,
            WarningKind.KEEPS_NOTHING);
  }

  /// Measures the fastest flush of this machine's disk, in microseconds.
  private double fastestFlush() throws IOException {
    var calibrator = new dynobench.machine.Calibrator(System::nanoTime, _ -> {});
    Calibration real = calibrator.calibrate(folder);
    return real.flushLeastMicros().orElseThrow();
  }

  @Test
  void aWorkspaceInMemoryKeepsNoPromise() throws IOException, InterruptedException {
    Path shm = Path.of("/dev/shm");
    Assumptions.assumeTrue(
        Files.isWritable(shm) && Files.getFileStore(shm).type().equals("tmpfs"), "no tmpfs here");
    Path memory = Files.createTempDirectory(shm, "dynobench-test");
    try {
      var bench = new TestBench(memory);
      Contender safe = contender("baseline-file/commit", EACH);
      List<ResultWarning> doubts = run(bench, safe, contender("baseline-map/heap", EACH));
      ResultWarning doubt = only(doubts, WarningKind.KEEPS_NOTHING);
      assertThat(doubt.sentence()).contains("tmpfs", "baseline-file/commit");
      assertThat(doubt.contenders()).containsExactly(safe);
      assertThat(doubt.severity()).isEqualTo(Severity.SERIOUS);
    } finally {
      dynobench.files.FolderTree.delete(memory);
    }
  }

  @Test
  void stylesThatMeanNothingAreNamed() throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    Contender map = contender("baseline-map/heap", ONCE);
    Contender deferred = contender("je/deferred", EACH);
    Contender again = contender("je/deferred", new CommitStyle.Every(10));
    Contender heeding = contender("je/no-sync", new CommitStyle.Every(10));
    List<ResultWarning> doubts = run(bench, map, deferred, again, heeding);
    ResultWarning doubt = only(doubts, WarningKind.STYLE_IGNORED);
    assertThat(doubt.contenders()).containsExactly(map, deferred, again);
    assertThat(doubt.severity()).isEqualTo(Severity.NOTE);
  }

  @Test
  void aDriverThatDeniesWhatItWasToldIsQuestionedAndGoesOn()
      throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    DenyingEngine.install(bench.engines());
    Contender denies = contender("denying/always", ONCE);
    Contender throwing = contender("denying/throws", EACH);
    List<ResultWarning> doubts = run(bench, denies, throwing);

    assertThat(bench.result().notCompleted()).isEmpty();
    assertThat(doubts.stream().filter(each -> each.kind() == WarningKind.QUESTIONED))
        .extracting(ResultWarning::sentence)
        .containsExactlyInAnyOrder(
            "After setAutoCommit(false) the driver says getAutoCommit() = true: the driver may not"
                + " use the plan's commit style (denying/always (one transaction)).",
            "After setAutoCommit(true) the driver can't say whether it commits each row:"
                + " getAutoCommit() throws java.lang.AbstractMethodError (denying/throws).");
    // There is one event per trial and phase with a different question, not one per row.
    assertThat(bench.events().stream().filter(RunEvent.Questioned.class::isInstance)).hasSize(6);
  }
}
