package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.stats.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests which evidence about the machine is needed to compare runs of different times.
class MachineBetweenTest {
  private static final double[] BEFORE = {100, 101, 102, 103, 104, 105};
  private static final double[] TWICE = {200, 201, 202, 203, 204, 205};
  private static final double[] ALIKE = {100.5, 101.5, 102.5, 103.5, 104.5, 105.5};

  private static final RunResult NEWER = new MadeRuns("newer").result();

  private final RunResult base =
      new MadeRuns("old").trials(BEFORE).others(0.05).probes(8, 1, 1, 1).result();

  private Comparison.ComparisonRow row(RunResult other) {
    return Comparison.ofRuns(base, other, Metric.TIME, Comparison.USUAL_MARGIN).rows().getFirst();
  }

  private static String words(Comparison.ComparisonRow row) {
    return new ComparisonWords("NEW", Metric.TIME).verdict(row);
  }

  @Test
  void onAMachineThatWasTheSameADifferenceIsToldWithAWiderInterval() {
    Comparison.ComparisonRow row =
        row(new MadeRuns("new").trials(TWICE).others(0.06).probes(8, 1, 1, 1).result());

    assertThat(row.verdict()).isInstanceOf(Verdict.Different.class);
    assertThat(words(row)).startsWith("NEW takes 1.98 times as long (1.82 – 2.15)");
  }

  @Test
  void whatTheMachineMayHaveDoneIsLeftOpen() {
    Comparison.ComparisonRow row =
        row(new MadeRuns("new").trials(ALIKE).others(0.05).probes(8, 1.05, 1, 1).result());

    assertThat(words(row))
        .isEqualTo("not decided: 0.88 – 1.10; measured in rounds it could be" + " decided");
    assertThat(ComparisonWords.limits(List.of(row), base, NEWER))
        .contains("widened", "dynobench rerun old --against newer");
  }

  @ParameterizedTest
  @CsvSource({
    "1.11, 1, 1, same processor work took 1.11 times as long",
    "1, 0.9, 1, same memory work took 0.90 times as long",
    "1, 1, 1.6, same flush work took 1.60 times as long"
  })
  void aMachineThatChangedIsAnother(double processor, double memory, double flush, String reason) {
    var other = new MadeRuns("new").trials(TWICE).others(0.05).probes(8, processor, memory, flush);

    assertThat(words(row(other.result()))).startsWith("not comparable").endsWith(reason);
  }

  @ParameterizedTest
  @CsvSource({"0.1, true", "0.101, false"})
  void othersMustHaveTakenAlike(double share, boolean comparable) {
    var other = new MadeRuns("new").trials(TWICE).others(share).probes(8, 1, 1, 1).result();

    assertThat(row(other).verdict() instanceof Verdict.Different).isEqualTo(comparable);
    if (!comparable) {
      assertThat(words(row(other)))
          .endsWith("other processes took 5 % of the machine in old, and 10 % in new");
    }
  }

  @Test
  void whereFlushesCannotBeToldTheOtherPartsVouch() {
    RunResult dry = new MadeRuns("dry").trials(BEFORE).others(0.05).probes(8, 1, 1, 0).result();
    RunResult again = new MadeRuns("again").trials(TWICE).others(0.05).probes(8, 1, 1, 0).result();

    assertThat(
            Comparison.ofRuns(dry, again, Metric.TIME, Comparison.USUAL_MARGIN)
                .rows()
                .getFirst()
                .verdict())
        .isInstanceOf(Verdict.Different.class);
    assertThat(words(row(again))).contains("too few probes");
  }

  /// An in-memory engine never flushes, so slower flushes of the disk do not limit the comparison.
  @Test
  void flushesAreNoMatterToWhatLeavesTheDiskAlone() {
    RunResult one =
        new MadeRuns("one").trialsInMemory(BEFORE).others(0.05).probes(8, 1, 1, 1).result();
    RunResult other =
        new MadeRuns("new").trialsInMemory(TWICE).others(0.05).probes(8, 1, 1, 3).result();
    RunResult slower =
        new MadeRuns("new").trialsInMemory(TWICE).others(0.05).probes(8, 1.2, 1, 1).result();

    assertThat(verdict(one, other)).isInstanceOf(Verdict.Different.class);
    assertThat(verdict(one, slower)).isInstanceOf(Verdict.NotComparable.class);
  }

  private static Verdict verdict(RunResult one, RunResult other) {
    return Comparison.ofRuns(one, other, Metric.TIME, Comparison.USUAL_MARGIN)
        .rows()
        .getFirst()
        .verdict();
  }

  /// Measuring the same contenders once more would show nothing about the engines.
  @Test
  void whatIsTheSameOnBothSidesIsNotAdvisedToBeMeasuredInTurns() {
    Comparison.ComparisonRow row = row(new MadeRuns("new").trials(TWICE).result());

    assertThat(ComparisonWords.limits(List.of(row), base, base))
        .contains("the same contenders in the same versions")
        .doesNotContain("rerun");
  }

  @Test
  void fewProbesVouchForNothing() {
    var other = new MadeRuns("new").trials(TWICE).others(0.05).probes(2, 1, 1, 1).result();

    assertThat(words(row(other))).endsWith("too few probes of the machine (8 and 2)");
  }

  @Test
  void withoutProbesOrCountersNothingFollows() {
    assertThat(words(row(new MadeRuns("new").trials(TWICE).others(0.05).result())))
        .isEqualTo(
            "not comparable: measured at different times, and new has no probes of the machine");
    assertThat(words(row(new MadeRuns("new").trials(TWICE).result())))
        .isEqualTo(
            "not comparable: measured at different times, and new has no processor time of other"
                + " processes");
  }

  @Test
  void anotherMachineIsNamed() {
    RunResult there =
        new MadeRuns("there", 1, MadeRuns.environment("another", "25"))
            .trials(TWICE)
            .others(0.05)
            .probes(8, 1, 1, 1)
            .result();
    RunResult newer =
        new MadeRuns("later", 1, MadeRuns.environment("a processor", "26"))
            .trials(TWICE)
            .others(0.05)
            .probes(8, 1, 1, 1)
            .result();

    assertThat(words(row(there)))
        .endsWith("on different machines (the processor: a processor, and another)");
    assertThat(words(row(newer))).endsWith("by different JVMs (the JDK: 25, and 26)");
  }

  @Test
  void whatIsNotComparedIsNotWidenedEither() {
    Comparison.ComparisonRow row = row(new MadeRuns("new").trials(TWICE).result());

    assertThat(row.ratio().isWidened()).isFalse();
    assertThat(ComparisonWords.limits(List.of(row), base, NEWER))
        .contains(
            "affect the ratios, and the intervals do not", "dynobench rerun old --against newer");
  }
}
