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

  /// Multiple of a known variance above which the observations contradict it. Of eight
  /// observations, one sample in twenty exceeds it by chance.
  private static final double MOST_EXCESS = 2;

  /// Returns the interval; empty with fewer than three observations.
  ///
  /// @param confidence between 0 and 1
  public static Optional<MeanInterval> of(Summary sample, double confidence) {
    if (sample.count() < FEWEST) {
      return Optional.empty();
    }
    return Optional.of(around(sample, variance(sample), quantile(sample.count() - 1, confidence)));
  }

  /// Returns the interval of a sample whose variance is known from elsewhere, such as from many
  /// samples of its kind. If the observations scatter much more than that, the known variance does
  /// not hold for them, and the interval is Student's. Otherwise, the known variance counts as much
  /// as the observations: it doubles the degrees of freedom, as in moderated t-tests (Smyth 2004).
  /// Empty with fewer than three observations.
  ///
  /// @param known variance of an observation
  /// @param confidence between 0 and 1
  public static Optional<MeanInterval> ofKnown(Summary sample, double known, double confidence) {
    if (sample.count() < FEWEST) {
      return Optional.empty();
    }
    double own = variance(sample);
    return own > MOST_EXCESS * known
        ? of(sample, confidence)
        : Optional.of(
            around(sample, Math.max(own, known), quantile(2 * (sample.count() - 1), confidence)));
  }

  private static double quantile(int degrees, double confidence) {
    return TDistribution.of(degrees).inverseSurvivalProbability((1 - confidence) / 2);
  }

  private static MeanInterval around(Summary sample, double variance, double quantile) {
    double mean = sample.mean();
    double reach = quantile * Math.sqrt(variance / sample.count());
    return new MeanInterval(mean, mean - reach, mean + reach);
  }

  /// Returns the variance of the observations, by the usual unbiased estimate.
  public static double variance(Summary sample) {
    double mean = sample.mean();
    return sample.observations().stream().mapToDouble(each -> (each - mean) * (each - mean)).sum()
        / (sample.count() - 1);
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
