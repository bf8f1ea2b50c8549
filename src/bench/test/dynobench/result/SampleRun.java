package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.Logged;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseStarted;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.Sampled;
import dynobench.event.RunEvent.Source;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.event.RunEvent.Warned;
import dynobench.event.Series;
import dynobench.event.WorkloadPhases;
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
import dynobench.store.RunLog;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Small artificial run of two contenders at 10 rows, with one warm-up and one repetition. The last
/// trial fails.
public final class SampleRun {
  public static final Contender HEAP = new Contender("heap", "map", new Autocommit());
  public static final Contender DISK = new Contender("disk", "file", new Autocommit());
  public static final long BEGIN = Instant.parse("2026-11-20T14:02:00Z").toEpochMilli();
  public static final int LAST_TRIAL = 4;
  private static final String WORKLOAD = Workloads.shipped().standard().id();

  private SampleRun() {}

  public static List<RunEvent> events() {
    var events = new ArrayList<RunEvent>();
    events.add(started(BEGIN, "quick", environment("ext4"), "1.0"));
    addTrial(events, new Trial(1, HEAP, WORKLOAD, Rows.at(10), 1, true), 9_000_000, completed());
    addTrial(events, new Trial(2, DISK, WORKLOAD, Rows.at(10), 1, true), 9_500_000, completed());
    events.add(new Warned(BEGIN, 0, "the machine is busy: \u00e4\uD83D\uDE00"));
    addTrial(events, new Trial(3, HEAP, WORKLOAD, Rows.at(10), 1, false), 1_250_000, completed());
    addTrial(
        events,
        new Trial(LAST_TRIAL, DISK, WORKLOAD, Rows.at(10), 1, false),
        3_000_000,
        new Outcome.Failed(WorkloadPhases.of(WORKLOAD).getLast(), "disk, \"full\"", "at x\n at y"));
    events.add(new RunFinished(BEGIN + 1000, false));
    return events;
  }

  public static Plan plan(String name) {
    return new Plan(
        name,
        "",
        new PlannedWork(WORKLOAD, Settings.NONE, Rows.over(new Range.Linear(10, 10, 1))),
        new PlannedContenders(List.of(HEAP, DISK)),
        new RoundCounts(1, 1),
        new TrialConditions(
            TrialIsolation.TRIAL,
            TrialOrder.INTERLEAVED,
            new WorkerJvm(64, WorkerJvm.Collector.SERIAL, List.of()),
            Duration.ofMinutes(10),
            2005));
  }

  public static Environment environment(String fileSystem) {
    return new Environment(
        "0.1.0",
        "Linux",
        "a processor",
        2,
        1L << 34,
        fileSystem,
        "25",
        List.of(),
        OptionalDouble.empty(),
        10,
        Optional.empty(),
        Optional.empty());
  }

  public static RunStarted started(
      long atMillis, String planName, Environment environment, String version) {
    return new RunStarted(
        atMillis,
        "the-run",
        plan(planName),
        LAST_TRIAL,
        environment,
        List.of(
            new Series(
                HEAP,
                "Heap map",
                version,
                "PROCESS",
                "nothing survives",
                Optional.empty(),
                List.of()),
            new Series(
                DISK,
                "Appended file",
                version,
                "POWER_CUT",
                "all survives",
                Optional.empty(),
                List.of())),
        Optional.empty());
  }

  public static void addTrial(List<RunEvent> events, Trial trial, long workNanos, Outcome outcome) {
    int number = trial.number();
    String phase = WorkloadPhases.main(trial.workload());
    events.add(new TrialStarted(BEGIN, trial));
    events.add(new EngineReported(BEGIN, number, "Product", "1.0.7", "driver"));
    events.add(new PhaseStarted(BEGIN, number, phase, Rows.of(trial.levels())));
    events.add(sampled(number));
    events.add(new Logged(BEGIN, number, Source.ERROR, "a line"));
    events.add(
        new PhaseFinished(
            BEGIN,
            number,
            phase,
            Rows.of(trial.levels()),
            new PhaseTiming(0, workNanos, 0),
            usage()));
    events.add(new TrialFinished(BEGIN, number, outcome));
  }

  public static Sampled sampled(int trial) {
    var sample =
        new Sample(
            OptionalDouble.of(1),
            OptionalDouble.empty(),
            1,
            2,
            3,
            4,
            5,
            6,
            OptionalLong.empty(),
            7,
            OptionalLong.empty());
    return new Sampled(BEGIN, trial, WorkloadPhases.main(WORKLOAD), 5, sample);
  }

  public static Outcome completed() {
    return new Outcome.Completed();
  }

  private static ResourceUsage usage() {
    return new ResourceUsage(
        OptionalLong.of(11), 12, 13, OptionalLong.empty(), 15, OptionalLong.empty(), 17);
  }

  public static RunResult result(List<RunEvent> events) {
    var result = new RunResult("run");
    events.forEach(result);
    return result;
  }

  public static Path store(Path folder, List<RunEvent> events) {
    try (var log = RunLog.create(folder)) {
      events.forEach(log);
    }
    return folder;
  }
}
