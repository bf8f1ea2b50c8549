package dynobench.stats;

/// Confidence interval, both ends included.
///
/// @param confidence confidence that was *achieved*, between 0 and 1. With few observations only a
///   few values are possible; so it usually differs from the desired [#USUAL_CONFIDENCE], and may
///   be lower
/// @param method method in a few words, for the text below a chart
public record ConfidenceInterval(double low, double high, double confidence, String method) {

  /// Desired confidence of an interval by itself. Several verdicts at once require more.
  public static final double USUAL_CONFIDENCE = 0.95;

  public ConfidenceInterval {
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

  /// Returns the interval of the inverse ratio, for an interval of ratios.
  public ConfidenceInterval inverse() {
    return new ConfidenceInterval(1 / high, 1 / low, confidence, method);
  }

  /// Returns half the width as a share of the interval's estimate: 0.1 means "± 10 %". An interval
  /// of order statistics need not be centred, so the result is a size, not the distance to the
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
