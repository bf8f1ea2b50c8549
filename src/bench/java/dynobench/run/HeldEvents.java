package dynobench.run;

import dynobench.event.RunEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Holds back a trial's events while another trial is reported, because readers of a run expect one
/// trial after the other. Confined to one thread at a time.
final class HeldEvents implements Consumer<RunEvent> {
  private final Consumer<RunEvent> sink;
  private final List<RunEvent> held = new ArrayList<>();
  private boolean holds = true;

  HeldEvents(Consumer<RunEvent> sink) {
    this.sink = sink;
  }

  @Override
  public void accept(RunEvent event) {
    if (holds) {
      held.add(event);
    } else {
      sink.accept(event);
    }
  }

  /// Passes on the events that were held back. Later events are passed on immediately.
  void release() {
    holds = false;
    held.forEach(sink);
    held.clear();
  }
}
