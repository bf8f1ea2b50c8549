package dynobench.result;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.EventCodec;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.measure.Metric;
import dynobench.stats.Steadiness;
import dynobench.table.FormulaHandling;
import dynobench.table.LongCsv;
import dynobench.table.MedianColumn.TableTarget;
import dynobench.table.MedianColumns;
import dynobench.table.PhaseRow;
import dynobench.table.WarmTable;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import dynobench.warning.WarningKind;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class PhaseHistoriesTest {
  private static final long MILLI = 1_000_000;

  private final RunResult run = WarmRun.of(2).result();

  private Measurement measured(int series) {
    return run.measurements(WarmRun.PHASE).get(series);
  }

  @Test
  void takesTheMedianOfTheSteadyWindowForATrialsFigure() {
    assertThat(measured(0).summary().observations())
        .containsExactly(10.01e6, 10.02e6, 10.03e6, 10.04e6, 10.05e6, 10.06e6);
  }

  @Test
  void keepsTheFirstIterationBesideIt() {
    IterationSummary warmth = measured(0).iterations().orElseThrow();

    assertThat(warmth.first().observations()).startsWith(100.01e6);
    assertThat(warmth.iterations().observations()).containsOnly(20.0);
    assertThat(warmth.firstToSteady(measured(0).summary())).isBetween(9.9, 10.0);
  }

  @Test
  void marksTrialsThatNeverBecameSteadyAndGivesTheirLastWindow() {
    Measurement second = measured(1);

    assertThat(second.unsteady()).containsExactly(2, 4);
    assertThat(second.summary().observations().getFirst()).isEqualTo(100 * MILLI - 45.5 * MILLI);
    TrialResult restless = run.trials().get(1);
    assertThat(run.course(restless, WarmRun.PHASE).orElseThrow().steadiness())
        .containsInstanceOf(Steadiness.Restless.class);
  }

  @Test
  void doubtsThemWithTheirFigures() {
    assertThat(ResultWarnings.atEnd(run))
        .filteredOn(each -> each.kind() == WarningKind.NOT_STEADY)
        .singleElement()
        .satisfies(doubt -> assertThat(doubt.trials()).containsExactly(2, 4))
        .extracting(ResultWarning::sentence)
        .asString()
        .startsWith("2 of 12 series of iterations did not reach a steady state: trial 2 (")
        .contains("in iterations 31 to 60 the second half took 0.")
        .contains("a trend (p = 0.001)");
  }

  @Test
  void contradictsItselfNowhere() {
    assertThat(run.log().contradictions()).isEmpty();
  }

  @Test
  void findsAnIterationThatIsMissing() {
    RunResult cut =
        SampleRun.result(
            WarmRun.of(0).events().stream()
                .filter(event ->
                    !(event instanceof RunEvent.PhaseRepeated again
                        && again.trial() == 3
                        && again.iteration() == 7))
                .toList());

    assertThat(cut.log().contradictions())
        .containsExactly("trial 3 completed, but phases of its iterations are missing");
  }

  @Test
  void findsAPhaseOfAnIterationThatIsToldTwice() {
    var events = new java.util.ArrayList<RunEvent>(WarmRun.of(0).events());
    RunEvent again =
        events.stream().filter(RunEvent.PhaseRepeated.class::isInstance).findFirst().orElseThrow();
    events.add(events.indexOf(again) + 1, again);

    assertThat(SampleRun.result(events).log().contradictions())
        .containsExactly("trial 1 has a phase \"insert\" of iteration 2 twice");
  }

  @Test
  void isStoredAndReadAgainTheSame() throws Exception {
    var codec = new EventCodec();
    for (RunEvent event : WarmRun.of(1).events()) {
      assertThat(codec.read(codec.write(event))).isEqualTo(event);
    }
  }

  @Test
  void hasALineForEachIterationWithItsNumber() throws Exception {
    var csv = new StringWriter();
    LongCsv.write(run, csv, FormulaHandling.KEPT);
    List<String> lines = csv.toString().lines().toList();

    assertThat(lines.getFirst()).contains(",message,iteration,steady,");
    assertThat(lines).hasSize(1 + 10 * 20 + 2 * 60);
    assertThat(lines.get(1)).contains(",1,false,");
    assertThat(lines.get(20)).contains(",20,true,");
    assertThat(lines.get(21 + 59)).contains(",60,false,");
  }

  @Test
  void tellsFirstAndSteadyInTablesAndMarksTheMedian() {
    List<PhaseRow> rows = PhaseRow.of(run, WarmRun.PHASE);

    assertThat(rows.get(0).median()).isEqualTo("10.0");
    assertThat(rows.get(1).median()).endsWith(PhaseRow.RESTLESS);
    assertThat(MedianColumns.of(TableTarget.FILE, run, "", Metric.TIME))
        .extracting(column -> column.head())
        .contains("first_ms", "first_to_steady", "iterations", "not_steady");
    assertThat(WarmTable.lines(run, Metric.TIME).get(0))
        .containsExactly("Insert", "Heap map", "10 rows", "100", "10.0", "9.97", "20", "");
    assertThat(WarmTable.lines(run, Metric.TIME).get(1)).endsWith("20 – 60", "2 of 6");
    assertThat(WarmTable.explained(run)).hasValueSatisfying(it -> assertThat(it).contains("~"));
  }

  @Test
  void saysNothingOfWarmthOfColdTrials() {
    RunResult cold = SampleRun.result(SampleRun.events());

    assertThat(cold.isWarm()).isFalse();
    assertThat(WarmTable.lines(cold, Metric.TIME)).isEmpty();
    assertThat(WarmTable.explained(cold)).isEmpty();
    assertThat(MedianColumns.of(TableTarget.FILE, cold, "", Metric.TIME))
        .noneMatch(column -> column.id().equals("first"));
  }

  @Test
  void leavesATrialThatFailedOnTheWayOutOfItsFigures() {
    RunResult failed =
        new WarmRun()
            .trial(
                SampleRun.HEAP, 1, 6, _ -> 5 * MILLI, new Outcome.Failed("insert", "on fire", ""))
            .result();

    assertThat(failed.measurements(WarmRun.PHASE)).isEmpty();
    assertThat(failed.trials().getFirst().failure())
        .contains("iteration 6 failed in insert: on fire");
  }
}
