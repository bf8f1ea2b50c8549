package dynobench.ui.compare;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.stats.Interval;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.Optional;

/// A line of the table: the baseline and another one, in one phase at one point of what varies.
/// Keeps what is asked for often and takes sorting to find.
///
/// @param letter of the other one
/// @param ratio how many times the baseline's figure that of the other one is
/// @param verdict in words, with its interval
/// @param brief the same without
record Pair(
    String letter,
    Comparison.Row row,
    double medianA,
    double medianB,
    double ratio,
    Optional<Interval> interval,
    Tone tone,
    String verdict,
    String brief) {
  /// What the pair shows.
  enum Tone {
    WORSE,
    BETTER,
    ALIKE,
    UNDECIDED,
    TOO_FEW,
    APART
  }

  static Pair of(String letter, Comparison.Row row) {
    Ratio ratio = row.ratio();
    var words = new ComparisonWords(letter, row.metric());
    double estimate = ratio.estimate();
    return new Pair(
        letter,
        row,
        ratio.under().median(),
        ratio.over().median(),
        estimate,
        row.interval(),
        tone(row),
        words.verdict(row),
        words.brief(row));
  }

  private static Tone tone(Comparison.Row row) {
    return switch (row.verdict()) {
      case Verdict.Different _ -> row.isForB() ? Tone.BETTER : Tone.WORSE;
      case Verdict.Alike _ -> Tone.ALIKE;
      case Verdict.Undecided _ -> Tone.UNDECIDED;
      case Verdict.TooFew _ -> Tone.TOO_FEW;
      case Verdict.NotComparable _ -> Tone.APART;
    };
  }
}
