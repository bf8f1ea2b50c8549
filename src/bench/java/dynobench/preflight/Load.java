package dynobench.preflight;

import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.stats.Steadiness;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// How much a plan has to do, and how much of it is put into databases, counted in what its
/// workload stores: rows, pairs, records.
public record Load(Plan plan, Workload workload) {
  /// What one trial has to do.
  ///
  /// @param contender with the commit style of the trial
  /// @param operations of all phases that do more than one thing
  /// @param committed those of them that are committed in that style
  /// @param iterations how often it does all that, as far as can be told before: 1 of a cold trial
  public record Work(
      Contender contender, String workload, long operations, long committed, int iterations) {
    /// Whether it goes on until its times are steady.
    public boolean isWarm() {
      return iterations > 1;
    }
  }

  /// What the run's first event tells; version 0.1 didn't describe its workload.
  public static Load of(RunEvent.RunStarted started) {
    Plan plan = started.plan();
    return new Load(
        plan,
        started
            .workload()
            .or(() -> Workloads.shipped().named(plan.workload()).map(Workload::asItComes))
            .orElseGet(() -> Workloads.unknown(plan.workload())));
  }

  /// What a trial of a contender has to do at a point.
  public Work work(Contender contender, Settings levels) {
    Settings settings = workload.settings(plan.parameters(levels));
    CommitStyle commit =
        levels.get(Factor.COMMIT).map(CommitStyle::parse).orElse(contender.commit());
    return new Work(
        contender.withCommit(commit),
        workload.id(),
        Math.max(
            1,
            workload.phases().stream()
                .filter(it -> !it.isOnce() && it.isDone(settings))
                .mapToLong(it -> it.operations().of(settings))
                .sum()),
        workload.committing().stream()
            .filter(it -> it.isDone(settings))
            .mapToLong(it -> it.operations().of(settings))
            .sum(),
        plan.steady().isPresent() ? Steadiness.FEWEST : 1);
  }

  /// A point of the plan at which memory is short.
  ///
  /// @param things that are stored there
  /// @param heapKey where the plan sets the heap
  record Point(long things, int heapMegabytes, String heapKey) {}

  private static final long MEGABYTE = 1L << 20;

  /// What is stored at a point.
  public long at(Settings levels) {
    return workload.stored().of(workload.settings(plan.parameters(levels)));
  }

  /// The most that is stored in one trial.
  public long largest() {
    return plan.points().stream().mapToLong(this::at).max().orElse(0);
  }

  /// All that all trials store.
  public long all() {
    return plan.points().stream().mapToLong(this::at).sum()
        * plan.contenders().size()
        * (plan.repetitions() + plan.warmups());
  }

  /// What the files of one database have to hold: trials that share a JVM share the database, whose
  /// logs and holes keep the rows of the trials before.
  public long ofDatabase() {
    return switch (plan.isolation()) {
      case TRIAL -> largest();
      case CONTENDER -> all() / plan.contenders().size();
    };
  }

  /// The parameter that decides how much is stored.
  public String key() {
    return workload.stored().names().stream().findFirst().orElse(PlanKeys.PARAMETERS.name());
  }

  /// What is counted, in the plural.
  public String unit() {
    return workload.storedUnit();
  }

  /// The point at which the heap is too small by most; empty when it is large enough everywhere.
  Optional<Point> tightest(Contender contender, long bytesPerThing, long ownBytes) {
    List<Settings> points = plan.points();
    return points.stream()
        .map(levels ->
            new Point(at(levels), plan.jvm(contender, levels).heapMegabytes(), heapKey(contender)))
        .filter(it -> it.things() * bytesPerThing + ownBytes > it.heapMegabytes() * MEGABYTE)
        .max(
            Comparator.comparingDouble(
                it -> (double) (it.things() * bytesPerThing + ownBytes) / it.heapMegabytes()));
  }

  private String heapKey(Contender contender) {
    if (plan.factor(Factor.HEAP).isPresent()) {
      return "the least of vary.heap";
    }
    return contender.heapMegabytes().isPresent() ? "its heap" : PlanKeys.HEAP.name();
  }
}
