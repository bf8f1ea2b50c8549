package dynobench.estimate;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.TrialIsolation;
import dynobench.preflight.PlanLoad;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Estimated time and disk space of a plan.
///
/// @param time total time of all trials, warm-ups and starts of JVMs included
/// @param diskBytes size of the largest database, since each is deleted before the next one grows.
///   An upper limit if trials share a database, because some engines reuse space.
public record Estimate(Duration time, long diskBytes, Basis basis) {
  /// Start-up time of a JVM with a driver, in milliseconds.
  static final double FORK_MILLIS = 700;

  /// Time of an operation that does not wait for the disk, in milliseconds.
  private static final double OPERATION_MILLIS = 0.015;

  /// Time of a flush on an ordinary solid-state disk, in milliseconds.
  static final double FLUSH_MILLIS = 1;

  /// Basis of the estimated time.
  public enum Basis {
    /// Every contender has run here before.
    EARLIER_RUNS,
    /// Some contenders have run here before.
    PARTLY_EARLIER_RUNS,
    /// No contender has run here before.
    GUESS
  }

  /// @param modes modes of the contenders that the catalog knows
  public static Estimate of(PlanLoad load, Map<Contender, Resolved> modes, PastTrials past) {
    Plan plan = load.plan();
    double millis = 0;
    int known = 0;
    long disk = 0;
    boolean together = plan.isolation() == TrialIsolation.CONTENDER;
    for (Contender contender : plan.contenders()) {
      Optional<Resolved> mode = Optional.ofNullable(modes.get(contender));
      double process = FORK_MILLIS + mode.map(Estimate::readAgain).orElse(0.0);
      double own = together ? 0 : process;
      double once = together ? process : 0;
      boolean measured = true;
      for (Settings levels : plan.points()) {
        PlanLoad.TrialWork work = load.work(contender, levels);
        OptionalDouble earlier = past.millis(work, own);
        measured &= earlier.isPresent();
        double trial = earlier.orElseGet(() -> own + guessed(work, mode));
        once +=
            Math.min(trial, (double) plan.timeLimit().toMillis())
                * (plan.repetitions() + plan.warmups());
      }
      known += measured ? 1 : 0;
      millis += once;
      disk = Math.max(disk, mode.map(m -> m.mode().disk().bytes(load.ofDatabase())).orElse(0L));
    }
    return new Estimate(Duration.ofMillis(Math.round(millis)), disk, basis(known, plan));
  }

  /// Returns the time to end a process normally and to have a new one read the data, in
  /// milliseconds.
  private static double readAgain(Resolved resolved) {
    return resolved.mode().durability().outlivesTheProcess()
        ? FORK_MILLIS + resolved.mode().settleMillis()
        : 0;
  }

  private static Basis basis(int known, Plan plan) {
    if (known == 0) {
      return Basis.GUESS;
    }
    return known == plan.contenders().size() ? Basis.EARLIER_RUNS : Basis.PARTLY_EARLIER_RUNS;
  }

  /// Estimates a trial's time. Only engines that claim to survive a power cut wait for the disk.
  private static double guessed(PlanLoad.TrialWork work, Optional<Resolved> mode) {
    boolean waits = mode.filter(m -> m.mode().durability().waitsForTheDisk()).isPresent();
    return guessed(work, waits ? FLUSH_MILLIS : 0);
  }

  /// Returns the time of a trial's operations in milliseconds, without its fixed overhead.
  ///
  /// @param flushMillis time in milliseconds that a commit waits for the disk
  static double guessed(PlanLoad.TrialWork work, double flushMillis) {
    double once =
        work.operations() * OPERATION_MILLIS
            + work.committed() * flushMillis / work.contender().commit().rowsPerCommit();
    return once * work.iterations();
  }
}
