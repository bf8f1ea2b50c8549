package dynobench.warning;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.measure.Calibration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DurabilityWarningsTest {
  private final MadeRun run = new MadeRun();

  private static Calibration flush(double median, OptionalDouble least) {
    return new Calibration(1, "", 20, 20, median, median, 1, 1, OptionalDouble.empty(), least);
  }

  private List<WarningKind> kinds() {
    return run.soFar().stream().map(ResultWarning::kind).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "tmpfs, KILL, KEEPS_NOTHING",
    "ramfs, PROCESS, KEEPS_NOTHING",
    "nfs4, KILL, DISK_FAR",
    "overlay, KILL, ",
    "ext4, KILL, "
  })
  void namesFileSystemsThatItIsSureOf(String fileSystem, String ofTwo, WarningKind doubted) {
    run.fileSystem = fileSystem;
    run.durabilityOfTwo = ofTwo;
    assertThat(run.start().soFar())
        .extracting(ResultWarning::kind)
        .filteredOn(kind -> kind != WarningKind.DURABILITY_MIXED)
        .isEqualTo(doubted == null ? List.of() : List.of(doubted));
  }

  /// Each trial commits 100 times in this time of work. The flush times are in microseconds.
  @ParameterizedTest
  @CsvSource({
    "9, 1000, 200, true",
    "10, 1000, 200, false",
    "24, 1000, , true",
    "25, 1000, , false"
  })
  void asksAtLeastHalfOfTheFastestFlushOfEachCommit(
      long millis, double median, Double least, boolean doubted) {
    run.rows = 100;
    run.calibration =
        Optional.of(
            flush(median, least == null ? OptionalDouble.empty() : OptionalDouble.of(least)));
    run.start().trials(MadeRun.ONE, millis, millis, millis);
    assertThat(kinds()).isEqualTo(doubted ? List.of(WarningKind.FASTER_THAN_DISK) : List.of());
  }

  @Test
  void judgesNobodyByAFewCommits() {
    run.rows = 19;
    run.calibration = Optional.of(flush(1_000_000, OptionalDouble.empty()));
    run.start().trials(MadeRun.ONE, 1, 1, 1);
    assertThat(kinds()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"79, true", "80, false"})
  void expectsEightBytesOfARow(long bytes, boolean doubted) {
    run.storedBytes = bytes;
    run.start().trials(MadeRun.ONE, 1, 1, 1);
    assertThat(kinds()).isEqualTo(doubted ? List.of(WarningKind.NOTHING_STORED) : List.of());
  }

  @ParameterizedTest
  @CsvSource({"PROCESS, 0, false", "MOMENTS, 1, false", "MOMENTS, 0, true", "CLOSE, 79, true"})
  void expectsFilesOfWhoeverPromisesToOutliveTheProcess(
      String promise, long bytes, boolean doubted) {
    run.durabilityOfTwo = promise;
    run.storedBytes = bytes;
    run.start().trials(MadeRun.TWO, 1, 1, 1);
    assertThat(kinds().contains(WarningKind.NOTHING_STORED)).isEqualTo(doubted);
  }

  @Test
  void partsContendersSoThatTheirTitlesMayHoldCommas() {
    run.start().trials(MadeRun.ONE, 1).trials(MadeRun.TWO, 1);
    run.tell(new RunEvent.Questioned(1, 1, "It says no"));
    run.tell(new RunEvent.Questioned(1, 2, "It says no"));

    assertThat(run.soFar())
        .extracting(ResultWarning::sentence)
        .containsExactly("It says no (one/disk; two/disk).");
  }

  @Test
  void groupsQuestionsByTheirText() {
    run.start().trials(MadeRun.ONE, 1, 1, 1);
    run.tell(new RunEvent.Questioned(1, 1, "It says no"));
    run.tell(new RunEvent.Questioned(1, 2, "It says no"));
    run.tell(new RunEvent.Questioned(1, 3, "It says yes."));
    List<ResultWarning> doubts = run.soFar();
    assertThat(doubts)
        .extracting(ResultWarning::sentence)
        .containsExactly("It says no (one/disk).", "It says yes (one/disk).");
    assertThat(doubts.getFirst().trials()).containsExactly(1, 2);
    assertThat(doubts.getFirst().contenders()).containsExactly(MadeRun.ONE);
    assertThat(doubts.getFirst().severity()).isEqualTo(Severity.SERIOUS);
    assertThat(doubts.getFirst().title()).isEqualTo("Durability in doubt");
  }

  @Test
  void countsRowsThatWereLostAsAllowed() {
    run.start().trials(MadeRun.ONE, 1, 1, 1);
    run.tell(new RunEvent.Verified(1, 2, true, 2_000, 12));
    run.tell(new RunEvent.Verified(1, 3, true, 2_000, 0));
    assertThat(kinds()).containsExactly(WarningKind.ROWS_LOST);
    assertThat(run.soFar().getFirst().sentence())
        .startsWith("1 of 3 trials lost rows")
        .contains("trial 2 (one/disk · 10 rows · repetition 2) lost 12 of 2,000 rows");
    assertThat(run.soFar().getFirst().severity()).isEqualTo(Severity.NOTE);
  }
}
