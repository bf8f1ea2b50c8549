package dynobench.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.Calibration;
import dynobench.measure.Environment;
import dynobench.measure.Sample;
import dynobench.plan.Plan;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.planfile.PlanFile;
import dynobench.run.AddedRounds;
import dynobench.run.Schedule;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests with artificial runs. Each trial takes a fixed time for the fork, and a time per row that
/// depends on the contender.
class TimeLeftTest {
  private static final long FORK = 700;
  private static final int FIRST_CONTENDER = 9;

  private final RunProgress progress = new RunProgress();
  private final List<Trial> trials = new ArrayList<>();
  private long now = 1_000_000;
  private int next;

  private static Plan plan(String order) {
    return read(
        "rows.sizes = [1000, 2000, 4000]", "repetitions = 3", "order = \"%s\"".formatted(order));
  }

  private static Plan read(String... lines) {
    String text = "name = 'x'\ncontenders = ['fast/memory', 'slow/disk']\n";
    return PlanFile.read(
            "", text + String.join("\n", lines), List.of(), Workloads.shipped(), new Problems())
        .orElseThrow();
  }

  private static Environment environment() {
    return environment(Optional.empty());
  }

  private static Environment environment(Optional<Calibration> calibration) {
    return new Environment(
        "t",
        "Linux",
        "cpu",
        2,
        1,
        "ext4",
        "25",
        List.of(),
        OptionalDouble.empty(),
        10,
        calibration,
        Optional.empty());
  }

  private void start(Plan plan, Optional<Calibration> calibration) {
    trials.addAll(Schedule.of(plan));
    var environment = environment(calibration);
    List<Series> series =
        plan.contenders().stream()
            .map(each ->
                new Series(
                    each,
                    each.engine(),
                    "",
                    each.engine().equals("slow") ? "POWER_CUT" : "PROCESS",
                    "",
                    Optional.empty(),
                    List.of()))
            .toList();
    progress.accept(
        new RunEvent.RunStarted(
            now, "x", plan, trials.size(), environment, series, Optional.empty()));
  }

  private static Calibration flushing(double micros) {
    return new Calibration(
        0, "", 1, 1, micros, micros, 1, 1, OptionalDouble.empty(), OptionalDouble.empty());
  }

  private static long millis(Trial trial) {
    return FORK + Rows.of(trial.levels()) * (trial.contender().engine().equals("slow") ? 10 : 1);
  }

  private void run(int count) {
    for (int i = 0; i < count; i++) {
      Trial trial = trials.get(next++);
      progress.accept(new RunEvent.TrialStarted(now, trial));
      now += millis(trial);
      progress.accept(new RunEvent.TrialFinished(now, trial.number(), new Outcome.Completed()));
    }
  }

  private long rest() {
    return trials.stream().skip(next).mapToLong(TimeLeftTest::millis).sum();
  }

  @ParameterizedTest
  @ValueSource(strings = {"interleaved", "by-contender", "shuffled"})
  void isRightWhenEveryContenderIsKnown(String order) {
    start(plan(order), Optional.empty());
    run(FIRST_CONTENDER + 3);

    assertThat(progress.timeLeft()).contains(Duration.ofMillis(rest()));
  }

  @Test
  void expectsOnlyTheAddedRoundsAndKnowsTheTimesOfTheEarlierOnes() {
    Plan whole = plan("interleaved").withRounds(5, 0);
    start(plan("interleaved"), Optional.empty());
    int before = trials.size();
    run(before);
    assertThat(progress.timeLeft()).contains(Duration.ZERO);
    now += Duration.ofDays(1).toMillis();
    var rounds = new AddedRounds(before, before + 1, 4, 2, now);
    trials.addAll(rounds.trials(whole));
    progress.accept(
        new RunEvent.RoundsAdded(now, before, 12, before + 1, 4, 2, now - 1, environment()));

    assertThat(progress.timeLeft()).contains(Duration.ofMillis(rest()));
    assertThat(progress.trials()).isEqualTo(12);
    assertThat(progress.fraction()).isZero();
    run(6);
    assertThat(progress.timeLeft()).contains(Duration.ofMillis(rest()));
    assertThat(progress.fraction()).isBetween(0.4, 0.6);
    assertThat(progress.trialsDone()).isEqualTo(6);
    assertThat(progress.place(trials.get(before))).isEqualTo(1);
    run(6);
    assertThat(progress.fraction()).isEqualTo(1);
  }

  @Test
  void saysNothingBeforeAnythingIsKnown() {
    start(plan("interleaved"), Optional.empty());
    assertThat(progress.timeLeft()).isEmpty();

    progress.accept(new RunEvent.TrialStarted(now, trials.getFirst()));
    assertThat(progress.timeLeft()).isEmpty();
  }

  @Test
  void guessesByTheDisksFlushesOfAContenderThatHadNoTurnYet() {
    start(plan("by-contender"), Optional.of(flushing(1_000)));
    run(FIRST_CONTENDER);

    // At the pace of the first contender, 27 s would be left.
    assertThat(progress.timeLeft().orElseThrow())
        .isBetween(Duration.ofMillis(rest() / 2), Duration.ofMillis(2 * rest()));
  }

  @Test
  void learnsFromThePhaseThatIsUnderWay() {
    start(plan("by-contender"), Optional.empty());
    run(FIRST_CONTENDER);
    Trial trial = trials.get(next++);
    progress.accept(new RunEvent.TrialStarted(now, trial));
    now += FORK;
    progress.accept(
        new RunEvent.PhaseStarted(now, trial.number(), "insert", Rows.of(trial.levels())));
    now += Rows.of(trial.levels()) * 5;
    progress.accept(halfOf(trial));

    assertThat(progress.timeLeft())
        .contains(Duration.ofMillis(Rows.of(trial.levels()) * 5 + rest()));
  }

  private RunEvent halfOf(Trial trial) {
    var sample =
        new Sample(
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            1,
            1,
            1,
            1,
            1,
            1,
            OptionalLong.empty(),
            1,
            OptionalLong.empty());
    return new RunEvent.Sampled(now, trial.number(), "insert", Rows.of(trial.levels()) / 2, sample);
  }

  @Test
  void countsNoTrialLongerThanItsLimit() {
    start(
        read(
            "rows.sizes = [1000, 4000]",
            "repetitions = 1",
            "time-limit-seconds = 20",
            "order = 'by-contender'"),
        Optional.empty());
    run(3);

    assertThat(progress.timeLeft()).contains(Duration.ofSeconds(20));
  }

  @Test
  void nothingIsLeftAtTheEnd() {
    start(plan("shuffled"), Optional.empty());
    run(trials.size());

    assertThat(progress.timeLeft()).contains(Duration.ZERO);
    assertThat(progress.fraction()).isEqualTo(1);
  }
}
