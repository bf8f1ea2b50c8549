package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.IterationStarted;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import dynobench.event.RunEvent.PhaseStarted;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.Rows;
import dynobench.plan.SteadyStateRule;
import dynobench.plan.StopRules;
import dynobench.plan.Trial;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntToLongFunction;

/// Builder of an artificial run with warm trials. Two contenders take turns at 10 rows. Each
/// iteration has an insert phase, whose time a test sets.
public final class WarmRun {
  public static final String PHASE = "insert";
  public static final int ROUNDS = 6;

  private final List<RunEvent> events = new ArrayList<>();
  private int trials;
  private long now = SampleRun.BEGIN;

  public WarmRun() {
    RunStarted cold = SampleRun.started(now, "warm", SampleRun.environment("ext4"), "1");
    var plan =
        new Plan(
            "warm",
            "",
            new PlannedWork("phases", Settings.NONE, Rows.over(new Range.Linear(10, 10, 1))),
            new PlannedContenders(List.of(SampleRun.HEAP, SampleRun.DISK)),
            new RoundCounts(ROUNDS, 0),
            new TrialConditions(
                TrialIsolation.TRIAL,
                TrialOrder.INTERLEAVED,
                new WorkerJvm(64, WorkerJvm.Collector.SERIAL, List.of()),
                Duration.ofMinutes(10),
                2005),
            StopRules.of(new SteadyStateRule(SteadyStateRule.USUAL_MOST)));
    events.add(
        new RunStarted(
            now, "warm", plan, 2 * ROUNDS, cold.environment(), cold.series(), Optional.empty()));
  }

  /// Adds a trial of a contender.
  ///
  /// @param nanos time by iteration, from 1
  public WarmRun trial(
      Contender contender, int round, int iterations, IntToLongFunction nanos, Outcome outcome) {
    int number = ++trials;
    events.add(
        new TrialStarted(now, new Trial(number, contender, "phases", Rows.at(10), round, false)));
    events.add(new EngineReported(now, number, "Made", "made", "made"));
    for (int i = 1; i <= iterations; i++) {
      if (i > 1) {
        events.add(new IterationStarted(now, number, i));
      }
      events.add(new PhaseStarted(now, number, PHASE, 10));
      now += Math.ceilDiv(nanos.applyAsLong(i), 1_000_000);
      PhaseFinished phase = phase(number, nanos.applyAsLong(i));
      events.add(i == 1 ? phase : new PhaseRepeated(i, phase));
    }
    events.add(new TrialFinished(now, number, outcome));
    return this;
  }

  private PhaseFinished phase(int trial, long nanos) {
    return new PhaseFinished(
        now,
        trial,
        PHASE,
        10,
        new PhaseTiming(0, nanos, 0),
        new ResourceUsage(
            OptionalLong.empty(), 0, 0, OptionalLong.empty(), 1, OptionalLong.empty(), 0));
  }

  /// Returns a run with six rounds of both. The first contender begins at 100 ms and settles at 10
  /// ms; the second takes 1.5 times as long.
  ///
  /// @param restless number of the second contender's trials that never reach a steady state
  public static WarmRun of(int restless) {
    var run = new WarmRun();
    for (int round = 1; round <= ROUNDS; round++) {
      int off = round * 10_000;
      run.trial(SampleRun.HEAP, round, 20, i -> fallen(i) + off, SampleRun.completed());
      if (round <= restless) {
        run.trial(
            SampleRun.DISK, round, 60, i -> 100_000_000L - i * 1_000_000L, SampleRun.completed());
      } else {
        run.trial(SampleRun.DISK, round, 20, i -> fallen(i) * 3 / 2 + off, SampleRun.completed());
      }
    }
    return run.finish();
  }

  private static long fallen(int iteration) {
    return iteration > 5 ? 10_000_000 : 120_000_000 - 20_000_000L * iteration;
  }

  public WarmRun finish() {
    events.add(new RunFinished(now, false));
    return this;
  }

  public List<RunEvent> events() {
    return List.copyOf(events);
  }

  public RunResult result() {
    return SampleRun.result(events);
  }
}
