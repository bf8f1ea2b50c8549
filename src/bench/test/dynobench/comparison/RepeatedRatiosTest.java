package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.result.MadeRounds;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.stats.ConfidenceInterval;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RepeatedRatiosTest {
  private static final Plan PLAN = plan("h2", "hsqldb");

  private static Plan plan(String... engines) {
    return SampleRun.plan("repeated")
        .withContenders(
            List.of(engines).stream()
                .map(it -> new Contender(it, "mem", new CommitStyle.Autocommit()))
                .toList());
  }

  /// Returns a run of two contenders with noise, in rounds.
  private static RunResult run(Plan plan, long seed, int rounds, double pace, double ratio) {
    var random = new Random(seed);
    var made = new MadeRounds(plan);
    for (int i = 0; i < rounds; i++) {
      double machine = pace * Math.exp(0.2 * random.nextGaussian());
      made.round(
          100 * machine * Math.exp(0.03 * random.nextGaussian()),
          100 * ratio * machine * Math.exp(0.03 * random.nextGaussian()));
    }
    return made.ended();
  }

  @Test
  void aRepetitionOnASlowerMachineAgreesInItsRatios() {
    int agreeing = 0;
    for (int i = 0; i < 100; i++) {
      var ratios = RepeatedRatios.of(run(PLAN, i, 9, 1, 1.5), run(PLAN, 1_000 + i, 9, 3, 1.5));
      agreeing += ratios.isContradicted() ? 0 : 1;
    }

    assertThat(agreeing).isGreaterThanOrEqualTo(95);
  }

  @Test
  void anotherRatioIsAContradiction() {
    var ratios = RepeatedRatios.of(run(PLAN, 1, 9, 1, 1.5), run(PLAN, 2, 9, 1, 1.9));

    assertThat(ratios.isContradicted()).isTrue();
    assertThat(ratios.agreeing()).isZero();
    assertThat(ratios.ratios().getFirst().other()).isEqualTo(PLAN.contenders().get(1));
    assertThat(ratios.ratios().getFirst().repeated()).isBetween(1.8, 2.0);
  }

  @Test
  void severalRepetitionsShareTheErrorOfTheTest() {
    var one = RepeatedRatios.of(run(PLAN, 1, 9, 1, 1.5), run(PLAN, 2, 9, 1, 1.5));
    ConfidenceInterval alone = one.ratios().getFirst().expected().orElseThrow();
    ConfidenceInterval shared = one.sharing(10).ratios().getFirst().expected().orElseThrow();

    assertThat(1 - shared.confidence()).isCloseTo((1 - alone.confidence()) / 10, within(1e-12));
    assertThat(shared.low()).isLessThan(alone.low());
    assertThat(shared.high()).isGreaterThan(alone.high());
  }

  @Test
  void versionsWithOtherNamesAreTheSameContenders() {
    Plan named = plan("h2@2.5.252", "hsqldb@2.7.4");

    var ratios = RepeatedRatios.of(run(PLAN, 1, 9, 1, 1.5), run(named, 2, 9, 1, 1.5));

    assertThat(ratios.ratios()).isNotEmpty();
    assertThat(ratios.isContradicted()).isFalse();
  }

  @Test
  void tooFewRoundsDecideNothing() {
    var ratios = RepeatedRatios.of(run(PLAN, 1, 2, 1, 1.5), run(PLAN, 2, 2, 1, 3));

    assertThat(ratios.isContradicted()).isFalse();
    assertThat(ratios.agreeing()).isZero();
    assertThat(ratios.ratios()).isNotEmpty().allMatch(it -> it.agrees().isEmpty());
  }

  @Test
  void runsOfOtherPlansCannotBeCompared() {
    assertThatThrownBy(() ->
            RepeatedRatios.of(run(PLAN, 1, 3, 1, 1), new MadeRounds(plan("h2")).round(1).ended()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
