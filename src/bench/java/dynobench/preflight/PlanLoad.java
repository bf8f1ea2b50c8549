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
import java.util.Optional;

/// Amount of work in a plan, and amount of data that the plan puts into databases. Data is counted
/// in the unit that the workload stores: rows, pairs, records.
public record PlanLoad(Plan plan, Workload workload) {
  /// Work of one trial.
  ///
  /// @param contender contender with the commit style of the trial
  /// @param operations operations of all phases whose number of operations is not constant; at
  ///   least 1
  /// @param committed number of these operations that are committed in that style
  /// @param iterations 1 for a cold trial; for a warm trial the fewest that can show a steady state
  public record TrialWork(
      Contender contender, String workload, long operations, long committed, int iterations) {
    /// Returns whether the trial repeats its phases until they are in a steady state.
    public boolean isWarm() {
      return iterations > 1;
    }
  }

  /// Returns the load of a run from its first event. Version 0.1 did not store the workload in this
  /// event; then the shipped workload of that name is used, or an unknown one without phases.
  public static PlanLoad of(RunEvent.RunStarted started) {
    Plan plan = started.plan();
    return new PlanLoad(
        plan,
        started
            .workload()
            .or(() -> Workloads.shipped().named(plan.workload()).map(Workload::asItComes))
            .orElseGet(() -> Workloads.unknown(plan.workload())));
  }

  /// Returns the work of a contender's trial at a point.
  public TrialWork work(Contender contender, Settings levels) {
    Settings settings = workload.settings(plan.parameters(levels));
    CommitStyle commit =
        levels.get(Factor.COMMIT).map(CommitStyle::parse).orElse(contender.commit());
    return new TrialWork(
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

  /// Point of the plan at which memory is short.
  ///
  /// @param things number of stored rows, pairs or records
  /// @param heapKey plan key that sets the heap
  /// @param neededBytes heap that they need
  record MemoryShortage(long things, long neededBytes, int heapMegabytes, String heapKey) {}

  private static final long MEGABYTE = 1L << 20;

  /// Returns the amount stored at a point.
  public long at(Settings levels) {
    return workload.stored().of(workload.settings(plan.parameters(levels)));
  }

  /// Returns the largest amount that one trial stores.
  public long largest() {
    return plan.points().stream().mapToLong(this::at).max().orElse(0);
  }

  /// Returns the amount that all trials store together, warm-ups included.
  public long all() {
    return plan.points().stream().mapToLong(this::at).sum()
        * plan.contenders().size()
        * (plan.repetitions() + plan.warmups());
  }

  /// Returns the amount that the files of one database must hold. Trials that share a JVM share the
  /// database, whose logs and holes contain the rows of earlier trials.
  public long ofDatabase() {
    return switch (plan.isolation()) {
      case TRIAL -> largest();
      case CONTENDER -> all() / plan.contenders().size();
    };
  }

  /// Returns the bytes of the large objects that one trial writes at most, overwritten ones
  /// included; 0 for other workloads.
  public long largestObjects() {
    return plan.points().stream()
        .map(levels -> workload.settings(plan.parameters(levels)))
        .mapToLong(each -> workload.objectBytes(each) * workload.written().of(each))
        .max()
        .orElse(0);
  }

  /// Returns the bytes of the large objects that are stored at a point; 0 for other workloads.
  private long objectsAt(Settings levels) {
    Settings settings = workload.settings(plan.parameters(levels));
    return workload.objectBytes(settings) * workload.stored().of(settings);
  }

  /// Returns the name of the parameter that decides how much is stored.
  public String key() {
    return workload.stored().names().stream().findFirst().orElse(PlanKeys.PARAMETERS.name());
  }

  /// Returns the unit that is counted, in the plural.
  public String unit() {
    return workload.storedUnit();
  }

  /// Returns the point with the largest shortage of heap; empty when the heap suffices everywhere.
  ///
  /// @param holdsObjects whether large objects are on the heap
  Optional<MemoryShortage> tightest(
      Contender contender, long bytesPerThing, long ownBytes, boolean holdsObjects) {
    return plan.points().stream()
        .map(levels ->
            new MemoryShortage(
                at(levels),
                at(levels) * bytesPerThing + ownBytes + (holdsObjects ? objectsAt(levels) : 0),
                plan.jvm(contender, levels).heapMegabytes(),
                heapKey(contender)))
        .filter(it -> it.neededBytes() > it.heapMegabytes() * MEGABYTE)
        .max(Comparator.comparingDouble(it -> (double) it.neededBytes() / it.heapMegabytes()));
  }

  private String heapKey(Contender contender) {
    if (plan.factor(Factor.HEAP).isPresent()) {
      return "the smallest value of vary.heap";
    }
    return contender.heapMegabytes().isPresent() ? "its heap" : PlanKeys.HEAP.name();
  }
}
