package dynobench.ui.shown;

import java.nio.file.Path;
import java.util.Optional;

/// What the window shows.
///
/// @param id of the run, or of the reference
/// @param folder of a stored run; a live one has it as soon as it is known
public record Shown(String id, Origin origin, Optional<Path> folder) {
  /// Where its events come from.
  public enum Origin {
    /// A run that goes on, or went on in this window.
    LIVE,
    /// A stored run, read at once.
    STORED,
    /// A stored run, at the pace that it happened.
    REPLAY,
    /// Published figures, which nobody can run again.
    REFERENCE,
    /// Nothing yet.
    NOTHING
  }

  /// Nothing yet.
  public static final Shown NOTHING = new Shown("", Origin.NOTHING, Optional.empty());
}
