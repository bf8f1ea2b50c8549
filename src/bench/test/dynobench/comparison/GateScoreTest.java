package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.GateRules;
import dynobench.plan.Plan;
import dynobench.result.MadeRounds;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.stats.InterimLooks;
import dynobench.workload.Settings;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GateScoreTest {
  private static final int FIRST = InterimLooks.next(0).orElseThrow();

  private final SplittableRandom random = new SplittableRandom(6);

  private static Plan plan(double allowed, int pairs) {
    List<Contender> contenders =
        IntStream.range(0, pairs)
            .boxed()
            .flatMap(i ->
                Stream.of("old", "new")
                    .map(it -> new Contender(it, "mode" + i, new CommitStyle.Autocommit())))
            .toList();
    return SampleRun.plan("gate")
        .withContenders(contenders)
        .withRounds(InterimLooks.MOST, 0)
        .withGate(new GateRules(allowed));
  }

  /// Returns the times of a round, in which each candidate takes its ratio of the baseline's time.
  private double[] round(double... ratios) {
    double machine = 100 * Math.exp(random.nextGaussian(0, 0.3));
    return IntStream.range(0, 2 * ratios.length)
        .mapToDouble(i ->
            machine * (i % 2 == 0 ? 1 : ratios[i / 2]) * Math.exp(random.nextGaussian(0, 0.04)))
        .toArray();
  }

  private MadeRounds rounds(double allowed, int count, double... ratios) {
    var run = new MadeRounds(plan(allowed, ratios.length));
    for (int i = 0; i < count; i++) {
      run.round(round(ratios));
    }
    return run;
  }

  @Test
  void saysNothingBeforeTheFirstLook() {
    GateScore score = GateScore.of(rounds(0, FIRST - 1, 2.0).run());

    assertThat(score.answer()).isEqualTo(DuelOutcome.OPEN);
    assertThat(score.isSettled()).isFalse();
    assertThat(score.judged()).isZero();
    assertThat(score.lines()).hasSize(1).allMatch(it -> it.interval().isEmpty());
  }

  @Test
  void theEndOfTheRunIsALook() {
    GateScore score = GateScore.of(rounds(0, FIRST - 2, 2.0).ended());

    assertThat(score.judged()).isEqualTo(FIRST - 2);
    assertThat(score.answer()).isEqualTo(DuelOutcome.WORSE);
  }

  @Test
  void oneSlowerPairIsEnough() {
    var run = rounds(0, 20, 1, 1.3, 1);
    GateScore score = GateScore.of(run.run());

    assertThat(score.answer()).isEqualTo(DuelOutcome.WORSE);
    assertThat(score.isSettled()).isTrue();
    assertThat(score.lines())
        .extracting(GateLine::answer)
        .containsExactly(DuelOutcome.OPEN, DuelOutcome.WORSE, DuelOutcome.OPEN);
    assertThat(GateWords.of(run.run()).answer())
        .startsWith("slower: 1 of 3 figures is worse: Insert time, 10 rows of new/mode1: ");
  }

  @Test
  void aFasterOneIsFine() {
    GateScore score = GateScore.of(rounds(0, 20, 0.5, 0.6).run());

    assertThat(score.answer()).isEqualTo(DuelOutcome.NO_WORSE);
    assertThat(score.isSettled()).isTrue();
  }

  @Test
  void aFineFigureIsNotCalledUndecided() {
    GateWords words = GateWords.of(rounds(0, 160, 1).run());
    GateLine line = words.score().lines().getFirst();

    assertThat(line.answer()).isEqualTo(DuelOutcome.NO_WORSE);
    assertThat(words.verdict(line)).isEqualTo("at most 3 % worse");
  }

  @Test
  void theAnswerComesBeforeTheFigures() {
    RunResult run = rounds(0, 20, 1, 1.3).run();
    var result = new ResultWords(run, RunRankings.of(run, Metric.TIME));

    List<ResultLine> lines = result.lines(Settings.NONE);

    assertThat(lines.getFirst().subject()).isEmpty();
    assertThat(lines.getFirst().text()).startsWith("Slower: 1 of 2 figures is worse");
    assertThat(lines)
        .extracting(ResultLine::subject)
        .containsExactly("", "Insert time, 10 rows", "Insert time, 10 rows");
    assertThat(lines.getLast().scope()).contains("new/mode1 against old/mode1");
    assertThat(RunRankings.of(run, Metric.TIME).rankings()).as("it ends by its answer").isEmpty();
  }

  @Test
  void whatIsAllowedIsNotWorse() {
    assertThat(GateScore.of(rounds(0.3, 30, 1.1).run()).answer()).isEqualTo(DuelOutcome.NO_WORSE);
    assertThat(GateScore.of(rounds(0, 30, 1.1).run()).answer()).isEqualTo(DuelOutcome.WORSE);
    assertThat(GateScore.of(rounds(0.3, 30, 1.8).run()).answer()).isEqualTo(DuelOutcome.WORSE);
  }

  @Test
  void moreRoundsFindSmallerDifferences() {
    double few = GateScore.of(rounds(0, 20, 1).run()).lines().getFirst().detectable().orElseThrow();
    double many =
        GateScore.of(rounds(0, 160, 1).run()).lines().getFirst().detectable().orElseThrow();

    assertThat(many).isLessThan(few / 2).isBetween(0.005, 0.04);
  }

  /// Returns how many of forty gates find a slow-down of the size that a gate calls detectable.
  @Test
  void findsWhatItCallsDetectable() {
    double size = 0;
    for (int i = 0; i < 10; i++) {
      size +=
          GateScore.of(rounds(0, 40, 1).run()).lines().getFirst().detectable().orElseThrow() / 10;
    }
    int found = 0;
    for (int i = 0; i < 40; i++) {
      boolean isWorse = GateScore.of(rounds(0, 40, 1 + size).run()).answer() == DuelOutcome.WORSE;
      found += isWorse ? 1 : 0;
    }

    assertThat(found).isBetween(32, 40);
  }

  @Test
  void leavesOutRoundsThatNotAllHaveCompleted() {
    var run = rounds(0, 20, 1.5);
    run.round(100, -5).round(100, -5);
    GateScore score = GateScore.of(run.run());

    assertThat(score.rounds()).isEqualTo(20);
    assertThat(score.leftOut()).isEqualTo(2);
    assertThat(score.answer()).isEqualTo(DuelOutcome.WORSE);
  }

  @Test
  void endsIfNoRoundIsComplete() {
    var run = new MadeRounds(plan(0, 1)).round(100, -5).round(100, -5);

    assertThat(GateScore.of(run.run()).isSettled()).isFalse();

    GateScore score = GateScore.of(run.round(100, -5).run());

    assertThat(score.isSettled()).isTrue();
    assertThat(score.answer()).isEqualTo(DuelOutcome.OPEN);
    assertThat(GateWords.of(run.run()).answer())
        .isEqualTo("not decided: no round was completed by all contenders");
  }

  @Test
  void comparesTheTimesOfPhases() {
    assertThat(GateScore.of(rounds(0, 2, 1, 1).run()).lines())
        .extracting(it -> it.row().metric())
        .containsOnly(Metric.TIME);
  }
}
