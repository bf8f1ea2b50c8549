package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.workload.Settings;

/// Which chart, of what.
///
/// @param phase ignored by charts that show all phases
/// @param metric that the axis of figures shows
/// @param factor that the x axis shows, where it shows one; empty for the usual one
/// @param at what the other factors are; those that are not named are at their largest
/// @param logX whether the x axis, where it shows numbers, is logarithmic
/// @param logY the same for the axis of figures
public record ChartRequest(
    Chart chart,
    String phase,
    Metric metric,
    String factor,
    Settings at,
    boolean logX,
    boolean logY) {
  /// The time of a phase over the usual factor.
  public ChartRequest(Chart chart, String phase, boolean logX, boolean logY) {
    this(chart, phase, Metric.TIME, "", Settings.NONE, logX, logY);
  }

  /// With the axes that suit the chart.
  public static ChartRequest of(Chart chart, String phase) {
    return new ChartRequest(chart, phase, chart.logs().x(), chart.logs().y());
  }

  /// The same of another metric.
  public ChartRequest of(Metric other) {
    return new ChartRequest(chart, phase, other, factor, at, logX, logY);
  }

  /// The same over a factor, with others held where they are said to be.
  public ChartRequest over(String other, Settings held) {
    return new ChartRequest(chart, phase, metric, other, held, logX, logY);
  }
}
