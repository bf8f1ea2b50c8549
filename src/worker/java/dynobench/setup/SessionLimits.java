package dynobench.setup;

import java.util.Locale;

/// Number of sessions that a mode admits at the same time.
///
/// @param most sessions; 0 for any number
/// @param writing sessions that may write at the same time; 0 for all
public record SessionLimits(int most, int writing) {
  /// No limit.
  public static final SessionLimits ANY = new SessionLimits(0, 0);

  public SessionLimits {
    if (most < 0 || writing < 0) {
      throw new IllegalArgumentException("there is no number of sessions below 0");
    }
  }

  /// Returns whether this number of clients can have sessions at the same time. Ignores the limit
  /// for writing.
  public boolean admit(long clients) {
    return most == 0 || clients <= most;
  }

  /// Returns a description, as the end of a sentence that begins with "it has".
  public String description() {
    String all =
        switch (most) {
          case 0 -> "any number of sessions";
          case 1 -> "one session";
          default -> String.format(Locale.ROOT, "%,d sessions", most);
        };
    return switch (writing) {
      case 0 -> all;
      case 1 -> all + ", of which one writes at a time";
      default -> String.format(Locale.ROOT, "%s, of which %,d write at a time", all, writing);
    };
  }
}
