package dynobench.run;

import dynobench.event.RunEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Keeps a trial's events back while another one is told of: whoever reads a run may rely on one
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

  /// Tells what was held back; from now on nothing is.
  void release() {
    holds = false;
    held.forEach(sink);
    held.clear();
  }
}
