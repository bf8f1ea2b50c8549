package dynobench.catalog;

import java.util.List;

/// Whether an engine can run on this machine.
public sealed interface Availability {
  /// Yes, or why not.
  default String words() {
    return switch (this) {
      case Available() -> "yes";
      case Fetchable fetchable -> "can be fetched, " + Artifact.megabytes(fetchable.bytes());
      case Missing(String reason) -> "no: " + reason;
    };
  }

  record Available() implements Availability {}

  /// Once its jars are fetched.
  record Fetchable(List<Artifact> artifacts) implements Availability {
    public Fetchable {
      artifacts = List.copyOf(artifacts);
    }

    /// The size of all of them.
    public long bytes() {
      return Artifact.bytes(artifacts);
    }
  }

  /// @param reason a sentence with what to do
  record Missing(String reason) implements Availability {}
}
