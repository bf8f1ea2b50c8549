package dynobench.ui.problemlist;

import dynobench.chart.SeriesKey;
import dynobench.ui.dock.ViewId;
import dynobench.warning.Severity;

/// Entry of the Problems view: a problem of the plan, a warning about the run, damage of its log, a
/// failure or another notification.
///
/// @param remedy what to do about it; may be empty
/// @param details a stack trace or similar; may be empty
public record ProblemListEntry(
    Severity severity,
    String title,
    String sentence,
    String remedy,
    String details,
    LinkTarget place) {

  /// Place that shows more about the entry.
  public sealed interface LinkTarget {
    /// No other place.
    record Here() implements LinkTarget {}

    /// A view.
    record InView(ViewId view) implements LinkTarget {}

    /// A field of the plan.
    ///
    /// @param key of the field in the plan file
    record AtField(String key) implements LinkTarget {}

    /// A series, and a view that shows it.
    record AtSeries(SeriesKey series, ViewId view) implements LinkTarget {}
  }

  /// Numbers of entries. Every view that shows a number of warnings shows [#warnings].
  ///
  /// @param problems of the plan, each of which keeps it from running
  /// @param serious number of serious warnings about the shown run
  /// @param messages notifications of the window
  public record Counts(int problems, int serious, int cautions, int notes, int messages) {
    /// Without any entry.
    public static final Counts NONE = new Counts(0, 0, 0, 0, 0);

    /// Returns the number of warnings about the shown run, of any severity.
    public int warnings() {
      return serious + cautions + notes;
    }
  }
}
