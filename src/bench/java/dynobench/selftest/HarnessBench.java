package dynobench.selftest;

import dynobench.catalog.Catalog;
import dynobench.event.RunEvent;
import dynobench.files.FolderTree;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.protocol.clients.RecordingCost;
import dynobench.run.Cancellation;
import dynobench.run.WorkerCommand;
import dynobench.session.PlanRunner;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import dynobench.toml.Problems;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Measures the overhead of Dynobench itself: the time of the harness compared with a baseline that
/// makes the same calls, and the used heap while rows pass through the harness. The two sides
/// alternate, each in a new JVM.
public final class HarnessBench {
  /// Overhead of the harness.
  ///
  /// @param ratio ratio of the times of all phases with more than one operation, harness to
  ///   baseline
  /// @param startMillis milliseconds from the fork of a worker to its first timed phase, one value
  ///   for each trial
  public record Overhead(HarnessTarget target, Ratio ratio, List<Long> startMillis) {
    public Overhead {
      startMillis = List.copyOf(startMillis);
    }
  }

  /// Heap in use after the given number of rows went through the appended file, which does not hold
  /// them in memory.
  public record HeapUse(long rows, long workerBytes, long parentBytes) {}

  private static final List<Long> MILLIONS = List.of(1_000_000L, 5_000_000L, 10_000_000L);
  private final PlanRunner bench;
  private final Catalog catalog;
  private final Consumer<RunEvent> views;
  private final Consumer<String> notes;
  private final Cancellation cancellation;

  /// @param views consumer of the events of the runs
  public HarnessBench(
      PlanRunner bench,
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

  /// Returns the cost of counting and timing one operation of a client, in nanoseconds.
  public static double recordingNanos() {
    return RecordingCost.nanos();
  }

  /// Alternates harness and baseline.
  ///
  /// @param pairs number of pairs of trials
  /// @return empty when the plan cannot run here, or was cancelled, or no trial of a side completed
  public Optional<Overhead> overhead(HarnessTarget target, int pairs)
      throws IOException, InterruptedException {
    Plan plan = plan(target, 2 * pairs);
    Contender contender = plan.contenders().getFirst();
    Settings levels = plan.points().getFirst();
    var trials = new ArrayList<Trial>();
    for (int i = 1; i <= pairs; i++) {
      // A B B A: neither side always follows the other.
      boolean first = i % 2 == 1;
      String one = first ? target.workload() : Trial.YARDSTICK;
      String other = first ? Trial.YARDSTICK : target.workload();
      trials.add(new Trial(2 * i - 1, contender, one, levels, i, false));
      trials.add(new Trial(2 * i, contender, other, levels, i, false));
    }
    var times = new HarnessTimes();
    if (!run(plan, Optional.of(trials), times)) {
      return Optional.empty();
    }
    return overhead(
        target,
        times.nanos(target.workload()),
        times.nanos(Trial.YARDSTICK),
        times.startMillis(target.workload()));
  }

  private static Plan plan(HarnessTarget target, int repetitions) {
    Contender contender = Contender.parse(target.use(), new CommitStyle.Autocommit());
    return new HarnessPlan(target.workload(), contender)
        .with(target.parameters(), target.flags(), repetitions);
  }

  /// Returns the overhead; empty if one side has no time.
  private static Optional<Overhead> overhead(
      HarnessTarget target, double[] harness, double[] baseline, List<Long> startMillis) {
    return harness.length == 0 || baseline.length == 0
        ? Optional.empty()
        : Optional.of(
            new Overhead(
                target, Ratio.ofSamples(Summary.of(harness), Summary.of(baseline)), startMillis));
  }

  /// Alternates trials and a plain loop in a separate JVM.
  ///
  /// @param pairs number of pairs of a trial and a loop
  /// @return empty when the plan cannot run here, or was cancelled, or no trial completed
  /// @throws IOException when the plain loop fails, or a file cannot be written
  public Optional<Overhead> outside(HarnessTarget target, int pairs, WorkerCommand command)
      throws IOException, InterruptedException {
    Plan plan = plan(target, pairs);
    Path workspace = Files.createDirectories(bench.workspace().folder()).toAbsolutePath();
    Path folder = Files.createTempDirectory(workspace, ".dynobench-plain");
    try {
      var loop =
          new OutsideBench(
              plan,
              Workloads.shipped().named(target.workload()).orElseThrow(),
              catalog.resolve(plan.contenders().getFirst(), new Problems()).orElseThrow(),
              command,
              folder);
      var turns = new OutsideTurns(loop, pairs, cancellation);
      var times = new HarnessTimes();
      boolean completed = run(plan, Optional.empty(), times.andThen(turns));
      double[] plain = turns.nanos();
      return completed
          ? overhead(target, times.nanos(target.workload()), plain, List.of())
          : Optional.empty();
    } finally {
      FolderTree.delete(folder);
    }
  }

  /// Sends millions of rows through the appended file. Returns one value for each completed trial;
  /// empty when the plan cannot run here.
  public List<HeapUse> heapUse() throws IOException, InterruptedException {
    Contender file = Contender.parse("baseline-file/close", new CommitStyle.Every(10_000));
    var times = new HarnessTimes();
    Factor rows = new Factor("rows", Range.Listed.of(MILLIONS));
    run(new HarnessPlan("phases", file).over(rows), Optional.empty(), times);
    return times.heapUses();
  }

  private boolean run(Plan plan, Optional<List<Trial>> trials, Consumer<RunEvent> times)
      throws IOException, InterruptedException {
    var problems = new Problems();
    Optional<PlanRunner.Checked> checked = bench.check(plan, catalog, problems);
    problems.list().forEach(problem -> notes.accept(problem.toString()));
    if (checked.isEmpty()) {
      return false;
    }
    List<Trial> ordered = trials.orElse(checked.get().trials());
    bench.run(checked.get().with(ordered), times.andThen(views), notes, cancellation);
    return !cancellation.isRequested();
  }
}
