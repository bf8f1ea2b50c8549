package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Isolation;
import dynobench.plan.Plan;
import dynobench.plan.RowRange;
import dynobench.plan.Trial;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.run.Cancellation;
import dynobench.stats.Ratio;
import dynobench.toml.Problems;
import dynobench.workload.Workloads;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Measures Dynobench itself, with its own means: the harness against a bare loop that makes the
/// same calls, and its heap while rows pass through. The two sides take turns, a fresh JVM each.
public final class HarnessBench {
  /// What the harness is measured on, and what it may cost there.
  ///
  /// @param limit for the ratio of harness time over bare time
  /// @param flags of both sides' JVMs
  public record Target(String use, long rows, double limit, List<String> flags) {
    public Target {
      flags = List.copyOf(flags);
    }
  }

  /// @param ratio of the times of insert and select, harness over bare loop
  /// @param startMillis from the fork of a worker to its first timed phase, a value a trial
  public record Overhead(Target target, Ratio ratio, List<Long> startMillis) {
    public Overhead {
      startMillis = List.copyOf(startMillis);
    }
  }

  /// Heap in use after so many rows went through the appended file, which keeps none of them.
  public record HeapUse(long rows, long workerBytes, long parentBytes) {}

  /// The figures that the project has set itself. The heap map's memory is touched beforehand: the
  /// bare loop's ready-made rows would otherwise have touched a part of it, and page faults decide
  /// there.
  public static final List<Target> TARGETS =
      List.of(
          new Target("hsqldb/mem", 200_000, 1.02, List.of()),
          new Target("derby/memory", 200_000, 1.02, List.of()),
          new Target("baseline-map/heap", 5_000_000, 1.10, List.of("-XX:+AlwaysPreTouch")));

  private static final List<Long> MILLIONS = List.of(1_000_000L, 5_000_000L, 10_000_000L);
  private static final int HEAP_MEGABYTES = 3072;

  private final Bench bench;
  private final Catalog catalog;
  private final Consumer<RunEvent> views;
  private final Consumer<String> notes;
  private final Cancellation cancellation;

  /// @param views hears the events of the runs that are made for it
  public HarnessBench(
      Bench bench,
      Catalog catalog,
      Consumer<RunEvent> views,
      Consumer<String> notes,
      Cancellation cancellation) {
    this.bench = bench;
    this.catalog = catalog;
    this.views = views;
    this.notes = notes;
    this.cancellation = cancellation;
  }

  /// Alternates harness and bare loop.
  ///
  /// @param pairs of trials
  /// @return empty when the plan can't run here, or was cancelled
  public Optional<Overhead> overhead(Target target, int pairs)
      throws IOException, InterruptedException {
    Contender contender = Contender.parse(target.use(), new CommitStyle.Autocommit());
    Plan plan =
        plan(
            "harness " + contender.engine(),
            contender,
            List.of(target.rows()),
            2 * pairs,
            target.flags());
    var trials = new ArrayList<Trial>();
    for (int i = 1; i <= pairs; i++) {
      // A B B A: neither side always comes after the other.
      boolean first = i % 2 == 1;
      String one = first ? Workloads.PHASES : Workloads.BARE;
      String other = first ? Workloads.BARE : Workloads.PHASES;
      trials.add(trial(2 * i - 1, contender, one, target.rows(), i));
      trials.add(trial(2 * i, contender, other, target.rows(), i));
    }
    var times = new HarnessTimes();
    if (!run(plan, Optional.of(trials), times)) {
      return Optional.empty();
    }
    double[] harness = times.nanos(Workloads.PHASES);
    double[] bare = times.nanos(Workloads.BARE);
    return harness.length == 0 || bare.length == 0
        ? Optional.empty()
        : Optional.of(
            new Overhead(target, Ratio.of(harness, bare), times.startMillis(Workloads.PHASES)));
  }

  /// Sends millions of rows through the appended file.
  public List<HeapUse> heapUse() throws IOException, InterruptedException {
    Contender file = Contender.parse("baseline-file/close", new CommitStyle.Every(10_000));
    var times = new HarnessTimes();
    run(plan("harness heap", file, MILLIONS, 1, List.of()), Optional.empty(), times);
    return times.heapUses();
  }

  private boolean run(Plan plan, Optional<List<Trial>> trials, Consumer<RunEvent> times)
      throws IOException, InterruptedException {
    var problems = new Problems();
    Optional<Bench.Job> job = bench.check(plan, catalog, problems);
    problems.list().forEach(problem -> notes.accept(problem.toString()));
    if (job.isEmpty()) {
      return false;
    }
    List<Trial> ordered = trials.orElse(job.get().trials());
    bench.run(
        new Bench.Job(plan, ordered, job.get().findings()),
        times.andThen(views),
        notes,
        cancellation);
    return !cancellation.isRequested();
  }

  private static Trial trial(
      int number, Contender contender, String workload, long rows, int repetition) {
    return new Trial(number, contender, workload, rows, repetition, false);
  }

  private static Plan plan(
      String name, Contender contender, List<Long> sizes, int repetitions, List<String> flags) {
    return new Plan(
        name,
        "Dynobench measures itself",
        Workloads.PHASES,
        List.of(contender),
        new RowRange.Listed(sizes),
        repetitions,
        0,
        Isolation.TRIAL,
        TrialOrder.INTERLEAVED,
        new WorkerJvm(HEAP_MEGABYTES, WorkerJvm.Collector.SERIAL, flags),
        Duration.ofMinutes(10),
        2005);
  }
}
