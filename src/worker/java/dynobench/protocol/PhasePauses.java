package dynobench.protocol;

/// Points at which a phase may be paused, so that two workers alternate. The clock that times the
/// phase must exclude the pauses.
public interface PhasePauses {
  /// Pace without pauses.
  PhasePauses FREE = new PhasePauses() {};

  /// Called before a phase opens its database.
  default void beforeOpen() {}

  /// Called after the database was opened, before the work.
  default void afterOpen() {}

  /// Called after the work, before the database is closed.
  default void beforeClose() {}
}
