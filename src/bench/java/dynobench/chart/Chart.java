package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.workload.Workload;

/// A kind of chart: its name, its options, and the code that drafts it. Each chart is one file,
/// listed in [Charts].
public interface Chart {
  /// Returns the id for commands and tabs.
  String id();

  /// Returns the title for display.
  String title();

  /// Returns a one-sentence description without a full stop.
  String about();

  /// Returns the parts of a run that the user can choose for this chart.
  ChartSelection choice();

  /// Returns whether the chart applies to a workload.
  default boolean isFor(Workload workload) {
    return true;
  }

  /// Returns whether the chart can show a metric.
  default boolean shows(Metric metric) {
    return true;
  }

  /// Returns the metric to show if the workload's main metric does not suit this chart.
  default Metric defaultMetric() {
    return Metric.TIME;
  }

  /// Returns the axes that are logarithmic by default.
  default Logs logs() {
    return new Logs(false, false);
  }

  /// Returns whether the line of one series also shows another series.
  default boolean isOn(SeriesKey line, SeriesKey series) {
    return line.equals(series);
  }

  /// Drafts the chart.
  ChartDraft draft(ChartInput material);

  /// Parts of a run that the user can choose.
  enum ChartSelection {
    /// No choice: the chart shows all phases.
    NOTHING,
    /// The phase.
    PHASE,
    /// The phase, and the factor on the x axis.
    PHASE_AND_FACTOR
  }

  /// The choice of logarithmic axes: x, if the x axis shows numbers, and y, which shows the
  /// figures.
  record Logs(boolean x, boolean y) {}
}
