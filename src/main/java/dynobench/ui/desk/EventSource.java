package dynobench.ui.desk;

import dynobench.event.RunEvent;
import java.util.List;

/// Where the events of the shown run are taken from.
@FunctionalInterface
public interface EventSource {
  /// The next events that are there by now, none when there are none. Never waits.
  List<RunEvent> take(int most);
}
