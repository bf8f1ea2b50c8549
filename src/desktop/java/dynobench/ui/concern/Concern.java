package dynobench.ui.concern;

import dynobench.chart.SeriesKey;
import dynobench.doubt.Severity;
import dynobench.ui.dock.ViewId;

/// Something that a user should know, a line of Problems: a problem of the plan, a doubt about the
/// run, a damage of its log, a failure or another notice.
///
/// @param remedy what to do about it; may be empty
/// @param details a stack trace or the like; may be empty
public record Concern(
    Severity severity, String title, String sentence, String remedy, String details, Place place) {

  /// Where more is to be seen of it.
  public sealed interface Place {
    /// Only here.
    record Here() implements Place {}

    /// In a view.
    record InView(ViewId view) implements Place {}

    /// At a field of the plan.
    ///
    /// @param key that the plan file has for it
    record AtField(String key) implements Place {}

    /// At a series, and in a view that tells of it.
    record AtSeries(SeriesKey series, ViewId view) implements Place {}
  }

  /// How many there are of each.
  public record Counts(int serious, int cautions, int notes) {}
}
