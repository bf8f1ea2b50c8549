package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Survived;
import dynobench.plan.DiskKind;
import dynobench.result.CrashedRun;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CrashSummaryTest {
  private static RunResult kills(int... lost) {
    return SampleRun.result(CrashedRun.ofKills("run", DiskKind.EXT4, lost));
  }

  @Test
  void saysThatAllRowsWereKept() {
    assertThat(CrashSummary.headline(kills(0, 0, 0)))
        .isEqualTo("Appended file kept all acknowledged rows over 3 crashes, as claimed.");
  }

  @Test
  void namesTheShareTheWorstLossAndTheClaimThatItBreaks() {
    assertThat(CrashSummary.headline(kills(0, 250, 40)))
        .isEqualTo(
            "Appended file kept 90 % of acknowledged rows over 3 crashes; worst loss 250 rows"
                + " (0.25 s). Less than it claims: all acknowledged rows after a kill.");
  }

  @Test
  void countsADatabaseThatDoesNotOpenAsLost() {
    assertThat(CrashSummary.headline(CrashedRun.result()))
        .isEqualTo(
            "Appended file kept 58 % of acknowledged rows over 3 crashes; worst loss 250 rows"
                + " (0.25 s); not opened after 1 crash. Less than it claims: all"
                + " acknowledged rows after a kill; all acknowledged rows after a power cut.");
  }

  @ParameterizedTest
  @CsvSource({"1, 99.9 %", "4, 99.6 %", "10, 99 %", "500, 50 %", "999, 0.1 %", "1000, none"})
  void neverRoundsToAllOrNothing(int lost, String kept) {
    assertThat(CrashSummary.headline(kills(lost))).startsWith("Appended file kept " + kept + " ");
  }

  @Test
  void saysNothingBeforeACrashWasExamined() {
    List<RunEvent> unexamined =
        CrashedRun.events().stream().filter(each -> !(each instanceof Survived)).toList();

    assertThat(CrashSummary.headline(SampleRun.result(unexamined))).isEmpty();
    assertThat(CrashSummary.sentences(SampleRun.result(unexamined))).isEmpty();
  }

  @Test
  void hasNoSecondSentenceForASingleContender() {
    assertThat(CrashSummary.sentences(kills(0))).isEmpty();
  }
}
