package dynobench.chart;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.event.RunEvent.Warned;
import dynobench.event.Series;
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
import dynobench.result.RunResult;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/// Builder of an artificial run, whose trials have the phases that a test sets.
public final class Measured {
  public static final Contender MAP = new Contender("heap", "map", new Autocommit());
  public static final Contender FILE = new Contender("disk", "file", new Autocommit());
  public static final Series MAP_SERIES =
      new Series(
          MAP,
          "Heap map",
          "1.0",
          "PROCESS",
          "nothing survives",
          Optional.empty(),
          List.of("a setting"),
          Optional.empty(),
          Optional.of(LocalDate.of(2005, 3, 3)),
          Optional.empty(),
          Optional.empty());
  public static final Series FILE_SERIES =
      new Series(
          FILE,
          "Disk file",
          "1.0",
          "POWER_CUT",
          "all survives",
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.of(LocalDate.of(2007, 2, 10)),
          Optional.empty(),
          Optional.empty());

  private static final long BEGIN = 1_795_183_320_000L;
  private static final long MILLI = 1_000_000;

  private final List<RunEvent> events = new ArrayList<>();
  private final Set<Long> sizes = new TreeSet<>(List.of(1000L, 2000L));
  private final String id;
  private final List<Series> series;
  private int repetitions = 1;
  private int warmups;
  private int trials;

  public Measured(String id) {
    this(id, List.of(MAP_SERIES, FILE_SERIES));
  }

  public Measured(String id, List<Series> series) {
    this.id = id;
    this.series = series;
  }

  /// Removes all row counts from the plan but those of the trials.
  public Measured ofTrialsOnly() {
    sizes.clear();
    return this;
  }

  /// Adds a completed repetition.
  public Measured trial(Contender contender, long rows, int repetition, Phase... phases) {
    return add(contender, rows, repetition, false, new Outcome.Completed(), phases);
  }

  public Measured warmup(Contender contender, long rows, int repetition, Phase... phases) {
    return add(contender, rows, repetition, true, new Outcome.Completed(), phases);
  }

  public Measured failed(Contender contender, long rows, String message, Phase... phases) {
    return add(contender, rows, 1, false, new Outcome.Failed("insert", message, ""), phases);
  }

  public Measured warned(String text) {
    events.add(new Warned(BEGIN, 0, text));
    return this;
  }

  public RunResult result() {
    var result = new RunResult(id);
    events().forEach(result);
    return result;
  }

  public List<RunEvent> events() {
    var all = new ArrayList<RunEvent>();
    all.add(new RunStarted(BEGIN, id, plan(), trials, environment(), series, Optional.empty()));
    all.addAll(events);
    all.add(new RunFinished(BEGIN + 1, false));
    return all;
  }

  /// Returns an insert phase with this work time.
  public static Phase insert(double millis) {
    return new Phase("insert", new PhaseTiming(0, Math.round(millis * MILLI), 0));
  }

  public static Phase phase(String name, double open, double work, double close) {
    return new Phase(
        name,
        new PhaseTiming(
            Math.round(open * MILLI), Math.round(work * MILLI), Math.round(close * MILLI)));
  }

  /// Timed part of a trial.
  public record Phase(String name, PhaseTiming timing) {}

  private Measured add(
      Contender contender,
      long rows,
      int repetition,
      boolean warmup,
      Outcome outcome,
      Phase... phases) {
    trials++;
    sizes.add(rows);
    if (warmup) {
      warmups = Math.max(warmups, repetition);
    } else {
      repetitions = Math.max(repetitions, repetition);
    }
    events.add(
        new TrialStarted(
            BEGIN, new Trial(trials, contender, "phases", Rows.at(rows), repetition, warmup)));
    events.add(new EngineReported(BEGIN, trials, "Made", version(contender), "made"));
    for (Phase phase : phases) {
      long operations = Rows.operations(phase.name(), rows);
      events.add(
          new PhaseFinished(BEGIN, trials, phase.name(), operations, phase.timing(), usage()));
    }
    events.add(new TrialFinished(BEGIN, trials, outcome));
    return this;
  }

  private Plan plan() {
    return new Plan(
        "quick",
        "A plan for tests.",
        new PlannedWork("phases", Settings.NONE, Rows.over(Range.Listed.of(List.copyOf(sizes)))),
        new PlannedContenders(series.stream().map(Series::contender).toList()),
        new RoundCounts(repetitions, warmups),
        new TrialConditions(
            TrialIsolation.TRIAL,
            TrialOrder.INTERLEAVED,
            new WorkerJvm(64, WorkerJvm.Collector.SERIAL, List.of()),
            Duration.ofMinutes(1),
            2005));
  }

  /// Returns the environment of the artificial machine.
  public static Environment environment() {
    return new Environment(
        "0.1.0",
        "Linux",
        "a processor",
        2,
        1L << 34,
        "ext4",
        "25",
        List.of(),
        OptionalDouble.of(0.5),
        10,
        Optional.empty(),
        Optional.empty());
  }

  private static ResourceUsage usage() {
    return new ResourceUsage(
        OptionalLong.empty(), 0, 0, OptionalLong.empty(), 0, OptionalLong.empty(), 0);
  }

  private String version(Contender contender) {
    return series.stream()
        .filter(each -> each.contender().equals(contender))
        .map(Series::version)
        .findFirst()
        .orElse("");
  }
}
