package dynobench.catalog;

import java.util.List;

/// Result of the check whether an engine can run on this machine.
public sealed interface Availability {
  /// Returns "yes", or the reason why the engine cannot run.
  default String text() {
    return switch (this) {
      case Available() -> "yes";
      case Fetchable fetchable -> "can be fetched, " + Artifact.megabytes(fetchable.bytes());
      case Missing(String reason) -> "no: " + reason;
    };
  }

  record Available() implements Availability {}

  /// The engine can run after its artifacts are fetched.
  record Fetchable(List<Artifact> artifacts) implements Availability {
    public Fetchable {
      artifacts = List.copyOf(artifacts);
    }

    /// Returns the total size of the artifacts.
    public long bytes() {
      return Artifact.bytes(artifacts);
    }
  }

  /// The engine cannot run.
  ///
  /// @param reason a sentence with the remedy
  record Missing(String reason) implements Availability {}
}
