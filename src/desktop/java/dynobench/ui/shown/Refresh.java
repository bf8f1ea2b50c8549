package dynobench.ui.shown;

import dynobench.event.RunEvent;
import java.time.Clock;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;

/// Brings a view up to date when something has changed and somebody looks: at once when another run
/// is shown, when what is shown has come to its end, or when the user asks for something; otherwise
/// at most twice a second, because what is worked out costs the engines that are measured. A stored
/// run that is being read is there all the sooner the less is made of its parts.
public final class Refresh {
  private static final long LEAST_GAP_MILLIS = 500;

  /// Of the work's own length: how long it rests afterwards.
  private static final long REST = 20;

  /// Nobody waits longer to see what has happened.
  private static final long MOST_GAP_MILLIS = 2_000;

  private final Showing showing;
  private final Clock clock;
  private final Runnable work;
  private final boolean afterOthers;
  private final BooleanProperty watched = new SimpleBooleanProperty();
  private boolean stale = true;
  private boolean grew;
  private boolean waited;
  private long nextMillis;

  /// @param work brings the view up to date
  public Refresh(Showing showing, Runnable work) {
    this(showing, work, false);
  }

  /// For what takes its time: where all figures come at once, others draw them first.
  ///
  /// @param work brings the view up to date
  public static Refresh afterOthers(Showing showing, Runnable work) {
    return new Refresh(showing, work, true);
  }

  private Refresh(Showing showing, Runnable work, boolean afterOthers) {
    this.showing = showing;
    this.afterOthers = afterOthers;
    clock = showing.clock();
    this.work = work;
    watched.subscribe(this::catchUp);
    showing.revision().addListener((_, _, _) -> later());
    showing.add(new Pulse());
  }

  /// Whether somebody looks. What nobody sees isn't worked out.
  public BooleanProperty watched() {
    return watched;
  }

  /// Something has changed that can wait for its turn.
  public void later() {
    stale = true;
  }

  /// Something has changed that the user waits to see.
  public void now() {
    stale = true;
    catchUp();
  }

  private void catchUp() {
    if (stale && watched.get()) {
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
    public void opened(Shown run) {
      grew = true; // all of it may be there before the first tick
      waited = false;
      now();
    }

    @Override
    public void happened(List<RunEvent> events) {
      // The revision tells whether figures changed.
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
