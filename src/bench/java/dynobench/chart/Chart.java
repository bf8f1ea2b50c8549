package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.workload.Workload;

/// A kind of chart: what it is called, what it can show, and how it is drawn up. One file each,
/// listed in [Charts].
public interface Chart {
  /// As commands and tabs name it.
  String id();

  /// As people read it.
  String title();

  /// What it shows, in one sentence without its point.
  String about();

  /// What of a run can be chosen for it.
  Choice choice();

  /// Whether a workload has anything for it.
  default boolean isFor(Workload workload) {
    return true;
  }

  /// Whether it can show a metric.
  default boolean shows(Metric metric) {
    return true;
  }

  /// The metric that it shows where it can't show the one that a workload is about.
  default Metric usual() {
    return Metric.TIME;
  }

  /// Which axes are logarithmic unless somebody asks otherwise.
  default Logs logs() {
    return new Logs(false, false);
  }

  /// Whether the line of one series shows another one as well.
  default boolean isOn(SeriesKey line, SeriesKey series) {
    return line.equals(series);
  }

  /// Draws it up.
  Draft draft(Material material);

  /// What of a run can be chosen.
  enum Choice {
    /// Nothing: all phases are shown.
    NOTHING,
    /// The phase.
    PHASE,
    /// The phase, and the factor that the x axis shows.
    PHASE_AND_FACTOR
  }

  /// Whether the x axis, where there is one, and that of figures are logarithmic.
  record Logs(boolean x, boolean y) {}
}
