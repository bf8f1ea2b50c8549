package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.workload.Settings;

/// A chart with the choices that the user made for it.
///
/// @param phase ignored by charts that show all phases
/// @param metric metric on the y axis
/// @param factor factor on the x axis, if the chart shows one; empty for the default
/// @param at values of the other factors; a factor without a value is at its largest number or
///   first word
/// @param logX whether the x axis is logarithmic, if it shows numbers
/// @param logY whether the y axis is logarithmic
public record ChartRequest(
    Chart chart,
    String phase,
    Metric metric,
    String factor,
    Settings at,
    boolean logX,
    boolean logY) {
  /// Requests the time of a phase over the default factor.
  public ChartRequest(Chart chart, String phase, boolean logX, boolean logY) {
    this(chart, phase, Metric.TIME, "", Settings.NONE, logX, logY);
  }

  /// Requests a chart with its default axes.
  public static ChartRequest of(Chart chart, String phase) {
    return new ChartRequest(chart, phase, chart.logs().x(), chart.logs().y());
  }

  /// Returns a copy with another metric.
  public ChartRequest of(Metric other) {
    return new ChartRequest(chart, phase, other, factor, at, logX, logY);
  }

  /// Returns a copy with a logarithmic y axis.
  public ChartRequest withLogY() {
    return new ChartRequest(chart, phase, metric, factor, at, logX, true);
  }

  /// Returns a copy with another factor on the x axis, and with other factors held at some values.
  public ChartRequest over(String other, Settings held) {
    return new ChartRequest(chart, phase, metric, other, held, logX, logY);
  }
}
