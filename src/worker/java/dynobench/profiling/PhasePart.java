package dynobench.profiling;

import java.util.Locale;
import java.util.Optional;

/// Part of a timed phase.
public enum PhasePart {
  /// The database is opened and the clients are prepared.
  OPEN,
  /// The operations run. In a phase with clients, this is the counted part.
  WORK,
  /// The database is closed.
  CLOSE;

  /// Returns the name in recordings.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the part with this id.
  public static Optional<PhasePart> named(String id) {
    for (PhasePart each : values()) {
      if (each.id().equals(id)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }
}
