package dynobench.ui.present;

import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Views that a presentation shows, and their order. Views without figures of the shown run are
/// left out.
///
/// @param charts all charts, in order
/// @param hasFigures returns whether a chart has figures
public record PresentationSlides(
    RunDisplay showing, List<ViewId> charts, Predicate<ViewId> hasFigures) {
  public PresentationSlides {
    charts = List.copyOf(charts);
  }

  /// Returns whether a presentation can show a view: a chart, Lessons, Result, Compare or Crash.
  public static boolean canShow(ViewId view) {
    return view.isChart()
        || List.of(ViewId.LESSONS, ViewId.RESULT, ViewId.COMPARE, ViewId.CRASH).contains(view);
  }

  /// Returns the views with figures of the shown run, the one to begin with first.
  public List<ViewId> all() {
    var all = new ArrayList<ViewId>();
    if (showing.result().isOfCrashes()) {
      all.addAll(List.of(ViewId.CRASH, ViewId.RESULT));
    } else {
      charts.stream().filter(hasFigures).forEach(all::add);
      if (!showing.result().phases().isEmpty()) {
        all.add(ViewId.RESULT);
      }
    }
    if (showing.compared().size() > 1) {
      all.add(ViewId.COMPARE);
    }
    return all;
  }

  /// Returns the view with which a presentation begins; the first chart if the run has no figures.
  ///
  /// @param front view in front, which is shown if it has anything to show
  /// @param last view that was last in front and can be presented
  public ViewId first(Optional<ViewId> front, Optional<ViewId> last) {
    List<ViewId> all = all();
    return front
        .filter(it -> it.equals(ViewId.LESSONS) || it.equals(ViewId.COMPARE) || all.contains(it))
        .or(() -> last.filter(all::contains))
        .or(() -> all.stream().findFirst())
        .orElse(charts.getFirst());
  }

  /// Returns the view that is some steps after another one, or before it for a negative number.
  /// After the last comes the first. A step forward from a view without figures leads to the first.
  public ViewId next(ViewId now, int step) {
    List<ViewId> all = all();
    if (all.isEmpty()) {
      return now;
    }
    int place = all.indexOf(now);
    return all.get(Math.floorMod(place < 0 && step > 0 ? 0 : place + step, all.size()));
  }
}
