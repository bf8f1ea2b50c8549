package dynobench.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recording.ExecutionOutcome;
import org.junit.jupiter.api.Test;

/// Findings on single statements.
class StatementSumsTest {
  private static final long MILLI = 1_000_000;

  private final StatementSums sums = new StatementSums("select a from item", true);

  private void execute(int third, long nanos, long rows) {
    for (int i = 0; i < 50; i++) {
      sums.add(third, nanos);
      sums.add(new ExecutionOutcome.Result());
      sums.addRead(third, rows);
    }
  }

  @Test
  void aStatementThatSlowsDownForTheSameRowsIsAFinding() {
    execute(0, MILLI, 1);
    execute(2, 6 * MILLI, 1);

    assertThat(sums.slowdown(1)).containsInstanceOf(RecordingFinding.Slower.class);
  }

  @Test
  void aSlowdownOfAllStatementsIsNone() {
    execute(0, MILLI, 1);
    execute(2, 6 * MILLI, 1);

    assertThat(sums.slowdown(4)).isEmpty();
  }

  @Test
  void aStatementThatReadsMoreRowsMayTakeLonger() {
    execute(0, MILLI, 1);
    execute(2, 6 * MILLI, 5);

    assertThat(sums.slowdown(1)).isEmpty();
  }

  @Test
  void aRepetitionCountsFromTheEleventhExecutionInATransaction() {
    execute(0, MILLI, 1);
    sums.addTransaction(10);
    assertThat(sums.repetition()).isEmpty();

    sums.addTransaction(11);
    sums.addTransaction(21);

    assertThat(sums.repetition())
        .contains(new RecordingFinding.Repeated("select a from item", true, 2, 32, 21));
  }

  @Test
  void manyRowsPerExecutionAreAFinding() {
    execute(0, MILLI, 1_000);
    assertThat(sums.largeResult()).isEmpty();
    execute(1, MILLI, 1_002);
    assertThat(sums.largeResult())
        .contains(new RecordingFinding.LargeResult("select a from item", 1_001, 100));
  }

  @Test
  void statementsOfDifferentTextsHaveNoFinding() {
    var others = new StatementSums("(others)", false);
    others.addTransaction(1_000);
    assertThat(others.repetition()).isEmpty();
  }
}
