package dynobench.worker;

import java.util.Arrays;
import java.util.Optional;

/// What a worker says when it gives its turn away and waits for the next [Grant]. No event, and
/// never stored: a phase's slices are told together at its end.
///
/// @param operations that it has done in this turn
/// @param nanos that they took
public record Yield(Place place, long operations, long nanos) {
  /// How a line begins that is one, after the nonce.
  private static final String MARK = "yield ";

  private static final int PARTS = 3;

  /// Where in a phase a turn may end.
  public enum Place {
    /// The phase has not begun.
    READY,
    /// The database is open.
    OPENED,
    /// There are operations left.
    SLICED,
    /// The work is done, and the database not yet closed.
    WORKED
  }

  /// As it travels: no JSON, which would cost the worker garbage at every turn.
  public String text() {
    return MARK + place + " " + operations + " " + nanos;
  }

  /// Reads what [#text] wrote; empty when it is something else.
  public static Optional<Yield> parse(String text) {
    if (!text.startsWith(MARK)) {
      return Optional.empty();
    }
    String[] parts = text.substring(MARK.length()).split(" ", -1);
    Optional<Place> place =
        Arrays.stream(Place.values()).filter(each -> each.name().equals(parts[0])).findFirst();
    try {
      return parts.length == PARTS
          ? place.map(it -> new Yield(it, Long.parseLong(parts[1]), Long.parseLong(parts[2])))
          : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
