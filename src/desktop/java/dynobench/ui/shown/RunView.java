package dynobench.ui.shown;

import dynobench.event.RunEvent;
import java.util.List;

/// Something that shows a run. Live, opened and replayed runs come to it in the same way: one
/// opening, then events in batches, at most ten times a second.
public interface RunView {
  /// Another run is shown from now on; nothing of it has happened yet.
  void opened(Shown run);

  /// The next events, in order.
  void happened(List<RunEvent> events);

  /// Up to ten times a second, whether anything has happened or not; what has is known by then.
  default void ticked() {}
}
