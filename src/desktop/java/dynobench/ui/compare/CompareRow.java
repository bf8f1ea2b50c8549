package dynobench.ui.compare;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.Grade;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.Optional;

/// Row of the table: the baseline and another side, in one phase at one point. It caches values
/// that are needed often and require sorting.
///
/// @param letter of the other side
/// @param ratio the other side's figure divided by the baseline's
/// @param verdict in words, with its interval
/// @param brief the verdict without its interval
record CompareRow(
    String letter,
    Comparison.ComparisonRow row,
    double medianA,
    double medianB,
    double ratio,
    Optional<ConfidenceInterval> interval,
    Tone tone,
    String verdict,
    String brief) {
  /// Kind of verdict, which determines the colour. A difference that is not sure counts as
  /// undecided. `APART` means that the sides are not comparable.
  enum Tone {
    WORSE,
    BETTER,
    ALIKE,
    UNDECIDED,
    TOO_FEW,
    APART
  }

  static CompareRow of(String letter, Comparison.ComparisonRow row) {
    Ratio ratio = row.ratio();
    var words = new ComparisonWords(letter, row.metric());
    double estimate = ratio.estimate();
    return new CompareRow(
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

  private static Tone tone(Comparison.ComparisonRow row) {
    return switch (row.verdict()) {
      case Verdict.Different _ when row.grade() != Grade.SURE -> Tone.UNDECIDED;
      case Verdict.Different _ -> row.isForB() ? Tone.BETTER : Tone.WORSE;
      case Verdict.Alike _ -> Tone.ALIKE;
      case Verdict.Undecided _ -> Tone.UNDECIDED;
      case Verdict.TooFew _ -> Tone.TOO_FEW;
      case Verdict.NotComparable _ -> Tone.APART;
    };
  }
}
