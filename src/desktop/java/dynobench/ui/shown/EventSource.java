package dynobench.ui.shown;

import dynobench.event.RunEvent;
import dynobench.result.RunResult;
import java.util.List;
import java.util.Optional;

/// Where the events of the shown run are taken from.
@FunctionalInterface
public interface EventSource {
  /// The next events that are there by now, none when there are none. Never waits.
  List<RunEvent> take(int most);

  /// What all of them come to, where that is known beforehand; told once. From then on events are
  /// for looking at, and change no figures.
  default Optional<RunResult> whole() {
    return Optional.empty();
  }

  /// What has happened, from the beginning on.
  ///
  /// @param history may still grow
  static EventSource of(List<RunEvent> history) {
    return new Past(history);
  }
}
