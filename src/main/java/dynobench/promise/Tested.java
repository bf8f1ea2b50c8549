package dynobench.promise;

import java.util.Locale;

/// What crashes have found.
///
/// @param found the worst of all times
/// @param times that it was tried
/// @param whole of them after which all was there, and nothing else
/// @param lostRows the most that one has cost
/// @param lostMillis of writing, the most that one has cost
/// @param version of the engine
/// @param date of the last time, such as `2026-11-22`
/// @param disk the file system
public record Tested(
    Kept found,
    int times,
    int whole,
    long lostRows,
    long lostMillis,
    String version,
    String date,
    String disk) {
  private static final double MILLIS_PER_SECOND = 1_000;

  /// How often, and the worst loss.
  String words() {
    if (whole == times) {
      return String.format(Locale.ROOT, "%,d times, all there", times);
    }
    String lost =
        lostRows == 0
            ? ""
            : String.format(
                Locale.ROOT,
                ", at most %,d %s lost (%,.2f s)",
                lostRows,
                lostRows == 1 ? "row" : "rows",
                lostMillis / MILLIS_PER_SECOND);
    return whole == 0
        ? String.format(Locale.ROOT, "%,d times, never all there%s", times, lost)
        : String.format(
            Locale.ROOT, "%,d times, %,d of them not all there%s", times, times - whole, lost);
  }

  /// With what, and when.
  String provenance() {
    return "version %s, %s, %s".formatted(version, disk, date);
  }
}
