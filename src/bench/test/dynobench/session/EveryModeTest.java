package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Descriptor;
import dynobench.catalog.DiskUse;
import dynobench.catalog.Mode;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.FileGroup;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.RunState;
import dynobench.result.TrialResult;
import dynobench.setup.Setup;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests of each mode of each shipped engine, in a new worker, in one run.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryModeTest {
  record Case(Descriptor engine, Mode mode) {
    Contender contender() {
      return new Contender(engine.id(), mode.id(), new CommitStyle.Every(50));
    }

    @Override
    public String toString() {
      return contender().use();
    }
  }

  private static final long SMALL_FILES_BYTES = 300_000;

  private final TestBench bench;

  EveryModeTest(@TempDir Path folder) throws IOException {
    bench = new TestBench(folder);
  }

  static Stream<Case> modes() {
    return TestBench.aboard().stream()
        .flatMap(engine -> engine.modes().stream().map(mode -> new Case(engine, mode)));
  }

  @BeforeAll
  void runAll() throws IOException, InterruptedException {
    bench.run(bench.plan(modes().map(Case::contender).toList()));
  }

  @Test
  void seesTheShippedEngines() {
    assertThat(TestBench.aboard()).hasSizeGreaterThanOrEqualTo(7);
    assertThat(modes()).hasSizeGreaterThanOrEqualTo(26);
  }

  @Test
  void endsTheRunAndLeavesNoTemporaryFile() {
    assertThat(bench.result().state()).isEqualTo(RunState.FINISHED);
    bench.requireNoTemporaryFiles();
  }

  @ParameterizedTest
  @MethodSource("modes")
  void completesWithVerifiedData(Case each) {
    assertThat(bench.trial(each.contender()).outcome()).contains(new Outcome.Completed());
  }

  @ParameterizedTest
  @MethodSource("modes")
  void isReadByAnotherProcessIfItPromisesToOutliveItsOwn(Case each) {
    RunEvent.Verified verified = bench.trial(each.contender()).verified().orElseThrow();

    assertThat(verified.afresh()).isEqualTo(each.mode().durability().outlivesTheProcess());
    assertThat(verified.rows()).isEqualTo(TestBench.ROWS);
    assertThat(verified.lost()).isZero();
  }

  @ParameterizedTest
  @MethodSource("modes")
  void tellsTheFilesOfADatabaseThatOutlivesItsProcess(Case each) {
    List<FileGroup> files = bench.trial(each.contender()).files();

    if (each.mode().durability().outlivesTheProcess()) {
      assertThat(files).isNotEmpty();
      assertThat(files.getFirst().bytes()).isPositive();
    }
    if (each.contender().use().equals("h2/file")) {
      assertThat(files).extracting(FileGroup::name).containsExactly("db.mv.db");
    }
  }

  @ParameterizedTest
  @MethodSource("modes")
  void timesThreePhases(Case each) {
    List<PhaseFinished> phases = bench.trial(each.contender()).phases();

    assertThat(phases)
        .extracting(PhaseFinished::phase)
        .containsExactly("create", "insert", "select");
    assertThat(phases)
        .extracting(PhaseFinished::operations)
        .containsExactly(1L, TestBench.ROWS, TestBench.ROWS);
    assertThat(phases)
        .allSatisfy(phase -> {
          assertThat(phase.timing().openNanos()).isNotNegative();
          assertThat(phase.timing().workNanos()).isPositive();
          assertThat(phase.timing().closeNanos()).isNotNegative();
        });
  }

  @ParameterizedTest
  @MethodSource("modes")
  void saysWhatEachPhaseUsed(Case each) {
    assertThat(bench.trial(each.contender()).phases())
        .allSatisfy(phase -> {
          assertThat(phase.usage().heapAfterBytes()).isBetween(1L, 96L << 20);
          assertThat(phase.usage().cpuNanos().orElse(0)).isNotNegative();
          assertThat(phase.usage().allocatedBytes().orElse(0)).isNotNegative();
          assertThat(phase.usage().gcCount()).isNotNegative();
          assertThat(phase.usage().gcMillis()).isNotNegative();
        });
  }

  @ParameterizedTest
  @MethodSource("modes")
  void findsFilesOnDiskOnlyIfTheModeStoresRowsThere(Case each) {
    long stored = bench.trial(each.contender()).phase("insert").orElseThrow().usage().storedBytes();
    DiskUse disk = each.mode().disk();
    if (disk.bytesPerRow() > 0) {
      assertThat(stored).isGreaterThan(TestBench.ROWS * 20);
      // The folder and a partly filled block of every file count too.
      assertThat(stored).isLessThan(disk.bytes(TestBench.ROWS) + SMALL_FILES_BYTES);
    } else {
      // Derby writes derby.log even for an in-memory database.
      assertThat(stored).isLessThan(TestBench.ROWS * 20);
    }
  }

  @ParameterizedTest
  @MethodSource("modes")
  void hearsFromTheEngineWhatItIs(Case each) {
    TrialResult trial = bench.trial(each.contender());
    RunEvent.EngineReported engine = trial.engine().orElseThrow();

    assertThat(engine.product()).isNotBlank();
    assertThat(engine.driver()).isNotBlank();
    Mode mode = each.engine().mode(each.contender().mode()).orElseThrow();
    assertThat(mode.isolation().usual()).isPresent();
    if (mode.setup() instanceof Setup.Jdbc) { // no other engine reports it
      assertThat(engine.isolation()).isEqualTo(mode.isolation().usual());
    }
    if (!each.engine().id().startsWith("baseline-")) { // baselines have the JDK's version
      String[] number = each.engine().version().split("\\.", -1);
      assertThat(engine.version()).startsWith(number[0] + "." + number[1] + ".");
    }
  }
}
