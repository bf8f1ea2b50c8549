package dynobench.protocol;

/// Points at which a phase may be paused, so that two workers alternate, or a profiler begins
/// another part. Phases with clients and baselines don't pause. The clock that times the phase must
/// exclude the pauses.
public interface PhasePauses {
  /// Implementation that never pauses.
  PhasePauses FREE = new PhasePauses() {};

  /// Called before a phase opens its database.
  default void beforeOpen() {}

  /// Called after the database was opened, before the work.
  default void afterOpen() {}

  /// Called after the work, before the database is closed.
  default void beforeClose() {}

  /// Called in a phase with clients when their counted part begins.
  default void beforeCounting() {}

  /// Called in a phase with clients after the last operation, before the sessions are closed.
  default void afterCounting() {}
}
