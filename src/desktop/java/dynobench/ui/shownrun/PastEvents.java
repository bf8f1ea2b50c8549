package dynobench.ui.shownrun;

import dynobench.event.RunEvent;
import java.util.List;

/// Source of past events, from the first one.
final class PastEvents implements EventSource {
  private final List<RunEvent> history;
  private int position;

  /// Creates a source at the first event.
  ///
  /// @param history may still grow
  PastEvents(List<RunEvent> history) {
    this.history = history;
  }

  @Override
  public List<RunEvent> take(int most) {
    int end = Math.min(history.size(), position + most);
    List<RunEvent> next = List.copyOf(history.subList(position, end));
    position = end;
    return next;
  }
}
