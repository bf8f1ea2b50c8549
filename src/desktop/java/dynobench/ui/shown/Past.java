package dynobench.ui.shown;

import dynobench.event.RunEvent;
import java.util.List;

/// Hands on what has happened, from the beginning on.
final class Past implements EventSource {
  private final List<RunEvent> history;
  private int position;

  /// @param history may still grow
  Past(List<RunEvent> history) {
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
