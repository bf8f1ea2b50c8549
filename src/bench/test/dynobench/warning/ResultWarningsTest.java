package dynobench.warning;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.durability.CrashTestResult;
import dynobench.durability.Durability;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import dynobench.event.EngineRetirement;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.measure.CacheDrop;
import dynobench.plan.Contender;
import dynobench.plan.TrialIsolation;
import dynobench.result.NewerEvents;
import dynobench.result.OmittedLines;
import dynobench.result.RunResult;
import dynobench.store.RunReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ResultWarningsTest {
  private static final Contender ONE = MadeRun.ONE;
  private static final Contender TWO = MadeRun.TWO;

  private final MadeRun run = new MadeRun();

  /// Adds six equal repetitions of each contender.
  private MadeRun even() {
    return run.start()
        .trials(ONE, 1000, 1000, 1000, 1000, 1000, 1000)
        .trials(TWO, 2000, 2000, 2000, 2000, 2000, 2000);
  }

  private static ResultWarning only(List<ResultWarning> doubts, WarningKind kind) {
    assertThat(doubts).extracting(ResultWarning::kind).containsExactly(kind);
    assertThat(doubts.getFirst().remedy()).endsWith(".");
    return doubts.getFirst();
  }

  @Nested
  class APerfectRun {
    @Test
    void hasNoneAtAnyMoment() {
      run.planned = 12;
      assertThat(run.soFar()).isEmpty();
      assertThat(run.start().soFar()).isEmpty();
      assertThat(even().soFar()).isEmpty();
      assertThat(run.finish().atEnd()).isEmpty();
    }

    @Test
    void hasNoneInAJvmEachWithoutWarmUps() {
      run.isolation = TrialIsolation.TRIAL;
      run.warmups = 0;
      run.planned = 12;
      assertThat(even().finish().atEnd()).isEmpty();
    }
  }

  @Nested
  class OfThePlan {
    /// The refuted contender also has another durability class now.
    @Test
    void namesAPromiseThatDoesNotHold() {
      var lost =
          new CrashTestResult(SurvivalLevel.MOMENTS, 20, 17, 1, 20, "1", "2026-11-22", "ext4");
      run.survivesOfTwo =
          Optional.of(
              new Durability(
                  DurabilityStatement.promised(SurvivalLevel.EVERYTHING),
                  new DurabilityStatement(SurvivalLevel.EVERYTHING, Optional.of(lost))));
      List<ResultWarning> doubts = run.start().soFar();

      assertThat(doubts)
          .extracting(ResultWarning::kind)
          .containsExactly(WarningKind.PROMISE_REFUTED, WarningKind.DURABILITY_MIXED);
      ResultWarning refuted = doubts.getFirst();
      assertThat(refuted.sentence())
          .startsWith(
              "A mode lost rows that it claims to keep. It is ranked by its tested durability. Two:"
                  + " all")
          .contains("claims all acknowledged rows, refuted");
      assertThat(refuted.contenders()).containsExactly(MadeRun.TWO);
      assertThat(doubts.getLast().sentence()).contains("█▄", "██");
    }

    @Test
    void namesAnEngineThatIsRetired() {
      run.retirementOfTwo =
          Optional.of(
              new EngineRetirement("Two", LocalDate.of(2025, 10, 10), "https://example.org"));
      ResultWarning retired = only(run.start().soFar(), WarningKind.RETIRED);

      assertThat(retired.sentence())
          .isEqualTo(
              "Two has been retired since 2025-10-10: no more fixes, also none for security. See"
                  + " https://example.org.");
      assertThat(retired.contenders()).containsExactly(TWO);
      assertThat(retired.severity()).isEqualTo(Severity.NOTE);
    }

    @Test
    void namesTheClassesOfDurability() {
      run.durabilityOfTwo = "KILL";
      assertThat(only(run.start().soFar(), WarningKind.DURABILITY_MIXED).sentence())
          .isEqualTo(
              "The run has contenders of 2 durability classes: █? after a kill: all acknowledged"
                  + " rows; after a power cut: not stated (Two); ██ survives kill and power cut:"
                  + " all acknowledged rows (One).");
    }

    @Test
    void namesWhatIsTuned() {
      run.tunedTwo = Optional.of("No sync.");
      ResultWarning doubt = only(run.start().soFar(), WarningKind.TUNED_MIXED);
      assertThat(doubt.sentence())
          .contains("tuned settings (Two)", "defaults of their engine (One)");
      assertThat(doubt.contenders()).containsExactly(TWO);
    }

    @Test
    void saysThatASharedJvmBeginsCold() {
      run.warmups = 0;
      assertThat(only(run.start().soFar(), WarningKind.FIRST_TRIAL_COLD).severity())
          .isEqualTo(Severity.NOTE);
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false"})
    void asksForThreeRepetitions(int repetitions, boolean doubted) {
      run.repetitions = repetitions;
      assertThat(run.start().soFar())
          .extracting(ResultWarning::kind)
          .isEqualTo(doubted ? List.of(WarningKind.REPETITIONS_FEW) : List.of());
    }
  }

  @Nested
  class OfTheSpread {
    @ParameterizedTest
    @CsvSource({"1100, false", "1101, true"})
    void allowsTenPercentEitherWay(long highest, boolean doubted) {
      run.start().trials(ONE, 1000, 1000, 1000, 900, 900, highest);
      assertThat(run.soFar())
          .extracting(ResultWarning::kind)
          .isEqualTo(doubted ? List.of(WarningKind.INTERVAL_WIDE) : List.of());
    }

    @Test
    void namesTheWorstInterval() {
      run.start().trials(ONE, 1000, 1000, 1000, 1400, 1000, 1400);
      run.trials(TWO, 1000, 1000, 1000, 1300, 1000, 1300);
      ResultWarning doubt = only(run.soFar(), WarningKind.INTERVAL_WIDE);
      assertThat(doubt.sentence())
          .isEqualTo(
              "2 of 2 medians have an interval wider than ± 10 %: insert, One, 10 rows: ± 20.0 %;"
                  + " insert, Two, 10 rows: ± 15.0 %.");
      assertThat(doubt.contenders()).containsExactly(ONE, TWO);
      assertThat(doubt.trials()).hasSize(12);
    }

    @ParameterizedTest
    @CsvSource({"1500, 0", "1501, +50", "500, 0", "499, -50", "3000, +200"})
    void allowsTheFirstRepetitionToBeHalfOff(long first, int percent) {
      run.start().trials(ONE, first, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000);
      if (percent == 0) {
        assertThat(run.soFar()).isEmpty();
      } else {
        assertThat(only(run.soFar(), WarningKind.FIRST_FAR_OFF).sentence())
            .endsWith("insert, One, 10 rows: %+d %%.".formatted(percent));
      }
    }

    @Test
    void waitsForTheEndToMissRepetitions() {
      run.planned = 2;
      run.start().trials(ONE, 1000, 1000);
      assertThat(run.soFar()).isEmpty();
      assertThat(only(run.finish().atEnd(), WarningKind.REPETITIONS_FEW).sentence())
          .startsWith("1 of 1 measurements have fewer than 3")
          .endsWith("insert, One, 10 rows: only 2.");
    }

    @Test
    void passesOverPhasesThatTheClockCouldNotSee() {
      assertThat(run.start().trials(ONE, 0, 0, 0, 0, 0, 0).soFar()).isEmpty();
    }
  }

  @Nested
  class OfTheMachine {
    /// The worker uses one of four cores, and a fifth of the machine is 0.8 cores.
    @ParameterizedTest
    @CsvSource({"0.44, false", "0.46, true"})
    void allowsAFifthToOthers(double machine, boolean doubted) {
      run.machine = machine;
      even();
      if (doubted) {
        ResultWarning doubt = only(run.soFar(), WarningKind.MACHINE_BUSY);
        assertThat(doubt.sentence())
            .startsWith("In 12 of 12 trials other processes")
            .contains("trial 1 (one/disk · 10 rows · repetition 1): 0.8 of 4 cores");
        assertThat(doubt.trials()).hasSize(12);
      } else {
        assertThat(run.soFar()).isEmpty();
      }
    }

    @Test
    void doesNotTakeTheWorkersOwnLoadForThatOfOthers() {
      run.machine = 1;
      run.worker = 4;
      assertThat(even().soFar()).isEmpty();
    }

    @Test
    void judgesNoTrialByAFewLooks() {
      run.machine = 1;
      assertThat(run.start().trials(ONE, 400, 400, 400).soFar()).isEmpty();
      assertThat(run.trials(ONE, 500).soFar())
          .extracting(ResultWarning::kind)
          .contains(WarningKind.MACHINE_BUSY);
    }

    @ParameterizedTest
    @CsvSource({"2.0, false", "2.01, true"})
    void allowsHalfALoadForEachCoreAtTheStart(double load, boolean doubted) {
      run.load = OptionalDouble.of(load);
      run.start();
      if (doubted) {
        assertThat(only(run.soFar(), WarningKind.BUSY_AT_START).sentence())
            .contains("2.01 on 4 cores");
      } else {
        assertThat(run.soFar()).isEmpty();
      }
    }

    @ParameterizedTest
    @CsvSource({"125, false", "126, true"})
    void missesAFifthOfTheLooks(long every, boolean doubted) {
      run.lookEvery = every;
      run.start().trials(ONE, 10_000, 10_000, 10_000);
      if (doubted) {
        assertThat(only(run.soFar(), WarningKind.MONITOR_SLOW).sentence())
            .startsWith("In 3 of 3 trials")
            .contains("7.9 per second instead of 10");
      } else {
        assertThat(run.soFar()).isEmpty();
      }
    }

    @Test
    void judgesNoMonitorByLessThanASecond() {
      run.lookEvery = 900;
      assertThat(run.start().trials(ONE, 999, 999, 999).soFar()).isEmpty();
      assertThat(run.trials(ONE, 1000).soFar())
          .extracting(ResultWarning::kind)
          .containsExactly(WarningKind.MONITOR_SLOW);
    }

    @Test
    void takesABurstAfterAGapForOneLook() {
      run.lookEvery = 1;
      run.start().trials(ONE, 10_000, 10_000, 10_000);
      assertThat(run.soFar()).isEmpty();
      run.lookEvery = 49; // every second sample comes too soon
      run.trials(TWO, 1000);
      assertThat(run.soFar()).isEmpty();
    }
  }

  @Nested
  class OfTrials {
    static Stream<Outcome> bad() {
      return Stream.of(
          new Outcome.Failed("insert", "no", ""),
          new Outcome.WrongData("1", "2"),
          new Outcome.OutOfMemory("insert", 1, 64),
          new Outcome.TimedOut("insert", 1),
          new Outcome.WorkerDied("insert", 1, OptionalInt.empty(), ""));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void tellsOfEachBadEnding(Outcome outcome) {
      even().trial(ONE, 1000, outcome);
      ResultWarning doubt = only(run.soFar(), WarningKind.TRIALS_FAILED);
      assertThat(doubt.sentence())
          .startsWith("1 of 13 trials ")
          .endsWith("trial 13 (one/disk · 10 rows · repetition 7).");
      assertThat(doubt.trials()).containsExactly(13);
      assertThat(doubt.severity()).isEqualTo(Severity.SERIOUS);
    }

    @Test
    void hasARemedyForEachWayOfEnding() {
      even();
      bad().forEach(outcome -> run.trial(ONE, 1000, outcome).trial(TWO, 1000, outcome));
      assertThat(run.soFar()).hasSize(5);
      assertThat(run.soFar()).extracting(ResultWarning::remedy).doesNotHaveDuplicates();
    }

    @Test
    void marksTrialsThatDidNotBeginWithAColdCache() {
      even();
      var cold = new CacheDrop(1000, false, OptionalLong.of(0), "");
      var warm = new CacheDrop(1000, false, OptionalLong.of(800), "");
      run.tell(new RunEvent.CacheDropped(1, 1, "read", cold));
      assertThat(run.soFar())
          .extracting(ResultWarning::kind)
          .doesNotContain(WarningKind.CACHE_NOT_COLD);

      run.tell(new RunEvent.CacheDropped(2, 2, "read", cold));
      run.tell(new RunEvent.CacheDropped(3, 2, "write", warm));
      ResultWarning doubt = only(run.soFar(), WarningKind.CACHE_NOT_COLD);
      assertThat(doubt.sentence())
          .startsWith("1 of 2 trials")
          .endsWith("the page cache still held 80 % of the database.");
      assertThat(doubt.trials()).containsExactly(2);
      assertThat(doubt.severity()).isEqualTo(Severity.SERIOUS);
    }

    @Test
    void warnsOfBytesThatAnOlderVersionCountedByFolios() {
      run.written = OptionalLong.of(629_145_600);
      even();
      assertThat(run.soFar())
          .extracting(ResultWarning::kind)
          .doesNotContain(WarningKind.WRITTEN_BY_FOLIOS);

      run.writtenFrom = Optional.empty();
      even();
      assertThat(only(run.soFar(), WarningKind.WRITTEN_BY_FOLIOS).sentence())
          .contains("write_bytes", "512 bytes");
    }

    @Test
    void repeatsWhatTheRunWarnedOf() {
      run.start().tell(new RunEvent.Warned(1, 0, "Little memory."));
      assertThat(only(run.soFar(), WarningKind.WARNED).sentence()).isEqualTo("Little memory.");
    }
  }

  @Nested
  class OfTheEnd {
    @Test
    void ofARunThatWasCutOffIsKnownOnlyAfterwards() {
      assertThat(even().soFar()).isEmpty();
      assertThat(only(run.atEnd(), WarningKind.CUT_OFF).sentence())
          .contains("after 12 of 14 trials");
    }

    @Test
    void wasTheUsersWill() {
      run.repetitions = 7;
      even().trial(ONE, 1000, new Outcome.Cancelled());
      run.tell(new RunEvent.RunFinished(1, true));
      only(run.atEnd(), WarningKind.CANCELLED);
    }

    @Test
    void countsTheLinesThatAreDamaged(@TempDir Path folder) throws IOException {
      Files.writeString(folder.resolve("events.jsonl"), "what\nis\nthis\neven\n");
      RunResult result = new RunReader(folder).result();
      assertThat(ResultWarnings.atEnd(result))
          .extracting(ResultWarning::kind)
          .containsExactly(WarningKind.LOG_DAMAGED, WarningKind.CUT_OFF);
      assertThat(ResultWarnings.atEnd(result).getFirst().sentence())
          .startsWith("4 lines of the log cannot be read (line 1: ")
          .doesNotContain("line 4");
    }

    @Test
    void notesTheEventsOfANewerVersion() {
      run.planned = 12;
      even().finish();
      run.result.missing(
          new OmittedLines(
              List.of(), new NewerEvents(Map.of("HistogramSeen", 12, "PowerSeen", 1))));

      ResultWarning note = only(run.atEnd(), WarningKind.NEWER_EVENTS);

      assertThat(note.severity()).isEqualTo(Severity.NOTE);
      assertThat(note.sentence())
          .isEqualTo(
              "13 events of kinds unknown to this version (12 HistogramSeen, 1 PowerSeen) were"
                  + " skipped; a newer Dynobench shows them.");
      assertThat(note.remedy()).isEqualTo("Open the run with Dynobench 1, which wrote it.");
      assertThat(run.atEnd())
          .extracting(ResultWarning::kind)
          .doesNotContain(WarningKind.LOG_DAMAGED);
    }
  }

  @Test
  void showsTheGravestFirstAndNoMoreThanThreeCases() {
    run.durabilityOfTwo = "KILL";
    run.load = OptionalDouble.of(9);
    run.machine = 1;
    List<ResultWarning> doubts = even().soFar();
    assertThat(doubts)
        .extracting(ResultWarning::kind)
        .containsExactly(
            WarningKind.DURABILITY_MIXED, WarningKind.MACHINE_BUSY, WarningKind.BUSY_AT_START);
    assertThat(doubts.get(1).sentence().split("; ")).hasSize(4);
  }
}
