package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.failure.FailureBench.Story;
import dynobench.plan.WorkerJvm;
import dynobench.result.RunState;
import dynobench.run.Cancellation;
import dynobench.store.RunReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests of misbehaving engines, all in one run. Each trial has an outcome, so the trial before it
/// has harmed only itself.
@TestInstance(Lifecycle.PER_CLASS)
class EngineFailuresTest {
  private static final List<String> MODES =
      List.of(
          "bad/insert-exit",
          "bad/insert-halt",
          "bad/insert-hoard",
          "bad/insert-wrappedmemory",
          "bad/insert-outlines",
          "bad/insert-errlines",
          "bad/insert-outblock",
          "bad/insert-errblock",
          "bad/insert-forge",
          "bad/insert-forgeend",
          "bad/insert-forgetimes",
          "bad/insert-forgeother",
          "bad/promised-none",
          "bad/moments-none",
          "bad/insert-hook",
          "bad/insert-raw",
          "bad/insert-rawblock",
          "bad/insert-talkanddie",
          "bad/insert-threads",
          "bad/insert-closeout",
          "bad/insert-stdin",
          "bad/insert-child",
          "bad/insert-daemon",
          "bad/insert-daemondie",
          "bad/insert-password",
          "bad/insert-cutpassword",
          "bad/insert-dyingpassword",
          "bad/open-sql",
          "bad/create-runtime",
          "bad/insert-error",
          "bad/close-sql",
          "bad/select-overflow",
          "bad/insert-longwinded",
          "bad/select-noclass",
          "bad/insert-wordless",
          "bad/both-sql",
          "bad/insert-locale",
          "bad/insert-native",
          "bad/insert-none");

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  @SuppressWarnings("NullAway.Init")
  private Story story;

  private final Set<Long> workers = new HashSet<>();
  private final List<String> commandLines = new ArrayList<>();

  @BeforeAll
  void runAll(@TempDir Path folder) throws IOException, InterruptedException {
    bench = new FailureBench(folder);
    story =
        bench.run(FailureBench.plan(MODES.toArray(String[]::new)), this::look, new Cancellation());
  }

  private void look(RunEvent event) {
    if (event instanceof RunEvent.PhaseStarted) {
      Processes.workersIn(bench.workspace())
          .forEach(worker -> {
            workers.add(worker.pid());
            commandLines.add(Processes.commandLine(worker));
          });
    }
  }

  @Test
  void everyTrialEndsAndTheRunFinishes() {
    assertThat(story.outcomes()).hasSize(MODES.size());
    assertThat(story.events().getLast()).isInstanceOf(RunEvent.RunFinished.class);
    assertThat(story.of("insert-none")).isEqualTo(new Outcome.Completed());
  }

