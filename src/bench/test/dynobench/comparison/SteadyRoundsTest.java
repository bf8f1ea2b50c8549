package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.result.WarmRun;
import dynobench.stats.Verdict;
import org.junit.jupiter.api.Test;

class SteadyRoundsTest {
  private static Comparison.ComparisonRow row(int restless) {
    RunResult run = WarmRun.of(restless).result();
    var series = run.series();
    return Comparison.ofSeries(
            run, series.getFirst(), series.subList(1, 2), Metric.TIME, Comparison.USUAL_MARGIN)
        .rows()
        .getFirst();
  }

  @Test
  void restOnTheSteadyTimesAndNotOnTheFirst() {
    Comparison.ComparisonRow row = row(0);

    assertThat(row.verdict()).isInstanceOf(Verdict.Different.class);
    assertThat(row.ratio().isInRounds()).isTrue();
    assertThat(row.ratio().estimate()).isBetween(1.49, 1.51);
  }

  @Test
  void leaveOutARoundInWhichOneOfTwoNeverBecameSteady() {
    Comparison.ComparisonRow row = row(1);

    assertThat(row.ratio().over().count()).isEqualTo(WarmRun.ROUNDS - 1);
    assertThat(row.ratio().estimate()).isBetween(1.49, 1.51);
  }

  @Test
  void sayNothingWhenThatAreMoreThanOneInFour() {
    assertThat(row(2).verdict())
        .isEqualTo(
            new Verdict.NotComparable(
                "2 of 6 rounds were not completed in a steady state by" + " both"));
  }

  @Test
  void sayNothingWhenNoneBecameSteady() {
    assertThat(row(WarmRun.ROUNDS).verdict()).isInstanceOf(Verdict.NotComparable.class);
  }
}
