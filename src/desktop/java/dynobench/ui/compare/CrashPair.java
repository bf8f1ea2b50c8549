package dynobench.ui.compare;

import dynobench.comparison.CrashComparison;
import dynobench.comparison.CrashVerdictWords;
import java.util.List;

/// A line of the table of crashes: the baseline and another one, after one kind of crash.
///
/// @param letter of the other one
/// @param cells as [#COLUMNS] names them
record CrashPair(String letter, CrashComparison.Row row, List<String> cells) {
  /// Which of several is told only where there are.
  static final String OTHER = "other";

  /// Keys of the heads.
  static final List<String> COLUMNS =
      List.of("contender", OTHER, "how", "kept.a", "kept.other", "crash.verdict");

  CrashPair {
    cells = List.copyOf(cells);
  }

  static CrashPair of(String letter, CrashComparison.Row row) {
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
