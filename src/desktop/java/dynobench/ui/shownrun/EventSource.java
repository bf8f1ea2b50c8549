package dynobench.ui.shownrun;

import dynobench.event.RunEvent;
import dynobench.result.RunResult;
import java.util.List;
import java.util.Optional;

/// Source of the shown run's events.
@FunctionalInterface
public interface EventSource {
  /// Returns the next events that have arrived; an empty list when none have. Never blocks.
  List<RunEvent> take(int most);

  /// Returns the result of all events, once, when it is known before the events are read. The
  /// events after that don't change the figures.
  default Optional<RunResult> whole() {
    return Optional.empty();
  }

  /// Returns a source of past events, from the first one.
  ///
  /// @param history may still grow
  static EventSource of(List<RunEvent> history) {
    return new PastEvents(history);
  }
}
