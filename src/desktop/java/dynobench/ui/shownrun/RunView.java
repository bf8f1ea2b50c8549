package dynobench.ui.shownrun;

import dynobench.event.RunEvent;
import java.util.List;

/// View of the shown run. Live, opened and replayed runs reach it in the same way: one opening,
/// then events in batches, at most ten times a second.
public interface RunView {
  /// Shows another run, of which no event has come yet.
  void opened(ShownRun run);

  /// Receives the next events, in order.
  void accept(List<RunEvent> events);

  /// Called up to ten times a second, also without new events. All new events have been delivered
  /// before.
  default void ticked() {}
}
