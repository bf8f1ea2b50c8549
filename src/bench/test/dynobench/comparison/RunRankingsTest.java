package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.stats.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RunRankingsTest {
  private static final Outcome FAILED = new Outcome.Failed("insert", "no", "at x");
  private static final Outcome COMPLETED = SampleRun.completed();

  private final List<RunEvent> events = new ArrayList<>();
  private int trials;

  private void start(Series... series) {
    RunStarted sample = SampleRun.started(1, "quick", SampleRun.environment("ext4"), "1.0");
    events.add(
        new RunStarted(
            1, "run", sample.plan(), 100, sample.environment(), List.of(series), Optional.empty()));
  }

  private void trial(Series of, int round, double millis, Outcome outcome) {
    var trial = new Trial(++trials, of.contender(), "phases", Rows.at(10), round, false);
    SampleRun.addTrial(events, trial, Math.round(millis * 1e6), outcome);
  }

  private RunResult run() {
    var result = new RunResult("run");
    events.forEach(result);
    return result;
  }

  private static String place(RunRankings standings, RunResult run, Series of) {
    return run.measurements("insert").stream()
        .filter(each -> each.series().equals(of))
        .findFirst()
        .flatMap((Measurement each) -> standings.of(each))
        .map(Ranking.ContenderRank::text)
        .orElse("?");
  }

  @Test
  void whoCanNotBeToldApartSharesAPlace() {
    Series fast = MadeRuns.series("fast", "CLOSE");
    Series alike = MadeRuns.series("alike", "CLOSE");
    Series slow = MadeRuns.series("slow", "CLOSE");
    Series safe = MadeRuns.series("safe", "POWER_CUT");
    start(fast, alike, slow, safe);
    for (int round = 1; round <= 10; round++) {
      double machine = 100 + 40 * (round % 4); // far more than the difference of the contenders
      trial(fast, round, machine, COMPLETED);
      trial(alike, round, machine * (round % 2 == 0 ? 1.02 : 0.985), COMPLETED);
      trial(slow, round, machine * 1.1, COMPLETED);
      trial(safe, round, machine * 0.5, COMPLETED);
    }
    RunResult run = run();
    RunRankings standings = RunRankings.of(run, Metric.TIME);

    assertThat(place(standings, run, fast)).isEqualTo("1=");
    assertThat(place(standings, run, alike)).isEqualTo("1=");
    assertThat(place(standings, run, slow)).isEqualTo("3");
    assertThat(place(standings, run, safe)).isEmpty(); // the only contender with its durability
    assertThat(standings.verdicts()).hasSize(3).allMatch(row -> row.ratio().isInRounds());
    requireTheSame(run, slow, List.of(fast, alike, safe), standings);
  }

  @Test
  void overlappingTiesHaveNoNumbers() {
    Series fast = MadeRuns.series("fast", "CLOSE");
    Series between = MadeRuns.series("between", "CLOSE");
    Series slow = MadeRuns.series("slow", "CLOSE");
    start(fast, between, slow);
    for (int round = 1; round <= 12; round++) {
      trial(fast, round, 100 + round % 3, COMPLETED);
      trial(between, round, round % 2 == 0 ? 118 : 97, COMPLETED);
      trial(slow, round, 110 + round % 3, COMPLETED);
    }
    RunResult run = run();
    RunRankings standings = RunRankings.of(run, Metric.TIME);

    assertThat(standings.verdicts())
        .filteredOn(row -> row.grade() == Grade.SURE)
        .singleElement()
        .satisfies(row -> assertThat(row.a()).isEqualTo(fast));
    assertThat(standings.rankings().getFirst().ranks())
        .allMatch(each -> each.rank().isEmpty())
        .last()
        .satisfies(each -> assertThat(each.measurement().series()).isEqualTo(slow));
  }

  /// Requires that a comparison of all with one base gives the verdicts of the ranking. Contenders
  /// of other durability levels are compared separately.
  private static void requireTheSame(
      RunResult run, Series base, List<Series> others, RunRankings standings) {
    Comparison found = Comparison.ofSeries(run, base, others, Metric.TIME, Comparison.USUAL_MARGIN);

    assertThat(found.families()).containsExactly(3, 3);
    assertThat(found.rows()).hasSize(3).allMatch(row -> row.a().equals(base));
    assertThat(found.rows().stream().filter(row -> !row.b().durability().equals("POWER_CUT")))
        .hasSize(2)
        .allSatisfy(row ->
            assertThat(standings.verdicts())
                .anySatisfy(same -> {
                  assertThat(same.a()).isEqualTo(row.b());
                  assertThat(same.confidence()).isEqualTo(row.confidence());
                  assertThat(same.turned().verdict()).isEqualTo(row.verdict());
                }));
  }

  @Test
  void tooFewRoundsGiveNoPlaces() {
    Series one = MadeRuns.series("one", "CLOSE");
    Series other = MadeRuns.series("other", "CLOSE");
    start(one, other);
    for (int round = 1; round <= 5; round++) {
      trial(one, round, 100, COMPLETED);
      trial(other, round, 300, COMPLETED);
    }
    RunResult run = run();
    RunRankings standings = RunRankings.of(run, Metric.TIME);

    assertThat(place(standings, run, one)).isEmpty();
    assertThat(ComparisonWords.ranks(run, standings))
        .isEqualTo(
            "No ranks: sure answers need 6 rounds (7 if they are added to this run, which has"
                + " 5).");
  }

  /// Six rounds in one direction have a p-value of 3.1 %: a difference at 5 %, but not at 2.5 %.
  @Test
  void verdictsAfterRoundsWereAddedHaveASmallerErrorBudget() {
    Series one = MadeRuns.series("one", "CLOSE");
    Series other = MadeRuns.series("other", "CLOSE");

    RunRankings atOnce = sixRounds(one, other, false);
    assertThat(atOnce.verdicts())
        .singleElement()
        .satisfies(row -> assertThat(row.grade()).isEqualTo(Grade.SURE));
    assertThat(ComparisonWords.ranks(run(), atOnce)).contains("in at most 1 run in 20.");

    RunRankings later = sixRounds(one, other, true);
    assertThat(later.verdicts())
        .singleElement()
        .satisfies(row -> {
          assertThat(row.grade()).isEqualTo(Grade.OPEN);
          assertThat(row.confidence()).isCloseTo(0.975, within(1e-12));
        });
    assertThat(ComparisonWords.ranks(run(), later))
        .contains("need 7 rounds (8 if they are added to this run, which has 6)");
  }

  private RunRankings sixRounds(Series one, Series other, boolean inTwoParts) {
    events.clear();
    trials = 0;
    start(one, other);
    for (int round = 1; round <= 6; round++) {
      if (inTwoParts && round == 4) {
        events.add(
            new RunEvent.RoundsAdded(
                200, trials, 6, trials + 1, 4, 3, 100, SampleRun.environment("ext4")));
      }
      trial(one, round, 100, COMPLETED);
      trial(other, round, 300 + round, COMPLETED);
    }
    return RunRankings.of(run(), Metric.TIME);
  }

  @Test
  void roundsThatOneDidNotCompleteAreLeftOut() {
    assertThat(withFailures(2))
        .satisfies(row -> {
          assertThat(row.ratio().over().count()).isEqualTo(10);
          assertThat(row.ratio().estimate()).isCloseTo(2, within(1e-9));
          assertThat(row.verdict()).isInstanceOf(Verdict.Different.class);
        });
  }

  @Test
  void tooManyOfThemLeaveNoVerdict() {
    assertThat(withFailures(4).verdict())
        .isEqualTo(new Verdict.NotComparable("4 of 12 rounds were not completed by both"));
  }

  private Comparison.ComparisonRow withFailures(int count) {
    Series one = MadeRuns.series("one", "CLOSE");
    Series other = MadeRuns.series("other", "CLOSE");
    start(one, other);
    for (int round = 1; round <= 12; round++) {
      trial(one, round, 100 * round, COMPLETED);
      trial(other, round, 200 * round, round <= count ? FAILED : COMPLETED);
    }
    return Comparison.ofSeries(run(), one, List.of(other), Metric.TIME, 0.03).rows().getFirst();
  }

  /// A run that was stopped lacks the last round of one contender.
  @Test
  void aRoundThatWasNotBegunIsNoneThatFailed() {
    Series one = MadeRuns.series("one", "CLOSE");
    Series other = MadeRuns.series("other", "CLOSE");
    start(one, other);
    for (int round = 1; round <= 7; round++) {
      trial(one, round, 100, COMPLETED);
      if (round < 7) {
        trial(other, round, 50, COMPLETED);
      }
    }
    Comparison.ComparisonRow row =
        Comparison.ofSeries(run(), one, List.of(other), Metric.TIME, 0.03).rows().getFirst();

    assertThat(row.ratio().over().count()).isEqualTo(6);
    assertThat(row.verdict()).isInstanceOf(Verdict.Different.class);
  }

  @Test
  void oneAfterTheOtherMakesNoRounds() {
    Series one = MadeRuns.series("one", "CLOSE");
    Series other = MadeRuns.series("other", "CLOSE");
    start(one, other);
    IntStream.rangeClosed(1, 6).forEach(round -> trial(one, round, 100, COMPLETED));
    IntStream.rangeClosed(1, 6).forEach(round -> trial(other, round, 200, COMPLETED));

    assertThat(
            Comparison.ofSeries(run(), one, List.of(other), Metric.TIME, 0.03)
                .rows()
                .getFirst()
                .ratio()
                .isInRounds())
        .isFalse();
  }
}
