package dynobench.ui.shownrun;

import java.nio.file.Path;
import java.util.Optional;

/// Identity of what the window shows.
///
/// @param id of the run, or of the reference
/// @param folder of a stored run; a live one has it as soon as it is known
public record ShownRun(String id, Origin origin, Optional<Path> folder) {
  /// Origin of the events.
  public enum Origin {
    /// Run that this window carries out or has carried out.
    LIVE,
    /// Stored run, read as fast as possible.
    STORED,
    /// Stored run, played at its original pace or faster.
    REPLAY,
    /// Published figures, which have no events and no folder.
    REFERENCE,
    /// No run yet.
    NOTHING
  }

  /// No run yet.
  public static final ShownRun NOTHING = new ShownRun("", Origin.NOTHING, Optional.empty());
}
