package dynobench.catalog;

import java.util.List;

/// Result of the check whether an engine can run on this machine.
public sealed interface Availability {
  /// Returns "yes", the number of kB or MB to fetch, or "no" with the reason.
  default String text() {
    return switch (this) {
      case Available() -> "yes";
      case Fetchable fetchable -> "can be fetched, " + Artifact.megabytes(fetchable.bytes());
      case Missing(String reason) -> "no: " + reason;
    };
  }

  record Available() implements Availability {}

  /// The engine needs artifacts that can be fetched. Programs, passwords and classes are checked
  /// only after that.
  record Fetchable(List<Artifact> artifacts) implements Availability {
    public Fetchable {
      artifacts = List.copyOf(artifacts);
    }

    /// Returns the total size of the artifacts in bytes.
    public long bytes() {
      return Artifact.bytes(artifacts);
    }
  }

  /// The engine cannot run.
  ///
  /// @param reason the cause, mostly with the remedy
  record Missing(String reason) implements Availability {}
}
