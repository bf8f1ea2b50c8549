package dynobench.ui.shownrun;

import dynobench.event.RunEvent;
import java.time.Clock;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// Update of a view, done only when something has changed and the view is visible. It happens at
/// once when another run is opened, when the shown run ends, or when the user asks for it.
/// Otherwise it happens at most twice a second, because updates take processor time from the
/// measured engines. While a stored run is being read, updates are rarer so that reading ends
/// sooner.
public final class ViewRefresh {
  private static final long LEAST_GAP_MILLIS = 500;

  /// Pause after an update, as a multiple of the update's duration.
  private static final long REST = 20;

  /// Longest pause between two updates, so that the user always sees progress.
  private static final long MOST_GAP_MILLIS = 2_000;

  private final RunDisplay showing;
  private final Clock clock;
  private final Runnable work;
  private final boolean afterOthers;
  private final BooleanProperty visible = new SimpleBooleanProperty();
  private boolean stale = true;
  private boolean grew;
  private boolean waited;
  private long nextMillis;

  /// Creates a refresh that updates with the others.
  ///
  /// @param work updates the view
  public ViewRefresh(RunDisplay showing, Runnable work) {
    this(showing, work, false);
  }

  /// Creates a refresh for slow work. When all figures come at once, the other views are updated
  /// first.
  ///
  /// @param work updates the view
  public static ViewRefresh afterOthers(RunDisplay showing, Runnable work) {
    return new ViewRefresh(showing, work, true);
  }

  private ViewRefresh(RunDisplay showing, Runnable work, boolean afterOthers) {
    this.showing = showing;
    this.afterOthers = afterOthers;
    clock = showing.clock();
    this.work = work;
    visible.subscribe(this::catchUp);
    showing.revision().addListener((_, _, _) -> later());
    showing.add(new Pulse());
  }

  /// Returns whether the view is visible. Invisible views are not updated.
  public BooleanProperty visible() {
    return visible;
  }

  /// Requests an update that may wait until the next one is due.
  public void later() {
    stale = true;
  }

  /// Requests an update at once, for a change that the user waits to see. An invisible view is
  /// updated when it becomes visible.
  public void now() {
    stale = true;
    catchUp();
  }

  private void catchUp() {
    if (stale && visible.get()) {
      stale = false;
      long begin = clock.millis();
      work.run();
      long end = clock.millis();
      long least = showing.isBeingRead() ? MOST_GAP_MILLIS : LEAST_GAP_MILLIS;
      nextMillis = end + Math.clamp(REST * (end - begin), least, MOST_GAP_MILLIS);
    }
  }

  private final class Pulse implements RunView {
    @Override
    public void opened(ShownRun run) {
      grew = true; // all events may have come before the first tick
      waited = false;
      now();
    }

    @Override
    public void accept(List<RunEvent> events) {
      // The revision reports whether figures changed.
    }

    @Override
    public void ticked() {
      boolean ended = grew && !showing.grows();
      grew = showing.grows();
      if (stale && (ended || waited || clock.millis() >= nextMillis)) {
        waited = afterOthers && showing.isSummarised() && !waited;
        if (!waited) {
          catchUp();
        }
      }
    }
  }
}
