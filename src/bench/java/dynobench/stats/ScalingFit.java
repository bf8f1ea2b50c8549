package dynobench.stats;

import java.util.List;
import java.util.Optional;

/// How time grows with rows: `time = factor · rows^exponent`, a straight line by least squares on
/// the logarithms. An exponent of 1 is time in proportion to rows. The interval takes the points to
/// scatter independently, by the same *share* at every number of rows; a curve that bends on log
/// paper makes both exponent and interval misleading.
///
/// @param factor in the unit of time of the points: the time that the line gives one row
/// @param exponentInterval 95 %, by Student's t
/// @param logDeviation standard deviation of the natural logarithms of the times about the line;
///   0.1 is about ± 10 %
/// @param rSquared share of the variation of the logarithms that the line explains; 0 when the
///   times don't vary
public record ScalingFit(
    double factor,
    double exponent,
    Interval exponentInterval,
    double logDeviation,
    double rSquared) {

  private static final String METHOD = "least squares on logarithms, Student's t";

  /// One measurement.
  public record Point(double rows, double time) {

    public Point {
      if (!(rows > 0 && Double.isFinite(rows)) || !(time > 0 && Double.isFinite(time))) {
        throw new IllegalArgumentException(
            "A fit on logarithms needs finite rows and time above zero: " + rows + ", " + time);
      }
    }
  }

  /// All repetitions go in as points of their own, in any order. Fewer than three points, or only
  /// one number of rows, give no fit.
  public static Optional<ScalingFit> of(List<Point> points) {
    var logRows = points.stream().mapToDouble(p -> Math.log(p.rows())).toArray();
    var logTimes = points.stream().mapToDouble(p -> Math.log(p.time())).toArray();
    var different = points.stream().mapToDouble(Point::rows).map(Math::log).distinct().count();
    return points.size() < LinearFit.FEWEST_POINTS || different < 2
        ? Optional.empty()
        : Optional.of(of(LinearFit.of(logRows, logTimes)));
  }

  /// The time on the line: a typical time (the middle one on the log scale), not a mean. Far
  /// outside the measured rows it is a guess.
  public double predict(double rows) {
    return factor * Math.pow(rows, exponent);
  }

  private static ScalingFit of(LinearFit line) {
    return new ScalingFit(
        Math.exp(line.intercept()),
        line.slope(),
        line.slopeInterval(Interval.USUAL_CONFIDENCE, METHOD),
        line.residualDeviation(),
        line.rSquared());
  }
}
