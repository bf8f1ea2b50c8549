package dynobench.catalog;

/// Whether an engine can run on this machine.
public sealed interface Availability {
  record Available() implements Availability {}

  /// @param reason a sentence with what to do
  record Missing(String reason) implements Availability {}
}
