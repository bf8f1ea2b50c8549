package dynobench.stats;

import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;

/// Confidence interval of a mean, by Student's t distribution. For shares and differences of
/// shares, each of which is the mean of many samples and therefore nearly normally distributed. A
/// few rounds suffice even for a confidence that many comparisons share; ranks would need many
/// more.
///
/// @param mean mean of the observations
/// @param low lower end
/// @param high upper end
public record MeanInterval(double mean, double low, double high) {
  public static final double USUAL_CONFIDENCE = ConfidenceInterval.USUAL_CONFIDENCE;

  /// Minimum number of observations.
  public static final int FEWEST = 3;

  /// Returns the interval; empty with fewer than three observations.
  ///
  /// @param confidence between 0 and 1
  public static Optional<MeanInterval> of(Summary sample, double confidence) {
    int count = sample.count();
    if (count < FEWEST) {
      return Optional.empty();
    }
    double mean = sample.mean();
    double squares =
        sample.observations().stream().mapToDouble(each -> (each - mean) * (each - mean)).sum();
    double error = Math.sqrt(squares / (count - 1) / count);
    double reach =
        error * TDistribution.of(count - 1).inverseSurvivalProbability((1 - confidence) / 2);
    return Optional.of(new MeanInterval(mean, mean - reach, mean + reach));
  }

  /// Returns the interval of the values in another unit.
  ///
  /// @param factor positive
  public MeanInterval times(double factor) {
    return new MeanInterval(mean * factor, low * factor, high * factor);
  }

  /// Returns whether the interval does not contain 0.
  public boolean excludesZero() {
    return low > 0 || high < 0;
  }
}
