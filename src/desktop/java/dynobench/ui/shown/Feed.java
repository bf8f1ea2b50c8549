package dynobench.ui.shown;

import dynobench.event.RunEvent;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/// Carries events from any thread to the user interface's thread, which takes them when it wants
/// to.
public final class Feed implements EventSource, Consumer<RunEvent> {
  /// Two ticks' worth: of a stored run more would only fill the memory.
  private static final int ROOM = 40_000;

  private static final long PATIENCE_MILLIS = 100;

  private final BlockingQueue<RunEvent> events;
  private final AtomicReference<Optional<RunResult>> whole =
      new AtomicReference<>(Optional.empty());

  /// Of a run that goes on, which nobody may hold up.
  public Feed() {
    events = new LinkedBlockingQueue<>();
  }

  private Feed(int room) {
    events = new LinkedBlockingQueue<>(room);
  }

  /// Of a stored run: its events wait on the disk until there is room for them.
  public static Feed ofStored() {
    return new Feed(ROOM);
  }

  @Override
  public void accept(RunEvent event) {
    events.add(event);
  }

  /// The same once there is room.
  ///
  /// @param meanwhile asked while it waits; ends that by throwing
  /// @throws CancellationException when the thread is to end
  public void accept(RunEvent event, Runnable meanwhile) {
    try {
      while (!events.offer(event, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        meanwhile.run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("The reading was to end.");
    }
  }

  /// Tells what all events come to; nobody else uses it any more.
  public void tell(RunResult all) {
    whole.set(Optional.of(all));
  }

  @Override
  public Optional<RunResult> whole() {
    return whole.getAndSet(Optional.empty());
  }

  @Override
  public List<RunEvent> take(int most) {
    var taken = new ArrayList<RunEvent>();
    events.drainTo(taken, most);
    return taken;
  }
}
