package dynobench.stats;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.TDistribution;

/// Straight line by ordinary least squares.
///
/// @param residualDeviation standard deviation about the line, with `count - 2` degrees of freedom
/// @param rSquared share of the variation of y that the line explains; 0 when y does not vary
record LinearFit(
    int count,
    double intercept,
    double slope,
    double interceptError,
    double slopeError,
    double residualDeviation,
    double rSquared) {

  static final int FEWEST_POINTS = 3;

  /// @throws IllegalArgumentException when the points are fewer than three or all have one x, or
  ///   when the numbers of x and y differ
  static LinearFit of(double[] x, double[] y) {
    var count = x.length;
    if (count != y.length || count < FEWEST_POINTS) {
      throw new IllegalArgumentException(
          "A line needs three points: got " + count + " x and " + y.length + " y");
    }
    var meanX = mean(x);
    var meanY = mean(y);
    var sxx = products(x, meanX, x, meanX);
    if (sxx == 0) {
      throw new IllegalArgumentException("A line needs two different x: all are " + x[0]);
    }
    var syy = products(y, meanY, y, meanY);
    var slope = products(x, meanX, y, meanY) / sxx;
    var intercept = meanY - slope * meanX;
    var residuals = new double[count];
    Arrays.setAll(residuals, i -> y[i] - meanY - slope * (x[i] - meanX));
    var unexplained = products(residuals, 0, residuals, 0);
    var deviation = Math.sqrt(unexplained / (count - 2));
    return new LinearFit(
        count,
        intercept,
        slope,
        deviation * Math.sqrt(1.0 / count + meanX * meanX / sxx),
        deviation / Math.sqrt(sxx),
        deviation,
        syy == 0 ? 0 : 1 - unexplained / syy);
  }

  /// Returns the interval of Student's t about the slope.
  ConfidenceInterval slopeInterval(double confidence, String method) {
    var quantile = TDistribution.of(count - 2).inverseSurvivalProbability((1 - confidence) / 2);
    var margin = quantile * slopeError;
    return new ConfidenceInterval(slope - margin, slope + margin, confidence, method);
  }

  /// Returns the mean, computed from differences to the first value, so that the mean of equal
  /// values is exactly that value.
  private static double mean(double[] values) {
    return values[0] + Arrays.stream(values).map(v -> v - values[0]).sum() / values.length;
  }

  private static double products(double[] a, double meanA, double[] b, double meanB) {
    var sum = 0.0;
    for (var i = 0; i < a.length; i++) {
      sum += (a[i] - meanA) * (b[i] - meanB);
    }
    return sum;
  }
}
