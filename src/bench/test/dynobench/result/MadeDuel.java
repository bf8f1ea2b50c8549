package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// Builder of an artificial duel of the disk engine against the heap engine.
public final class MadeDuel {
  public static final Outcome COMPLETED = SampleRun.completed();
  public static final Outcome FAILED = new Outcome.Failed("insert", "no", "at x");
  private static final int MOST_ROUNDS = 200;
  private static final long MILLI = 1_000_000;

  private final List<RunEvent> events = new ArrayList<>();
  private int round;

  public MadeDuel(Duel rules) {
    RunStarted sample = SampleRun.started(SampleRun.BEGIN, "duel", environment(), "1.0");
    events.add(
        new RunStarted(
            sample.atMillis(),
            sample.id(),
            plan(rules),
            2 * MOST_ROUNDS,
            sample.environment(),
            sample.series(),
            sample.workload()));
  }

  private static Environment environment() {
    return SampleRun.environment("ext4");
  }

  /// Returns rules that compare the time of the inserts.
  public static Duel rules() {
    return rules(OptionalDouble.empty(), OptionalDouble.empty(), Metric.TIME);
  }

  public static Duel rules(OptionalDouble precision, OptionalDouble allowed, Metric metric) {
    return new Duel(
        List.of(new Duel.PhaseMetric("insert", metric)),
        precision,
        allowed,
        Duration.ofMinutes(1),
        false);
  }

  public static Plan plan(Duel rules) {
    return SampleRun.plan("duel").withRounds(MOST_ROUNDS, 0).withDuel(rules);
  }

  /// Adds a round in which the disk engine takes this multiple of the heap engine's time.
  public MadeDuel round(double ratio) {
    return round(ratio, COMPLETED);
  }

  public MadeDuel round(double ratio, Outcome disk) {
    round++;
    double machine = 100.0 + 40 * (round % 3); // far more than the difference of the contenders
    trial(SampleRun.HEAP, 2 * round - 1, machine, COMPLETED);
    trial(SampleRun.DISK, 2 * round, machine * ratio, disk);
    return this;
  }

  /// Adds rounds that deviate from a ratio evenly in both directions, by 10 % at most.
  public MadeDuel rounds(int many, double ratio) {
    for (int i = 0; i < many; i++) {
      int[] tenths = {-7, 4, 10, -3, 6, -10, 2, -5, 8, -2, 5, -6};
      round(ratio * Math.exp(tenths[round % tenths.length] / 100.0));
    }
    return this;
  }

  private void trial(Contender of, int number, double millis, Outcome outcome) {
    var trial = new Trial(number, of, "phases", Rows.at(10), round, false);
    SampleRun.addTrial(events, trial, Math.round(millis * MILLI), outcome);
  }

  public List<RunEvent> events() {
    return List.copyOf(events);
  }

  public RunResult run() {
    var result = new RunResult("duel");
    events.forEach(result);
    return result;
  }

  /// Ends the run and returns its result.
  public RunResult ended() {
    events.add(new RunFinished(SampleRun.BEGIN + 1000, false));
    return run();
  }
}
