package dynobench.ui;

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
import dynobench.plan.Trial;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.ui.shownrun.EventFeed;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.NoDialogs;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Wiring without a window, with a clock that the test controls, and artificial runs for it.
public final class MadeWiring {
  public static final List<Contender> CONTENDERS =
      List.of(contender("hsqldb", "cached"), contender("derby", "disk"), contender("je", "sync"));

  private static final List<String> TITLES = List.of("HSQLDB cached", "Derby", "Berkeley DB JE");
  private static final String WORKLOAD = Workloads.shipped().standard().id();
  private static final long STEP = 1_000;
  private static final long MILLI = 1_000_000;
  private static final long LONG_AGO = 1_000_000_000L;

  public final Wiring wiring;
  private final EventFeed feed = new EventFeed();
  private Instant now = Instant.ofEpochMilli(LONG_AGO);

  /// Creates a wiring.
  ///
  /// @param workspace of its bench
  public MadeWiring(Path workspace) {
    this(workspace, new NoDialogs());
  }

  public MadeWiring(Path workspace, Dialogs dialogs) {
    InstantSource source = () -> now;
    Clock clock = source.withZone(ZoneOffset.UTC);
    ProgramHome home = ProgramHome.find();
    wiring =
        Wiring.of(
            home,
            new PlanRunner(home, new Workspace(workspace, clock), clock, "test"),
            clock,
            dialogs,
            new BackgroundExecutor(Runnable::run, Runnable::run));
  }

  /// Shows a run with these events.
  public MadeWiring show(ShownRun run, List<RunEvent> events) {
    wiring.display().show(run, feed);
    return happen(events);
  }

  /// Shows a run of this window with these events.
  public MadeWiring show(List<RunEvent> events) {
    return show(new ShownRun("made", ShownRun.Origin.LIVE, Optional.empty()), events);
  }

  /// Adds events and lets one second pass.
  public MadeWiring happen(List<RunEvent> events) {
    events.forEach(feed);
    now = now.plusSeconds(1);
    wiring.take();
    wiring.refresh();
    return this;
  }

  private static Contender contender(String engine, String mode) {
    return new Contender(engine, mode, new Autocommit());
  }

  /// Returns the first event of a run.
  public static RunEvent.RunStarted started(int sizes, int repetitions) {
    var plan =
        new Plan(
            "made",
            "",
            new PlannedWork(
                WORKLOAD, Settings.NONE, Rows.over(new Range.Linear(STEP, STEP, sizes))),
            new PlannedContenders(CONTENDERS),
            new RoundCounts(repetitions, 1),
            new TrialConditions(
                TrialIsolation.TRIAL,
                TrialOrder.BY_CONTENDER,
                new WorkerJvm(64, WorkerJvm.Collector.SERIAL, List.of()),
                Duration.ofMinutes(10),
                2005));
    var environment =
        new Environment(
            "test",
            "Linux 6",
            "a processor",
            2,
            1L << 34,
            "ext4",
            "25",
            List.of(),
            OptionalDouble.empty(),
            10,
            Optional.empty(),
            Optional.empty());
    return new RunEvent.RunStarted(
        LONG_AGO, "made", plan, plan.trialCount(), environment, series(), Optional.empty());
  }

  private static List<Series> series() {
    var series = new ArrayList<Series>();
    for (int i = 0; i < CONTENDERS.size(); i++) {
      series.add(
          new Series(
              CONTENDERS.get(i),
              TITLES.get(i),
              "1." + i,
              i == 0 ? "MOMENTS" : "POWER_CUT",
              "what it promises",
              i == 1 ? Optional.of("page cache 40 MB instead of 4 MB") : Optional.empty(),
              List.of("url: jdbc:made:" + TITLES.get(i), "jar: made-1." + i + ".jar")));
    }
    return series;
  }

  /// Returns the events of a whole run; its last trial fails in the main phase.
  public static List<RunEvent> run(int sizes, int repetitions) {
    var events = new ArrayList<RunEvent>();
    events.add(started(sizes, repetitions));
    int number = 0;
    for (Contender contender : CONTENDERS) {
      for (int size = 1; size <= sizes; size++) {
        for (int repetition = 0; repetition <= repetitions; repetition++) {
          boolean warmup = repetition == 0;
          events.addAll(
              trial(
                  new Trial(
                      ++number,
                      contender,
                      WORKLOAD,
                      Rows.at(size * STEP),
                      Math.max(1, repetition),
                      warmup)));
        }
      }
    }
    fail(events, number);
    events.add(new RunEvent.RunFinished(LONG_AGO, false));
    return events;
  }

  private static void fail(List<RunEvent> events, int number) {
    String main = WorkloadPhases.main(WORKLOAD);
    List<String> phases = WorkloadPhases.of(WORKLOAD);
    events.removeLast(); // the end of the last trial
    phases.subList(phases.indexOf(main), phases.size()).forEach(_ -> events.removeLast());
    events.add(
        new RunEvent.TrialFinished(
            LONG_AGO,
            number,
            new Outcome.Failed(main, "the disk is full", "java.sql.SQLException: full")));
  }

  /// Returns the events of a whole trial. The tenth repetition is an outlier.
  public static List<RunEvent> trial(Trial trial) {
    var events = new ArrayList<RunEvent>();
    int number = trial.number();
    events.add(new RunEvent.TrialStarted(LONG_AGO, trial));
    events.add(new RunEvent.EngineReported(LONG_AGO, number, "Product", "made", "Driver 3"));
    long place = CONTENDERS.indexOf(trial.contender()) + 1L;
    long slow = trial.repetition() == 10 ? 9 : 1;
    List<String> phases = WorkloadPhases.of(trial.workload());
    for (String phase : phases) {
      long base = place * slow * MILLI * (phases.indexOf(phase) + 1);
      var timing =
          new PhaseTiming(
              base * 3, base * Rows.of(trial.levels()) / STEP + number * 1_000L, base / 2);
      events.add(
          new RunEvent.PhaseFinished(
              LONG_AGO, number, phase, Rows.of(trial.levels()), timing, usage()));
    }
    events.add(new RunEvent.TrialFinished(LONG_AGO, number, new Outcome.Completed()));
    return events;
  }

  private static ResourceUsage usage() {
    return new ResourceUsage(
        OptionalLong.of(4 * MILLI),
        2,
        3,
        OptionalLong.empty(),
        5 * MILLI,
        OptionalLong.of(6 * MILLI),
        7 * MILLI);
  }
}
