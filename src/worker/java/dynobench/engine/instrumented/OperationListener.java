package dynobench.engine.instrumented;

/// Listener for the beginning and end of an engine's operations. An operation is a call, or the
/// work for one row where the engine itself loops over rows. Confined to the thread that works with
/// the engine.
public interface OperationListener {
  /// Called before an operation.
  void beforeOperation();

  /// Called after an operation that did not fail.
  void afterOperation();

  /// Called when the engine has processed all rows, or after a table or the database was closed.
  default void afterLast() {}
}
