package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.stats.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests of comparisons of several runs a side, where each run is one observation.
class ComparedRunsTest {
  private static final Environment HERE = MadeRuns.environment("a processor", "25");

  private static List<RunResult> runs(
      String side, int count, double middle, long first, long step) {
    var runs = new ArrayList<RunResult>();
    for (int i = 0; i < count; i++) {
      double median = middle + i;
      runs.add(
          new MadeRuns(side + i, first + i * step, HERE)
              .trials(median / 2, median, median * 3)
              .result());
    }
    return runs;
  }

  private static Comparison.ComparisonRow only(List<RunResult> base, List<RunResult> others) {
    return Comparison.ofSides(base, others, Metric.TIME, Comparison.USUAL_MARGIN).rows().getFirst();
  }

  private static String words(Comparison.ComparisonRow row) {
    return ComparisonWords.ofSides("NEW", Metric.TIME).verdict(row);
  }

  /// The repetitions of the two sides overlap; their medians do not.
  @Test
  void theMediansOfTheRunsAreCompared() {
    Comparison.ComparisonRow row = only(runs("a", 4, 100, 1, 1), runs("b", 4, 200, 1, 1));

    assertThat(row.ratio().over().observations()).containsExactly(200e6, 201e6, 202e6, 203e6);
    assertThat(row.verdict()).isInstanceOf(Verdict.Different.class);
    assertThat(words(row)).isEqualTo("NEW takes 1.99 times as long (1.94 – 2.03)");
  }

  @Test
  void tooFewRunsSayHowManyWouldDo() {
    assertThat(words(only(runs("a", 3, 100, 1, 1), runs("b", 3, 200, 1, 1))))
        .isEqualTo("too few runs: 4 runs of each would be enough");
    assertThat(words(only(runs("a", 1, 100, 1, 1), runs("b", 9, 200, 1, 1))))
        .startsWith("too few runs");
  }

  @Test
  void whatIsNotDecidedIsCountedInRuns() {
    assertThat(words(only(runs("a", 6, 100, 1, 1), runs("b", 6, 101, 1, 1))))
        .startsWith("not decided")
        .endsWith("runs");
  }

  @Test
  void aRunThatMeasuredAnotherPointIsNotCountedAtThisOne() {
    List<RunResult> others = new ArrayList<>(runs("b", 4, 200, 1, 1));
    others.add(new MadeRuns("odd", 1, HERE).trialsOf(20, 200).result());

    assertThat(
            Comparison.ofSides(
                    runs("a", 4, 100, 1, 1), others, Metric.TIME, Comparison.USUAL_MARGIN)
                .rows())
        .singleElement()
        .satisfies(row -> assertThat(row.ratio().over().count()).isEqualTo(4));
  }

  @Test
  void runsOfAnotherMachineAreNotCompared() {
    List<RunResult> others = new ArrayList<>(runs("b", 4, 200, 1, 1));
    others.add(
        new MadeRuns("there", 1, MadeRuns.environment("another", "25")).trials(200).result());

    assertThat(words(only(runs("a", 4, 100, 1, 1), others)))
        .isEqualTo(
            "not comparable: measured on different machines (the processor: a processor, and"
                + " another)");
  }

  /// A different JDK is reported but compared, since it may be the subject.
  @Test
  void anotherJdkIsToldAndCompared() {
    List<RunResult> others = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      others.add(
          new MadeRuns("b" + i, 1, MadeRuns.environment("a processor", "26"))
              .trials(200 + i)
              .result());
    }
    Comparison comparison =
        Comparison.ofSides(runs("a", 4, 100, 1, 1), others, Metric.TIME, Comparison.USUAL_MARGIN);

    assertThat(comparison.rows().getFirst().verdict()).isInstanceOf(Verdict.Different.class);
    assertThat(comparison.differences()).anyMatch(each -> each.startsWith("The JDK: 25 in a0"));
  }

  @Test
  void whetherTheSidesTookTurnsIsSaid() {
    assertThat(ComparisonWords.limits(runs("a", 4, 1, 10, 10), runs("b", 4, 1, 15, 10)))
        .contains("alternated in time (7 changes)");
    assertThat(ComparisonWords.limits(runs("a", 4, 1, 10, 10), runs("b", 4, 1, 100, 10)))
        .contains("All runs of one side came before");
  }
}
