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
    String often = times == 1 ? "once" : String.format(Locale.ROOT, "%,d times", times);
    if (whole == times) {
      return often + ", all there";
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
        ? "%s, %s%s".formatted(often, times == 1 ? "not all there" : "never all there", lost)
        : String.format(Locale.ROOT, "%s, %,d of them not all there%s", often, times - whole, lost);
  }

  /// With what, and when.
  String provenance() {
    return "version %s, %s, %s".formatted(version, disk, date);
  }
}
