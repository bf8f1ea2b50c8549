package dynobench.ui.shownrun;

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

/// Queue that carries events from any thread to the user interface's thread.
public final class EventFeed implements EventSource, Consumer<RunEvent> {
  /// Capacity of a stored run's feed: two ticks. More would only use memory.
  private static final int ROOM = 40_000;

  private static final long PATIENCE_MILLIS = 100;

  private final BlockingQueue<RunEvent> events;
  private final AtomicReference<Optional<RunResult>> whole =
      new AtomicReference<>(Optional.empty());

  /// Creates an unbounded feed for a running run, which must never be blocked.
  public EventFeed() {
    events = new LinkedBlockingQueue<>();
  }

  private EventFeed(int room) {
    events = new LinkedBlockingQueue<>(room);
  }

  /// Creates a bounded feed for a stored run. [#accept(RunEvent, Runnable)] waits while the feed is
  /// full; [#accept(RunEvent)] throws then.
  public static EventFeed ofStored() {
    return new EventFeed(ROOM);
  }

  @Override
  public void accept(RunEvent event) {
    events.add(event);
  }

  /// Adds an event as soon as the feed has room.
  ///
  /// @param meanwhile called repeatedly while this waits; it ends the wait by throwing
  /// @throws CancellationException when the thread is interrupted
  public void accept(RunEvent event, Runnable meanwhile) {
    try {
      while (!events.offer(event, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        meanwhile.run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("Reading was cancelled.");
    }
  }

  /// Hands over the result of all events. The caller must not use it afterwards.
  public void setResult(RunResult all) {
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
