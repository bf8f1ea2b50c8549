package dynobench.stats;

import java.util.List;
import java.util.Optional;

/// Growth of time with rows: `time = factor · rows^exponent`, fitted as a straight line by least
/// squares on the logarithms. An exponent of 1 means time in proportion to rows. The interval
/// assumes independent points with the same *relative* variation at every number of rows. If the
/// curve is not straight on logarithmic axes, exponent and interval are misleading.
///
/// @param factor time of one row on the line, in the points' unit of time
/// @param exponentInterval 95 % interval, by Student's t
/// @param logDeviation standard deviation of the times' natural logarithms about the line; 0.1 is
///   about ± 10 %
/// @param rSquared share of the variation of the logarithms that the line explains; 0 when the
///   times do not vary
public record ScalingFit(
    double factor,
    double exponent,
    ConfidenceInterval exponentInterval,
    double logDeviation,
    double rSquared) {

  private static final String METHOD = "least squares on logarithms, Student's t";

  /// Single measurement.
  public record FitPoint(double rows, double time) {

    public FitPoint {
      if (!(rows > 0 && Double.isFinite(rows)) || !(time > 0 && Double.isFinite(time))) {
        throw new IllegalArgumentException(
            "A fit on logarithms needs finite rows and time above zero: " + rows + ", " + time);
      }
    }
  }

  /// Returns the fit of points in any order; every repetition is a separate point. Empty with fewer
  /// than three points, or only one number of rows.
  public static Optional<ScalingFit> of(List<FitPoint> points) {
    var logRows = points.stream().mapToDouble(p -> Math.log(p.rows())).toArray();
    var logTimes = points.stream().mapToDouble(p -> Math.log(p.time())).toArray();
    var different = points.stream().mapToDouble(FitPoint::rows).map(Math::log).distinct().count();
    return points.size() < LinearFit.FEWEST_POINTS || different < 2
        ? Optional.empty()
        : Optional.of(of(LinearFit.of(logRows, logTimes)));
  }

  /// Returns the time on the line: a typical time (the median on the log scale), not a mean. It is
  /// unreliable far outside the measured rows.
  public double predict(double rows) {
    return factor * Math.pow(rows, exponent);
  }

  private static ScalingFit of(LinearFit line) {
    return new ScalingFit(
        Math.exp(line.intercept()),
        line.slope(),
        line.slopeInterval(ConfidenceInterval.USUAL_CONFIDENCE, METHOD),
        line.residualDeviation(),
        line.rSquared());
  }
}
