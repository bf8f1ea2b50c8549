package dynobench.ui.concern;

import dynobench.chart.SeriesKey;
import dynobench.doubt.Severity;
import dynobench.ui.dock.ViewId;

/// Entry of the Problems view: a problem of the plan, a warning about the run, damage of its log, a
/// failure or another notification.
///
/// @param remedy what to do about it; may be empty
/// @param details a stack trace or similar; may be empty
public record Concern(
    Severity severity, String title, String sentence, String remedy, String details, Place place) {

  /// Place that shows more about the entry.
  public sealed interface Place {
    /// No other place.
    record Here() implements Place {}

    /// A view.
    record InView(ViewId view) implements Place {}

    /// A field of the plan.
    ///
    /// @param key of the field in the plan file
    record AtField(String key) implements Place {}

    /// A series, and a view that shows it.
    record AtSeries(SeriesKey series, ViewId view) implements Place {}
  }

  /// Numbers of entries by severity.
  public record Counts(int serious, int cautions, int notes) {}
}
