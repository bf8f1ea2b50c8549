package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.measure.Metric;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.JointLooks;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// One figure of a gate: a candidate relative to its baseline in one phase at one point.
///
/// @param row the comparison, with the verdict of the last look
/// @param interval interval that is valid for all looks and figures; empty before the first look
/// @param answer the answer from this figure alone
/// @param detectable the smallest worsening that the measured rounds would have shown with a
///   probability of 90 %: 0.04 is 4 %; empty before the first look
public record GateLine(
    ComparisonRow row,
    Optional<ConfidenceInterval> interval,
    DuelOutcome answer,
    OptionalDouble detectable) {
  /// Probability with which a worsening of the size [#detectable] is found.
  public static final double POWER = 0.9;

  /// Judges a figure at a look.
  ///
  /// @param limit factor above which the cost is too high
  static GateLine of(MeasurementPair pair, JointLooks.Look look, double limit) {
    if (pair.objection().isPresent() || look.level() <= 0) {
      return waiting(pair, look.rounds());
    }
    Ratio ratio = pair.ratio().afterRounds(look.rounds());
    ConfidenceInterval interval = ratio.interval(look.confidence()).orElseThrow();
    ConfidenceInterval cost =
        pair.a().metric().better() == Metric.Better.MORE ? interval.inverse() : interval;
    double fine = Math.max(limit, 1 + Comparison.USUAL_MARGIN);
    DuelOutcome answer =
        cost.low() > limit
            ? DuelOutcome.WORSE
            : cost.high() <= fine ? DuelOutcome.NO_WORSE : DuelOutcome.OPEN;
    return new GateLine(
        pair.afterRounds(look.rounds()).judged(look.confidence(), fine - 1),
        Optional.of(interval),
        answer,
        OptionalDouble.of(detectable(cost, look.level(), limit)));
  }

  /// Returns a figure without an answer so far.
  ///
  /// @param rounds number of rounds so far
  static GateLine waiting(MeasurementPair pair, int rounds) {
    return new GateLine(
        pair.tooEarly(0, rounds + 1), Optional.empty(), DuelOutcome.OPEN, OptionalDouble.empty());
  }

  /// Returns the detectable worsening. The interval's half width is the normal quantile of its
  /// level, times the standard error of the estimate.
  private static double detectable(ConfidenceInterval cost, double level, double limit) {
    var normal = NormalDistribution.of(0, 1);
    double quantile = normal.inverseSurvivalProbability(level);
    double error = Math.log(cost.high() / cost.low()) / 2 / quantile;
    double distance = (quantile + normal.inverseCumulativeProbability(POWER)) * error;
    return limit * Math.exp(distance) - 1;
  }

  /// Returns the reason why the two cannot be compared, if there is one.
  Optional<String> objection() {
    return row.verdict() instanceof Verdict.NotComparable(String reason)
        ? Optional.of(reason)
        : Optional.empty();
  }
}
