package dynobench.chart;

import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.result.Measurement;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Summary;
import java.util.List;
import java.util.Optional;

/// Creates points and lines from measurements.
final class ChartPoints {
  private ChartPoints() {}

  /// Returns the median of a measurement with its interval and outliers.
  static ChartPoint median(double x, Measurement measurement) {
    Summary summary = measurement.summary();
    double median = summary.median();
    Optional<ConfidenceInterval> interval = summary.medianInterval();
    return new ChartPoint(
            x,
            median,
            interval.map(ConfidenceInterval::low).orElse(median),
            interval.map(ConfidenceInterval::high).orElse(median),
            0,
            summary.count(),
            measurement.where(),
            summary.outliers().stream().map(summary.observations()::get).toList())
        .of(measurement.typicalTrial());
  }

  /// Returns the median of a measurement with every observation.
  static ChartPoint observed(double x, Measurement measurement) {
    return median(x, measurement).observing(measurement.summary().observations());
  }

  static ChartLine line(NamedSeries shown, List<ChartPoint> points) {
    return new ChartLine(
        shown.key(),
        shown.name(),
        shown.look(),
        shown.series().effectiveDurability(),
        Optional.empty(),
        points,
        Optional.empty(),
        Optional.empty());
  }
}
