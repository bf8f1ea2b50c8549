package dynobench.engine.attended;

/// Hears where an engine's operations begin and end: a call, and where the engine itself goes
/// through rows, what it does for each. Confined to the thread that works with the engine.
public interface Attendant {
  /// The engine is about to do something.
  void begins();

  /// The engine has done it, and has not failed.
  void ended();

  /// The engine has been through all rows, or a table or the database was closed.
  default void left() {}
}
