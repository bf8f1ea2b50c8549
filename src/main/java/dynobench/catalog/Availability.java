package dynobench.catalog;

/// Whether an engine can run on this machine.
public sealed interface Availability {
  /// Yes, or why not.
  default String words() {
    return switch (this) {
      case Available() -> "yes";
      case Missing(String reason) -> "no: " + reason;
    };
  }

  record Available() implements Availability {}

  /// @param reason a sentence with what to do
  record Missing(String reason) implements Availability {}
}
