package dynobench.ui.shown;

import dynobench.event.RunEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;

/// Carries events from any thread to the user interface's thread, which takes them when it wants
/// to.
public final class Feed implements EventSource, Consumer<RunEvent> {
  private final ConcurrentLinkedQueue<RunEvent> events = new ConcurrentLinkedQueue<>();

  @Override
  public void accept(RunEvent event) {
    events.add(event);
  }

  @Override
  public List<RunEvent> take(int most) {
    var taken = new ArrayList<RunEvent>();
    for (int count = 0; count < most; count++) {
      RunEvent next = events.poll();
      if (next == null) {
        break;
      }
      taken.add(next);
    }
    return taken;
  }
}
