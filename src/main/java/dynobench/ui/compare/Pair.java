package dynobench.ui.compare;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.stats.Interval;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.Optional;

/// A line of the table: the baseline and another one, in one phase at one row count. Keeps what is
/// asked for often and takes sorting to find.
///
/// @param letter of the other one
/// @param ratio how many times as long the other one takes
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
    SLOWER,
    FASTER,
    NOTHING,
    TOO_FEW
  }

  static Pair of(String letter, Comparison.Row row) {
    Ratio ratio = row.ratio();
    var words = new ComparisonWords(letter);
    double estimate = ratio.estimate();
    return new Pair(
        letter,
        row,
        ratio.under().median(),
        ratio.over().median(),
        estimate,
        ratio.interval(),
        tone(ratio.verdict(), estimate),
        words.verdict(ratio),
        words.brief(ratio));
  }

  private static Tone tone(Verdict verdict, double estimate) {
    return switch (verdict) {
      case Verdict.Different _ -> estimate > 1 ? Tone.SLOWER : Tone.FASTER;
      case Verdict.NoDifferenceShown _ -> Tone.NOTHING;
      case Verdict.TooFew _ -> Tone.TOO_FEW;
    };
  }
}