  @Test
  void noWorkerAndNoTemporaryFileIsLeft() {
    assertThat(workers).hasSizeGreaterThan(20);
    assertThat(workers).noneMatch(pid -> ProcessHandle.of(pid).isPresent());
    assertThat(bench.workspace().resolve(".dynobench-databases")).isEmptyDirectory();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void noChildOfAnEngineIsLeftHoweverItCutItselfOff() {
    assertThat(story.of("insert-daemon")).isEqualTo(new Outcome.Completed());
    assertThat(story.of("insert-daemondie"))
        .isEqualTo(new Outcome.WorkerDied("insert", 7, OptionalInt.empty(), ""));
    assertThat(Processes.daemonsIn(bench.workspace())).isEmpty();
  }

  @Test
  void theStoredLogIsSoundAndSaysTheSame() {
    var stored = new RunReader(story.folder()).read();

    assertThat(stored.skipped().damages()).isEmpty();
    assertThat(stored.events()).isEqualTo(story.events());
  }

  @Nested
  class DeathOfTheWorker {
    @Test
    void tellsTheExitCode() {
      assertThat(story.of("insert-exit"))
          .isEqualTo(new Outcome.WorkerDied("insert", 3, OptionalInt.empty(), ""));
      assertThat(story.of("insert-halt"))
          .isEqualTo(new Outcome.WorkerDied("insert", 0, OptionalInt.empty(), ""));
    }

    @Test
    void isNoticedAfterMoreOutputThanTheParentCanHold() {
      assertThat(story.of("insert-talkanddie"))
          .isInstanceOfSatisfying(
              Outcome.WorkerDied.class,
              died -> {
                assertThat(died.exitCode()).isEqualTo(5);
                assertThat(died.lastOutput()).contains("talks");
              });
    }

    @Test
    void isNoticedThoughAChildHoldsItsPipes() {
      assertThat(story.of("insert-child"))
          .isEqualTo(new Outcome.WorkerDied("insert", 6, OptionalInt.empty(), ""));
    }
  }

  @Nested
  class ForgedEvents {
    @Test
    void endNoTrial() {
      assertThat(story.of("insert-forgeend"))
          .isInstanceOfSatisfying(
              Outcome.Failed.class,
              failed -> assertThat(failed.message()).startsWith("table is on fire"));
      assertThat(story.questions("insert-forgeend"))
          .containsExactly(
              "The engine printed 1 event that only a worker may send; Dynobench ignored them.");
    }

    @Test
    void setNoTimes() {
      assertThat(story.of("insert-forgetimes")).isEqualTo(new Outcome.Completed());
      assertThat(story.phases("insert-forgetimes")).containsExactly("create", "insert", "select");
      assertThat(story.questions("insert-forgetimes")).hasSize(1);
      assertThat(story.log("insert-forgetimes"))
          .filteredOn(line -> line.text().contains("PhaseFinished"))
          .hasSize(2);
      assertThat(
              story.events().stream()
                  .filter(RunEvent.PhaseFinished.class::isInstance)
                  .map(RunEvent.PhaseFinished.class::cast)
                  .map(phase -> phase.timing().workNanos()))
          .doesNotContain(3000L, -15000L);
    }

    @Test
    void touchNoOtherTrial() {
      assertThat(story.of("insert-forgeother")).isEqualTo(new Outcome.Completed());
      assertThat(story.questions("insert-forgeother")).hasSize(1);
      assertThat(
              story.events().stream()
                  .filter(RunEvent.TrialStarted.class::isInstance)
                  .map(RunEvent.TrialStarted.class::cast)
                  .map(started -> started.trial().number()))
          .doesNotHaveDuplicates();
    }
  }

  @Nested
  class Promises {
    @Test
    void areHeldAgainstWhatAnotherProcessFinds() {
      assertThat(story.phases("promised-none")).containsExactly("create", "insert", "select");
      assertThat(story.of("promised-none"))
          .isEqualTo(new Outcome.WrongData("20 rows in the verifying select", "0 rows"));
    }

    @Test
    void thatAllowALossHaveItCountedAndNoFailure() {
      assertThat(story.of("moments-none")).isEqualTo(new Outcome.Completed());
      assertThat(
              story.events().stream()
                  .filter(RunEvent.Verified.class::isInstance)
                  .map(RunEvent.Verified.class::cast)
                  .filter(RunEvent.Verified::afresh))
          .extracting(RunEvent.Verified::rows, RunEvent.Verified::lost)
          .containsExactly(org.assertj.core.api.Assertions.tuple(20L, 20L));
    }

    @Test
    void areReadThoughTheFirstProcessDoesNotEnd() {
      assertThat(story.of("insert-hook")).isInstanceOf(Outcome.WrongData.class);
      assertThat(story.questions("insert-hook"))
          .containsExactly(
              "The worker did not end within 10 s after it closed its database, and was killed.");
    }
  }

  @Nested
  class Memory {
    @Test
    void runningOutOfItIsAnOutcomeOfItsOwn() {
      assertThat(story.of("insert-hoard"))
          .isInstanceOfSatisfying(
              Outcome.OutOfMemory.class,
              end -> {
                assertThat(end.phase()).isEqualTo("insert");
                assertThat(end.row()).isBetween(4L, 5L);
                assertThat(end.heapMegabytes()).isBetween(28, 32);
              });
    }

    @Test
    void runningOutOfItIsRecognisedInTheEnginesWrapping() {
      assertThat(story.of("insert-wrappedmemory")).isInstanceOf(Outcome.OutOfMemory.class);
    }

    @Test
    void runsOutForRealInSmallHeapsAndTellsTheRow() throws IOException, InterruptedException {
      var heap = new WorkerJvm(24, WorkerJvm.Collector.SERIAL, List.of());
      Story real = bench.run(FailureBench.plan(heap, 3_000_000, "baseline-map/heap", "hsqldb/mem"));

      assertThat(real.outcomes())
          .hasSize(2)
          .allSatisfy((use, outcome) ->
              assertThat(outcome)
                  .as(use)
                  .isInstanceOfSatisfying(
                      Outcome.OutOfMemory.class,
                      end -> {
                        assertThat(end.phase()).isEqualTo("insert");
                        assertThat(end.row()).isBetween(5_000L, 2_999_999L);
                        assertThat(end.sentence()).contains("raise jvm.heap");
                      }));
    }
  }

  @Nested
  class Chatter {
    @Test
    void harmsNoTrial() {
      assertThat(
              Stream.of(
                  "insert-outlines",
                  "insert-errlines",
                  "insert-outblock",
                  "insert-errblock",
                  "insert-forge",
                  "insert-raw",
                  "insert-rawblock"))
          .allSatisfy(mode -> assertThat(story.of(mode)).isEqualTo(new Outcome.Completed()));
    }

    @Test
    void costsNoFigures() {
      assertThat(Stream.of("insert-raw", "insert-rawblock"))
          .allSatisfy(
              mode -> assertThat(story.phases(mode)).containsExactly("create", "insert", "select"));
    }

    @Test
    void isKeptWithinBounds() {
      assertThat(Stream.of("insert-outlines", "insert-errlines", "insert-talkanddie"))
          .allSatisfy(mode -> {
            assertThat(story.log(mode)).hasSizeBetween(100, 2_001);
          });
      assertThat(
              Stream.of("insert-outblock", "insert-errblock", "insert-rawblock")
                  .flatMap(mode -> story.log(mode).stream()))
          .allSatisfy(line -> assertThat(line.text()).hasSizeLessThan(2_100));
    }

    @Test
    void thatLooksLikeAnEventIsALogLine() {
      assertThat(story.log("insert-forge"))
          .singleElement()
          .satisfies(line -> {
            assertThat(line.source()).isEqualTo(RunEvent.Source.ERROR);
            assertThat(line.text()).isEqualTo(BadBehaviour.FORGED);
          });
    }

    @Test
    void pastSystemOutIsALogLineToo() {
      assertThat(story.log("insert-raw"))
          .anySatisfy(line -> assertThat(line.text()).contains("talks"));
    }
  }

  @Nested
  class LeftOvers {
    @Test
    void threadsAndClosedStreamsHarmNothing() {
      assertThat(Stream.of("insert-threads", "insert-closeout", "insert-stdin"))
          .allSatisfy(mode -> assertThat(story.of(mode)).isEqualTo(new Outcome.Completed()));
    }

    @Test
    void ofNativeCodeGoWithTheTrialsFolder() {
      assertThat(story.log("insert-native"))
          .singleElement()
          .satisfies(line -> {
            assertThat(line.text())
                .startsWith(bench.workspace().resolve(".dynobench-databases").toString())
                .endsWith("dynobench-unpacked");
            assertThat(Path.of(line.text())).doesNotExist();
          });
    }

    @Test
    void ofALocaleTouchNoFigure() {
      assertThat(story.of("insert-locale").sentence())
          .contains("wrong data: expected 20 rows", "found 19 rows");
    }
  }

  @Nested
  class Exceptions {
    @Test
    void keepTheirPhaseWordsAndPlace() {
      assertFailed("open-sql", "create", "table is on fire (SQLException)");
      assertFailed("create-runtime", "create", "index out of its mind (IllegalStateException)");
      assertFailed("insert-error", "insert", "should never happen (AssertionError)");
      assertFailed("both-sql", "insert", "table is on fire (SQLException)");
      assertFailed("close-sql", "insert", "table is on fire (SQLException)");
      assertFailed("select-overflow", "select", "java.lang.StackOverflowError");
      assertFailed("select-noclass", "select", "com/example/Missing (NoClassDefFoundError)");
      assertFailed("insert-wordless", "insert", "java.lang.NullPointerException");
    }

    /// A line on the pipe has a maximum length. A truncated line would make the failure look like a
    /// time-out.
    @Test
    void areShortenedWhenTheyGoOnAndOn() {
      assertThat(story.of("insert-longwinded"))
          .isInstanceOfSatisfying(
              Outcome.Failed.class,
              failed -> {
                assertThat(failed.phase()).isEqualTo("insert");
                assertThat(failed.message()).startsWith("word word").hasSizeLessThan(3_000);
                assertThat(failed.details()).hasSizeLessThan(30_000);
              });
    }

    private void assertFailed(String mode, String phase, String message) {
      assertThat(story.of(mode))
          .isInstanceOfSatisfying(
              Outcome.Failed.class,
              failed -> {
                assertThat(failed.phase()).isEqualTo(phase);
                assertThat(failed.message()).isEqualTo(message);
                assertThat(failed.details()).contains("dynobench.failure.BadBehaviour");
              });
    }
  }

  @Nested
  class ThePassword {
    @Test
    void isHiddenInTheEnginesWords() {
      assertThat(story.of("insert-password"))
          .isInstanceOfSatisfying(
              Outcome.Failed.class,
              failed ->
                  assertThat(failed.message()).isEqualTo("access denied with *** (SQLException)"));
      assertThat(story.log("insert-password"))
          .extracting(RunEvent.Logged::text)
          .contains("password=***");
      assertThat(story.of("insert-dyingpassword").sentence())
          .contains("exit code 4", "cannot log in with ***");
    }

    @Test
    void isInNoFileOfTheRunWholeOrCut() throws IOException {
      try (Stream<Path> files = Files.walk(bench.workspace())) {
        assertThat(files.filter(Files::isRegularFile))
            .hasSizeGreaterThan(3)
            .allSatisfy(file ->
                assertThat(Files.readString(file))
                    .doesNotContain(FailureBench.PASSWORD, FailureBench.PASSWORD.substring(0, 4)));
      }
    }

    @Test
    void isOnNoWorkersCommandLine() {
      assertThat(commandLines)
          .hasSizeGreaterThan(20)
          .allSatisfy(
              line -> assertThat(line).contains("bad.jar").doesNotContain(FailureBench.PASSWORD));
    }
  }

  @Nested
  class Stopping {
    @Test
    void cancellingKeepsWhatWasFinished() throws IOException, InterruptedException {
      var cancellation = new Cancellation();
      Story cancelled =
          bench.run(
              FailureBench.plan("bad/insert-none", "bad/insert-hang", "bad/insert-exit"),
              event -> {
                if (isInsertOf(2, event)) {
                  cancellation.request();
                }
              },
              cancellation);

      assertThat(cancelled.outcomes()).hasSize(2);
      assertThat(cancelled.of("insert-none")).isEqualTo(new Outcome.Completed());
      assertThat(cancelled.of("insert-hang")).isEqualTo(new Outcome.Cancelled());
      assertThat(new RunReader(cancelled.folder()).result().state()).isEqualTo(RunState.CANCELLED);
      assertThat(bench.workspace().resolve(".dynobench-databases")).isEmptyDirectory();
    }

    @Test
    void aKilledWorkerIsReportedWithItsSignal() throws IOException, InterruptedException {
      Story killed =
          bench.run(
              FailureBench.plan("bad/insert-hang", "bad/insert-none"),
              event -> {
                if (isInsertOf(1, event)) {
                  Processes.workersIn(bench.workspace()).forEach(ProcessHandle::destroyForcibly);
                }
              },
              new Cancellation());

      assertThat(killed.of("insert-hang"))
          .isEqualTo(new Outcome.WorkerDied("insert", 137, OptionalInt.of(9), ""));
      assertThat(killed.of("insert-none")).isEqualTo(new Outcome.Completed());
    }
  }

  private static boolean isInsertOf(int trial, RunEvent event) {
    return event instanceof RunEvent.PhaseStarted started
        && started.trial() == trial
        && started.phase().equals("insert");
  }
}
