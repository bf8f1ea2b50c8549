package dynobench.sweep;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.event.WorkloadPhases;
import dynobench.measure.Environment;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.Rows;
import dynobench.plan.Shard;
import dynobench.plan.Trial;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.run.NodeShard;
import dynobench.store.RunLog;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;

/// Builder of artificial runs of shards, with two contenders at one point and a warm-up.
public final class MadeShards {
  static final long BEGIN = 1_700_000_000_000L;
  static final Contender ONE = new Contender("one", "heap", new Autocommit());
  static final Contender TWO = new Contender("two", "heap", new Autocommit());
  private static final long TRIAL_MILLIS = 100;
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final String WORKLOAD = Workloads.shipped().standard().id();

  private final Path folder;
  private final int of;
  Plan plan;
  String dynobench = "0.1.0";
  String jdk = "25";
  String version = "1.0";
  long clockAheadMillis;

  /// Number of trials after which the shard's log is cut off.
  int mostTrials = Integer.MAX_VALUE;

  /// Work time of a trial, in milliseconds.
  ToLongFunction<Trial> workMillis = trial -> trial.contender().equals(ONE) ? 10 : 20;

  /// @param folder receives a folder for each shard
  /// @param rounds number of rounds in the plan
  /// @param of number of shards of the plan
  MadeShards(Path folder, int rounds, int of) {
    this.folder = folder;
    this.of = of;
    this.plan = plan("sharded", rounds);
  }

  static Plan plan(String name, int rounds) {
    return plan(name, rounds, TrialOrder.INTERLEAVED);
  }

  static Plan plan(String name, int rounds, TrialOrder order) {
    return new Plan(
        name,
        "",
        new PlannedWork(WORKLOAD, Settings.NONE, Rows.over(Range.Listed.of(List.of(10L)))),
        new PlannedContenders(List.of(ONE, TWO)),
        new RoundCounts(rounds, 1),
        new TrialConditions(
            TrialIsolation.TRIAL,
            order,
            new WorkerJvm(64, WorkerJvm.Collector.SERIAL, List.of()),
            Duration.ofMinutes(10),
            2005));
  }

  /// Stores a shard's run.
  Path shard(int number, String node) {
    return shard(number, node, "shard-" + number);
  }

  Path shard(int number, String node, String name) {
    var part = new NodeShard(new Shard(number, of), node);
    List<Trial> trials = part.trials(plan);
    Path run = folder.resolve(name);
    try (RunLog log = RunLog.create(run)) {
      long now = BEGIN + clockAheadMillis;
      log.accept(started(now, trials.size()));
      int first = trials.getFirst().number();
      log.accept(new RunEvent.ShardStarted(now, part.shard(), node, environment(), first, now));
      log.accept(new RunEvent.Warned(now, 0, "a warning about the plan"));
      for (Trial each : trials.subList(0, Math.min(mostTrials, trials.size()))) {
        trial(log, now, each);
        now += TRIAL_MILLIS;
      }
      if (mostTrials >= trials.size()) {
        log.accept(new RunEvent.RunFinished(now, false));
      }
    }
    return run;
  }

  private void trial(RunLog log, long now, Trial trial) {
    long millis = workMillis.applyAsLong(trial);
    log.accept(new RunEvent.TrialStarted(now, trial));
    log.accept(new RunEvent.EngineReported(now, trial.number(), "Made", version, "made"));
    for (String phase : WorkloadPhases.of(WORKLOAD)) {
      log.accept(new RunEvent.PhaseStarted(now, trial.number(), phase, 10));
      log.accept(
          new RunEvent.PhaseFinished(
              now + millis,
              trial.number(),
              phase,
              10,
              new PhaseTiming(0, millis * NANOS_PER_MILLI, 0),
              new ResourceUsage(
                  OptionalLong.empty(), 0, 0, OptionalLong.empty(), 0, OptionalLong.empty(), 0)));
    }
    log.accept(
        new RunEvent.TrialFinished(now + TRIAL_MILLIS, trial.number(), new Outcome.Completed()));
  }

  private RunEvent.RunStarted started(long now, int trials) {
    return new RunEvent.RunStarted(
        now,
        "shard",
        plan,
        trials,
        environment(),
        List.of(series(ONE), series(TWO)),
        Optional.empty());
  }

  private Series series(Contender contender) {
    return new Series(
        contender, contender.engine(), version, "PROCESS", "", Optional.empty(), List.of());
  }

  private Environment environment() {
    return new Environment(
        dynobench,
        "Linux",
        "a processor",
        1,
        1L << 34,
        "ext4",
        jdk,
        List.of(),
        OptionalDouble.empty(),
        10,
        Optional.empty(),
        Optional.empty());
  }
}
