package dynobench.warning;

import dynobench.durability.Durability;
import dynobench.event.EngineRetirement;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.event.WorkloadPhases;
import dynobench.machine.MachineMeter;
import dynobench.measure.Calibration;
import dynobench.measure.CpuLimit;
import dynobench.measure.Environment;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.measure.Sample;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.result.RunResult;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Builder of an artificial run, event by event. At the beginning it causes no warning.
final class MadeRun {
  static final Contender ONE = new Contender("one", "disk", new Autocommit());
  static final Contender TWO = new Contender("two", "disk", new Autocommit());
  static final int CORES = 4;
  static final int PER_SECOND = 10;

  private static final String WORKLOAD = Workloads.shipped().standard().id();
  private static final String MAIN = WorkloadPhases.main(WORKLOAD);
  private static final long MILLI = 1_000_000;
  private static final long PERIOD = 1_000 / PER_SECOND;

  final RunResult result = new RunResult("made");
  private long now = 1_000_000;
  private final Map<Contender, Integer> done = new HashMap<>();
  private int trials;

  /// Number of planned trials, which includes a warm-up for each contender that never runs.
  int planned = 14;

  int repetitions = 6;
  int warmups = 1;
  TrialIsolation isolation = TrialIsolation.CONTENDER;
  OptionalDouble load = OptionalDouble.of(0);
  String durabilityOfTwo = "POWER_CUT";
  Optional<String> tunedTwo = Optional.empty();
  Optional<Durability> survivesOfTwo = Optional.empty();
  Optional<EngineRetirement> retirementOfTwo = Optional.empty();
  String fileSystem = "ext4";
  Optional<Calibration> calibration = Optional.empty();
  Optional<CpuLimit> cpuLimit = Optional.empty();
  Optional<String> writtenFrom = Optional.of("write calls");
  OptionalLong written = OptionalLong.empty();
  long storedBytes = 1_000;
  long rows = 10;
  Optional<MachineMeter.Seen> seen = Optional.empty();
  double machine = 0.25;
  double worker = 1;
  long lookEvery = PERIOD;

  /// Adds the start of the run, as the fields define it.
  MadeRun start() {
    var plan =
        new Plan(
            "made",
            "",
            new PlannedWork(WORKLOAD, Settings.NONE, Rows.over(Range.Listed.of(List.of(rows)))),
            new PlannedContenders(List.of(ONE, TWO)),
            new RoundCounts(repetitions, warmups),
            new TrialConditions(
                isolation,
                TrialOrder.BY_CONTENDER,
                new WorkerJvm(64, WorkerJvm.Collector.SERIAL, List.of()),
                Duration.ofMinutes(10),
                2005));
    tell(
        new RunEvent.RunStarted(
            now,
            "made",
            plan,
            planned,
            environment(),
            List.of(
                new Series(ONE, "One", "1", "POWER_CUT", "", Optional.empty(), List.of()),
                new Series(
                    TWO,
                    "Two",
                    "1",
                    durabilityOfTwo,
                    "",
                    tunedTwo,
                    List.of(),
                    survivesOfTwo,
                    Optional.empty(),
                    Optional.empty(),
                    retirementOfTwo)),
            Optional.empty()));
    return this;
  }

  private Environment environment() {
    return new Environment(
        "1",
        "",
        "",
        CORES,
        0,
        fileSystem,
        "",
        List.of(),
        load,
        PER_SECOND,
        calibration,
        cpuLimit,
        writtenFrom);
  }

  /// Adds a trial for each time. Machine samples follow at the interval `lookEvery`.
  MadeRun trials(Contender contender, long... millis) {
    for (long each : millis) {
      trial(contender, each, new Outcome.Completed());
    }
    return this;
  }

  MadeRun trial(Contender contender, long millis, Outcome outcome) {
    int number = ++trials;
    int repetition = done.merge(contender, 1, Integer::sum);
    tell(
        new RunEvent.TrialStarted(
            now, new Trial(number, contender, WORKLOAD, Rows.at(rows), repetition, false)));
    tell(new RunEvent.EngineReported(now, number, "Made", "1", "made"));
    long end = now + millis;
    for (now += lookEvery; now <= end; now += lookEvery) {
      look(number);
    }
    now = end;
    tell(
        new RunEvent.PhaseFinished(
            now,
            number,
            MAIN,
            rows,
            new PhaseTiming(0, millis * MILLI, 0),
            new ResourceUsage(
                OptionalLong.empty(), 0, 0, OptionalLong.empty(), 0, written, storedBytes)));
    seen.ifPresent(it ->
        tell(
            new RunEvent.MachineSeen(
                now,
                number,
                it.millis(),
                it.otherCores(),
                it.rivalCores(),
                it.heldMillis(),
                it.stolenCores())));
    tell(new RunEvent.TrialFinished(now, number, outcome));
    return this;
  }

  MadeRun finish() {
    return tell(new RunEvent.RunFinished(now, false));
  }

  MadeRun tell(RunEvent event) {
    result.accept(event);
    return this;
  }

  private void look(int trial) {
    var sample =
        new Sample(
            OptionalDouble.of(worker),
            OptionalDouble.of(machine),
            0,
            0,
            0,
            0,
            0,
            0,
            OptionalLong.empty(),
            0,
            OptionalLong.empty());
    tell(new RunEvent.Sampled(now, trial, MAIN, 1, sample));
  }

  List<ResultWarning> soFar() {
    return ResultWarnings.soFar(result);
  }

  List<ResultWarning> atEnd() {
    return ResultWarnings.atEnd(result);
  }
}
