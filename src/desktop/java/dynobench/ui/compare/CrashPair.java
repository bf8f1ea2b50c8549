package dynobench.ui.compare;

import dynobench.comparison.CrashComparison;
import dynobench.comparison.CrashVerdictWords;
import java.util.List;

/// Row of the table of crashes: the baseline and another side, after one kind of crash.
///
/// @param letter of the other side
/// @param cells texts in the order of [#COLUMNS]
record CrashPair(String letter, CrashComparison.CrashRow row, List<String> cells) {
  /// Column of the other side's letter, used only with several other sides.
  static final String OTHER = "other";

  /// Keys of the column titles.
  static final List<String> COLUMNS =
      List.of("contender", OTHER, "how", "kept.a", "kept.other", "crash.verdict");

  CrashPair {
    cells = List.copyOf(cells);
  }

  static CrashPair of(String letter, CrashComparison.CrashRow row) {
    return new CrashPair(
        letter,
        row,
        List.of(
            row.b().title(),
            letter,
            row.how(),
            row.base().summary(),
            row.other().summary(),
            new CrashVerdictWords(letter).verdict(row)));
  }
}
