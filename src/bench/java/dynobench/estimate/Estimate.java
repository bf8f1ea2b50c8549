package dynobench.estimate;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Isolation;
import dynobench.plan.Plan;
import dynobench.preflight.Load;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// What a plan will roughly take.
///
/// @param time of all trials
/// @param diskBytes of the largest database; each is deleted before the next one grows. An upper
///   limit where trials share a database, because some engines use again what they have
public record Estimate(Duration time, long diskBytes, Basis basis) {
  /// A JVM with a driver is up after about so long.
  static final double FORK_MILLIS = 700;

  /// An operation of an engine that waits for no disk.
  private static final double OPERATION_MILLIS = 0.015;

  /// One forced write of an ordinary solid-state disk.
  static final double FLUSH_MILLIS = 1;

  /// What the time is judged by.
  public enum Basis {
    /// Every contender has run here before.
    EARLIER_RUNS,
    /// Some have.
    PARTLY_EARLIER_RUNS,
    /// None has.
    GUESS
  }

  /// @param modes of the contenders that are known
  public static Estimate of(Load load, Map<Contender, Resolved> modes, PastTrials past) {
    Plan plan = load.plan();
    double millis = 0;
    int known = 0;
    long disk = 0;
    boolean together = plan.isolation() == Isolation.CONTENDER;
    for (Contender contender : plan.contenders()) {
      Optional<Resolved> mode = Optional.ofNullable(modes.get(contender));
      double process = FORK_MILLIS + mode.map(Estimate::readAgain).orElse(0.0);
      double own = together ? 0 : process;
      double once = together ? process : 0;
      boolean measured = true;
      for (Settings levels : plan.points()) {
        Load.Work work = load.work(contender, levels);
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

  /// What it takes to end a process in order and have another one read what it left.
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

  /// Only engines that promise to survive a power cut wait for the disk.
  private static double guessed(Load.Work work, Optional<Resolved> mode) {
    boolean waits = mode.filter(m -> m.mode().durability().waitsForTheDisk()).isPresent();
    return guessed(work, waits ? FLUSH_MILLIS : 0);
  }

  /// Milliseconds of a trial, without those that each takes.
  ///
  /// @param flushMillis that a commit waits for
  static double guessed(Load.Work work, double flushMillis) {
    double once =
        work.operations() * OPERATION_MILLIS
            + work.committed() * flushMillis / work.contender().commit().rowsPerCommit();
    return once * work.iterations();
  }
}
