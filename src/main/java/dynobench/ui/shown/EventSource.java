package dynobench.ui.shown;

import dynobench.event.RunEvent;
import java.util.List;

/// Where the events of the shown run are taken from.
@FunctionalInterface
public interface EventSource {
  /// The next events that are there by now, none when there are none. Never waits.
  List<RunEvent> take(int most);

  /// What has happened, from the beginning on.
  ///
  /// @param history may still grow
  static EventSource of(List<RunEvent> history) {
    return new Past(history);
  }
}
