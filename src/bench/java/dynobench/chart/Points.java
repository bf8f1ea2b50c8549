package dynobench.chart;

import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.result.Measurement;
import dynobench.stats.Interval;
import dynobench.stats.Summary;
import java.util.List;
import java.util.Optional;

/// Creates points and lines from measurements.
final class Points {
  private Points() {}

  /// Returns the median of a measurement with its interval and outliers.
  static Point median(double x, Measurement measurement) {
    Summary summary = measurement.summary();
    double median = summary.median();
    Optional<Interval> interval = summary.medianInterval();
    return new Point(
            x,
            median,
            interval.map(Interval::low).orElse(median),
            interval.map(Interval::high).orElse(median),
            0,
            summary.count(),
            measurement.where(),
            summary.outliers().stream().map(summary.observations()::get).toList())
        .of(measurement.typicalTrial());
  }

  /// Returns the median of a measurement with every observation.
  static Point observed(double x, Measurement measurement) {
    return median(x, measurement).observing(measurement.summary().observations());
  }

  static Line line(NamedSeries shown, List<Point> points) {
    return new Line(
        shown.key(),
        shown.name(),
        shown.look(),
        shown.series().keeps(),
        Optional.empty(),
        points,
        Optional.empty(),
        Optional.empty());
  }
}
