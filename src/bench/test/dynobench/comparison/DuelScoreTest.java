package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Duel;
import dynobench.result.MadeDuel;
import dynobench.result.RunResult;
import dynobench.stats.InterimLooks;
import dynobench.stats.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DuelScoreTest {
  private static final int FIRST = InterimLooks.next(0).orElseThrow();

  private static Duel allowing(double share) {
    return MadeDuel.rules(OptionalDouble.empty(), OptionalDouble.of(share), Metric.TIME);
  }

  private static Duel to(double precision) {
    return MadeDuel.rules(OptionalDouble.of(precision), OptionalDouble.empty(), Metric.TIME);
  }

  private static DuelScore score(MadeDuel duel) {
    return DuelScore.of(duel.run());
  }

  private static String answer(MadeDuel duel) {
    return ScoreWords.of(duel.run()).answer();
  }

  @Test
  void nothingIsSaidBeforeTheFirstLook() {
    DuelScore score = score(new MadeDuel(MadeDuel.rules()).rounds(FIRST - 1, 3));

    assertThat(score.answer()).isEqualTo(DuelOutcome.OPEN);
    assertThat(score.isSettled()).isFalse();
    assertThat(score.lines().getFirst().looks()).isEmpty();
    assertThat(score.lines().getFirst().row().verdict()).isEqualTo(new Verdict.TooFew(FIRST));
  }

  /// The missed precision is reported even if the verdict is certain.
  @Test
  void aPrecisionThatWasNotReachedIsSaid() {
    assertThat(ScoreWords.of(new MadeDuel(to(0.001)).rounds(20, 3).run()).lines())
        .anyMatch(line -> line.startsWith("The requested precision, ± 0.1 %, was not"));
    assertThat(ScoreWords.of(new MadeDuel(to(0.5)).rounds(20, 3).run()).missed()).isEmpty();
  }

  /// No trial failed here; the clock or the metric yielded nothing.
  @Test
  void aFigureThatWasNotSeenIsNamed() {
    Duel ofHeap = MadeDuel.rules(OptionalDouble.empty(), OptionalDouble.empty(), Metric.OPEN);
    var duel = new MadeDuel(ofHeap).rounds(4, 1);

    assertThat(answer(duel)).isEqualTo("not decided: insert:open was 0 or was not measured");
    assertThat(ScoreWords.of(duel.run()).rounds()).isEqualTo("4 rounds");
  }

  /// A later comparison repeats the duel's verdict, with either side as the base.
  @Test
  void isToldTheSameToWhoeverAsksAfterwards() {
    RunResult run = new MadeDuel(MadeDuel.rules()).rounds(FIRST + 3, 3).run();
    Comparison.ComparisonRow row = DuelScore.of(run).lines().getFirst().row();
    List<Series> sides = run.series();

    assertThat(against(run, sides.getFirst(), sides.getLast()))
        .singleElement()
        .satisfies(it -> assertThat(it.interval()).isEqualTo(row.interval()));
    assertThat(against(run, sides.getLast(), sides.getFirst()))
        .singleElement()
        .satisfies(it -> assertThat(it.ratio().estimate()).isEqualTo(1 / row.ratio().estimate()));
  }

  private static List<Comparison.ComparisonRow> against(RunResult run, Series base, Series other) {
    return Comparison.ofSeries(run, base, List.of(other), Metric.TIME, Comparison.USUAL_MARGIN)
        .rows();
  }

  @Test
  void isSettledAtTheFirstLookThatTells() {
    var duel = new MadeDuel(MadeDuel.rules()).rounds(FIRST, 3);

    assertThat(score(duel).isSettled()).isTrue();
    assertThat(score(duel).answer()).isEqualTo(DuelOutcome.WORSE);
    assertThat(answer(duel)).isEqualTo("Appended file is slower than Heap map");
  }

  @Test
  void whatComesBetweenTwoLooksIsNotJudged() {
    var duel = new MadeDuel(MadeDuel.rules()).rounds(FIRST, 1.5).round(1000);
    ScoreLine line = score(duel).lines().getFirst();

    assertThat(line.rounds()).isEqualTo(FIRST + 1);
    assertThat(line.looks()).extracting(ScoreLine.Look::rounds).containsExactly(FIRST);
    assertThat(line.row().ratio().over().count()).isEqualTo(FIRST);
  }

  @Test
  void intervalsNarrowFromLookToLook() {
    ScoreLine line =
        score(new MadeDuel(MadeDuel.rules()).rounds(InterimLooks.MOST, 1)).lines().getFirst();

    assertThat(line.looks().size()).isGreaterThan(5);
    assertThat(line.looks().getLast().halfWidth())
        .isLessThan(line.looks().getFirst().halfWidth() / 3);
    assertThat(line.looks().getLast().estimate()).isCloseTo(1, within(0.02));
  }

  @Test
  void aFasterOneIsNoSlower() {
    var duel = new MadeDuel(MadeDuel.rules()).rounds(FIRST, 0.5);

    assertThat(score(duel).answer()).isEqualTo(DuelOutcome.NO_WORSE);
    assertThat(answer(duel)).isEqualTo("Appended file is no slower than Heap map");
  }

  @Test
  void whatDiffersByLessThanTheMarginIsNoSlower() {
    DuelScore score = score(new MadeDuel(MadeDuel.rules()).rounds(InterimLooks.MOST, 1.001));

    assertThat(score.answer()).isEqualTo(DuelOutcome.NO_WORSE);
  }

  @Test
  void ofRatesTheLowerOneIsWorse() {
    var duel =
        new MadeDuel(
                MadeDuel.rules(OptionalDouble.empty(), OptionalDouble.empty(), Metric.WORK_RATE))
            .rounds(FIRST, 3);

    assertThat(score(duel).answer()).isEqualTo(DuelOutcome.WORSE);
  }

  @Nested
  class WithAnAllowance {
    @Test
    void beingSlowerByLessIsFine() {
      var duel = new MadeDuel(allowing(0.5)).rounds(40, 1.2);

      assertThat(score(duel).answer()).isEqualTo(DuelOutcome.NO_WORSE);
      assertThat(answer(duel))
          .isEqualTo("Appended file is at most the allowed 50 % slower than Heap map");
    }

    @Test
    void beingSlowerByMoreIsNot() {
      var duel = new MadeDuel(allowing(0.5)).rounds(40, 1.9);

      assertThat(score(duel).answer()).isEqualTo(DuelOutcome.WORSE);
      assertThat(answer(duel))
          .isEqualTo("Appended file is slower than Heap map by more than the allowed 50 %");
    }

    @Test
    void beingSlowerByJustThatStaysOpen() {
      DuelScore score = score(new MadeDuel(allowing(0.5)).rounds(40, 1.5));

      assertThat(score.answer()).isEqualTo(DuelOutcome.OPEN);
      assertThat(score.isSettled()).isFalse();
    }
  }

  @Nested
  class WithAPrecision {
    @Test
    void goesOnAfterTheAnswerIsThere() {
      DuelScore score = score(new MadeDuel(to(0.02)).rounds(FIRST, 3));

      assertThat(score.answer()).isEqualTo(DuelOutcome.WORSE);
      assertThat(score.isSettled()).isFalse();
    }

    @Test
    void endsWhenItIsReached() {
      DuelScore score = score(new MadeDuel(to(0.05)).rounds(InterimLooks.MOST, 3));

      assertThat(score.isSettled()).isTrue();
      assertThat(score.lines().getFirst().looks().getLast().halfWidth()).isLessThan(0.05);
    }
  }

  @Nested
  class WithSeveralFigures {
    private final Duel both =
        new Duel(
            List.of(
                new Duel.PhaseMetric("insert", Metric.TIME),
                new Duel.PhaseMetric("insert", Metric.RATE)),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            Duration.ofMinutes(1),
            false);

    @Test
    void asksMoreOfEach() {
      double one =
          score(new MadeDuel(MadeDuel.rules()).rounds(20, 1)).lines().getFirst().row().confidence();
      double ofTwo = score(new MadeDuel(both).rounds(20, 1)).lines().getFirst().row().confidence();

      assertThat(ofTwo).isGreaterThan(one);
    }

    @Test
    void oneThatIsWorseIsEnough() {
      assertThat(score(new MadeDuel(both).rounds(20, 2)).isSettled()).isTrue();
    }
  }

  @Nested
  class OfAContenderThatFails {
    @Test
    void leavesItsRoundsOutAndCountsThem() {
      var duel = new MadeDuel(MadeDuel.rules()).round(1, MadeDuel.FAILED).rounds(FIRST, 3);

      assertThat(score(duel).leftOut()).isEqualTo(1);
      assertThat(score(duel).answer()).isEqualTo(DuelOutcome.WORSE);
      assertThat(ScoreWords.of(duel.run()).rounds())
          .isEqualTo(FIRST + " rounds, 1 left out because one side did not complete");
    }

    @Test
    void givesNoVerdictAndEndsWhenItFailsTooOften() {
      var duel = new MadeDuel(MadeDuel.rules());
      for (int i = 0; i < FIRST; i++) {
        duel.rounds(1, 3).round(1, MadeDuel.FAILED);
      }

      assertThat(score(duel).answer()).isEqualTo(DuelOutcome.OPEN);
      assertThat(score(duel).isSettled()).isTrue();
      assertThat(answer(duel)).endsWith("too many rounds were not completed by both contenders");
    }

    @Test
    void endsWhenNoRoundIsEverCompleted() {
      var duel = new MadeDuel(MadeDuel.rules());
      for (int i = 0; i < FIRST; i++) {
        duel.round(1, MadeDuel.FAILED);
      }

      assertThat(score(duel).isSettled()).isTrue();
    }
  }

  @Test
  void aDuelThatEndedHasNoTrialMissing() {
    assertThat(new MadeDuel(MadeDuel.rules()).rounds(FIRST, 3).ended().log().contradictions())
        .isEmpty();
  }

  @Test
  void comparingItsContendersOtherwiseHoldsUnderLookingToo() {
    var run = new MadeDuel(MadeDuel.rules()).rounds(FIRST + 1, 1.05).ended();
    Comparison.ComparisonRow row =
        Comparison.ofSeries(
                run, run.series().getFirst(), List.of(run.series().getLast()), Metric.TIME, 0.03)
            .rows()
            .getFirst();

    assertThat(row.confidence()).isEqualTo(InterimLooks.confidence(1));
    assertThat(row.ratio().over().count()).isEqualTo(FIRST);
    assertThat(RunRankings.of(run, Metric.TIME).verdicts()).isEmpty();
  }
}
