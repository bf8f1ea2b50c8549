package dynobench.protocol;

/// Where a phase may be held up, so that two workers take turns. What passes meanwhile must not be
/// in the clock that the phase is timed by.
public interface Pace {
  /// Of a worker that waits for nobody.
  Pace FREE = new Pace() {};

  /// A phase is about to open its database.
  default void ready() {}

  /// It has, and is about to work.
  default void opened() {}

  /// The work is done, and the database about to be closed.
  default void worked() {}
}
