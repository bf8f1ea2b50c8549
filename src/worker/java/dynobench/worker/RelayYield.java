package dynobench.worker;

import java.util.Arrays;
import java.util.Optional;

/// Message of a worker that pauses and waits for the next [RelayGrant]. It isn't an event and is
/// never stored: a phase's slices are reported together at its end.
///
/// @param operations number of operations in this slice
/// @param nanos duration of the slice
public record RelayYield(PausePoint place, long operations, long nanos) {
  /// Start of such a line, after the nonce.
  private static final String MARK = "yield ";

  private static final int PARTS = 3;

  /// Point of a phase at which a slice may end.
  public enum PausePoint {
    /// The phase has not begun.
    READY,
    /// The database is open.
    OPENED,
    /// The phase has operations left.
    SLICED,
    /// The work is done, and the database not yet closed.
    WORKED
  }

  /// Returns the text that is sent. It isn't JSON, which would create garbage in the worker at
  /// every slice.
  public String text() {
    return MARK + place + " " + operations + " " + nanos;
  }

  /// Parses a text that [#text] has written; empty for another text.
  public static Optional<RelayYield> parse(String text) {
    if (!text.startsWith(MARK)) {
      return Optional.empty();
    }
    String[] parts = text.substring(MARK.length()).split(" ", -1);
    Optional<PausePoint> place =
        Arrays.stream(PausePoint.values()).filter(each -> each.name().equals(parts[0])).findFirst();
    try {
      return parts.length == PARTS
          ? place.map(it -> new RelayYield(it, Long.parseLong(parts[1]), Long.parseLong(parts[2])))
          : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
