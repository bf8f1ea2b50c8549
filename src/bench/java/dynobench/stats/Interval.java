package dynobench.stats;

/// A confidence interval, both ends included.
///
/// @param confidence the confidence that was *achieved*, between 0 and 1. With few observations
///   only a few values can be had, so it is seldom exactly the [#USUAL_CONFIDENCE] that was wanted,
///   and may be below it
/// @param method how it was found, in a few words that fit under a chart
public record Interval(double low, double high, double confidence, String method) {

  /// The confidence that every interval here aims at.
  public static final double USUAL_CONFIDENCE = 0.95;

  public Interval {
    if (!Double.isFinite(low) || !Double.isFinite(high) || low > high) {
      throw new IllegalArgumentException(
          "An interval needs finite ends, the low one first: " + low + " to " + high);
    }
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException("Confidence must lie between 0 and 1: " + confidence);
    }
    if (method.isBlank()) {
      throw new IllegalArgumentException("An interval must name its method");
    }
  }

  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /// Of ratios, that of the inverse ratio.
  public Interval inverse() {
    return new Interval(1 / high, 1 / low, confidence, method);
  }

  /// Half the width as a share of the estimate that the interval belongs to: 0.1 reads "± 10 %". An
  /// interval of order statistics need not be centred, so this is its size, not the distance to its
  /// ends.
  ///
  /// @throws IllegalArgumentException when the estimate is zero or not finite
  public double relativeHalfWidth(double estimate) {
    if (estimate == 0 || !Double.isFinite(estimate)) {
      throw new IllegalArgumentException("No width can be relative to " + estimate);
    }
    return (high / 2 - low / 2) / Math.abs(estimate);
  }
}
