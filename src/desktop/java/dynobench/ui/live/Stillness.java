package dynobench.ui.live;

import dynobench.event.RunEvent;
import dynobench.measure.Clock;
import java.util.function.Consumer;

/// Keeps the window still while a phase is timed, because what it draws would take processors and
/// caches from the engine that is measured. It moves between phases. While one is timed, it moves
/// when it has stood still for a second, and twice a second in a phase that has taken longer, so
/// that the user sees that it goes on. Hears of events on the thread of the run and is asked on
/// another one.
final class Stillness implements Consumer<RunEvent> {
  private static final long SHORT_NANOS = 1_000_000_000;
  private static final long GAP_NANOS = 500_000_000;

  private final Clock clock;
  private volatile boolean timing;
  private volatile long begunNanos;
  private long movedNanos;

  Stillness(Clock clock) {
    this.clock = clock;
    movedNanos = clock.nanos();
  }

  @Override
  public void accept(RunEvent event) {
    switch (event) {
      case RunEvent.PhaseStarted _ -> {
        begunNanos = clock.nanos();
        timing = true;
      }
      case RunEvent.PhaseFinished _,
          RunEvent.PhaseRepeated _,
          RunEvent.TrialFinished _,
          RunEvent.RunFinished _ ->
          timing = false;
      default -> {}
    }
  }

  /// The run is over, however it ended.
  void end() {
    timing = false;
  }

  /// Whether the window may move now. Whoever asks is expected to move it.
  boolean allows() {
    long now = clock.nanos();
    long gap = now - begunNanos >= SHORT_NANOS ? GAP_NANOS : SHORT_NANOS;
    boolean allowed = !timing || now - movedNanos >= gap;
    if (allowed) {
      movedNanos = now;
    }
    return allowed;
  }
}
