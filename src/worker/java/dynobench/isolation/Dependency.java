package dynobench.isolation;

import java.util.Locale;

/// Dependency between two transactions: in each serial order that explains the history, the first
/// one precedes the second one.
///
/// @param from number of the transaction that comes first
/// @param to number of the other one
/// @param key key whose list proves it
/// @param value the value that proves it: for an anti-dependency the one that the first transaction
///   did not see, otherwise the one that it appended
public record Dependency(int from, int to, Kind kind, int key, int value) {
  /// Kind of a dependency.
  public enum Kind {
    /// Both appended, one directly after the other.
    WRITE_WRITE,
    /// The second one read what the first one appended.
    WRITE_READ,
    /// The first one read the list before the second one appended (anti-dependency).
    READ_WRITE
  }

  /// Returns the proof as a sentence.
  public String sentence() {
    return switch (kind) {
      case WRITE_WRITE ->
          String.format(
              Locale.ROOT, "T%d appended %d to %d before T%d appended.", from, value, key, to);
      case WRITE_READ ->
          String.format(
              Locale.ROOT, "T%d appended %d to %d, and T%d read it.", from, value, key, to);
      case READ_WRITE ->
          String.format(Locale.ROOT, "T%d read %d before T%d appended %d.", from, key, to, value);
    };
  }
}
