package dynobench.durability;

import java.util.Locale;

/// Finding of the crash tests of one mode, for one kind of crash.
///
/// @param found the worst result of all tests
/// @param times number of tests
/// @param whole number of tests after which all rows were found, and no wrong row
/// @param lostRows the most rows that one crash has lost
/// @param lostMillis the most milliseconds of writing that one crash has lost
/// @param version version of the engine
/// @param date date of the last test, such as `2026-11-22`
/// @param disk the file system
public record CrashTestResult(
    SurvivalLevel found,
    int times,
    int whole,
    long lostRows,
    long lostMillis,
    String version,
    String date,
    String disk) {
  private static final double MILLIS_PER_SECOND = 1_000;

  /// Returns the number of tests, the number of those with missing or damaged rows, and the worst
  /// loss, as a text.
  String description() {
    String tests = String.format(Locale.ROOT, times == 1 ? "%,d test" : "%,d tests", times);
    if (whole == times) {
      return tests + ", no row missing";
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
    String what = found == SurvivalLevel.DAMAGED ? "rows missing or damaged" : "rows missing";
    return String.format(Locale.ROOT, "%s after %,d of %s%s", what, times - whole, tests, lost);
  }

  /// Returns the tested version, the file system and the date.
  String provenance() {
    return "version %s, %s, %s".formatted(version, disk, date);
  }
}
