package dynobench.comparison;

import dynobench.measure.Metric;
import dynobench.plan.Duel;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.InterimLooks;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.ArrayList;
import java.util.List;

/// One deciding figure of a duel.
///
/// @param row the second contender relative to the first, with the verdict of the last look; before
///   the first look, the verdict is "too few"
/// @param looks the looks at which the figure was judged, in order
/// @param all the ratio from all rounds that both contenders have completed, which may be more than
///   at the last look
public record ScoreLine(Duel duel, Comparison.ComparisonRow row, List<Look> looks, Ratio all) {
  /// Estimate and interval after a number of rounds.
  public record Look(int rounds, double estimate, ConfidenceInterval interval) {
    /// Returns half the interval's width as a fraction of its centre on the log scale: 0.02 is ± 2
    /// %.
    public double halfWidth() {
      return Math.sqrt(interval.high() / interval.low()) - 1;
    }
  }

  public ScoreLine {
    looks = List.copyOf(looks);
  }

  static ScoreLine of(Duel duel, MeasurementPair contrast) {
    Ratio all = contrast.ratio();
    double confidence = InterimLooks.confidence(duel.deciding().size());
    var looks = new ArrayList<Look>();
    for (int each : InterimLooks.upTo(rounds(all))) {
      Ratio then = all.afterRounds(each);
      then.interval(confidence).ifPresent(it -> looks.add(new Look(each, then.estimate(), it)));
    }
    Comparison.ComparisonRow row =
        looks.isEmpty()
            ? contrast.tooEarly(confidence, InterimLooks.next(0).orElseThrow())
            : contrast
                .atLastLook()
                .judged(confidence, duel.allowed().orElse(Comparison.USUAL_MARGIN));
    return new ScoreLine(duel, row, looks, all);
  }

  /// Returns the number of rounds that both contenders have completed.
  public int rounds() {
    return rounds(all);
  }

  private static int rounds(Ratio ratio) {
    return ratio.isInRounds() ? ratio.over().count() : 0;
  }

  /// Returns whether the two cannot be compared, mostly because too many rounds were left out.
  boolean isObjected() {
    return row.verdict() instanceof Verdict.NotComparable;
  }

  /// Returns whether the last look's interval is at least this precise.
  boolean isWithin(double precision) {
    return !looks.isEmpty() && looks.getLast().halfWidth() <= precision;
  }

  /// Returns the answer from this figure alone. It is open before the first look, and if the two
  /// cannot be compared.
  public DuelOutcome answer() {
    if (looks.isEmpty() || isObjected()) {
      return DuelOutcome.OPEN;
    }
    ConfidenceInterval last = looks.getLast().interval();
    ConfidenceInterval cost = row.metric().better() == Metric.Better.MORE ? last.inverse() : last;
    double allowed = 1 + duel.allowed().orElse(0);
    if (cost.low() > allowed) {
      return DuelOutcome.WORSE;
    }
    boolean fine = cost.high() <= allowed || row.verdict() instanceof Verdict.Alike;
    return fine ? DuelOutcome.NO_WORSE : DuelOutcome.OPEN;
  }
}
