package dynobench.ui.live;

import dynobench.event.RunEvent;
import dynobench.ui.shownrun.EventFeed;
import java.util.List;
import java.util.function.Consumer;

/// Events of rounds that are added to a run. The first one is preceded by all earlier events of the
/// run, so that the window shows the run as before until then. Confined to the thread of the run.
final class ContinuedFeed implements Consumer<RunEvent> {
  private final EventFeed feed;
  private final Consumer<RunEvent> events;
  private List<RunEvent> before;

  /// @param before earlier events of the run
  /// @param feed receives the earlier events
  /// @param events receives the events of the added rounds
  ContinuedFeed(List<RunEvent> before, EventFeed feed, Consumer<RunEvent> events) {
    this.before = before;
    this.feed = feed;
    this.events = events;
  }

  @Override
  public void accept(RunEvent event) {
    before.forEach(feed);
    before = List.of();
    events.accept(event);
  }
}
