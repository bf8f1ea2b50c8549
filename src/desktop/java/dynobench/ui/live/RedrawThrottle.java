package dynobench.ui.live;

import dynobench.event.RunEvent;
import dynobench.measure.Clock;
import java.util.function.Consumer;

/// Rule that stops the window from redrawing while a phase is timed. Redrawing would take
/// processors and caches from the measured engine. Between phases the window may always redraw.
/// During a phase it may redraw once a second. After the first second of the phase, it may redraw
/// twice a second, so that the user sees progress. Receives events on the thread of the run and is
/// queried on another one.
final class RedrawThrottle implements Consumer<RunEvent> {
  private static final long SHORT_NANOS = 1_000_000_000;
  private static final long GAP_NANOS = 500_000_000;

  private final Clock clock;
  private volatile boolean timing;
  private volatile long startedNanos;
  private long movedNanos;

  RedrawThrottle(Clock clock) {
    this.clock = clock;
    movedNanos = clock.nanos();
  }

  @Override
  public void accept(RunEvent event) {
    switch (event) {
      case RunEvent.PhaseStarted _ -> {
        startedNanos = clock.nanos();
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

  /// Allows redrawing again when the run is over, however it ended.
  void end() {
    timing = false;
  }

  /// Returns whether the window may redraw now. The caller is expected to redraw then.
  boolean allows() {
    long now = clock.nanos();
    long gap = now - startedNanos >= SHORT_NANOS ? GAP_NANOS : SHORT_NANOS;
    boolean allowed = !timing || now - movedNanos >= gap;
    if (allowed) {
      movedNanos = now;
    }
    return allowed;
  }
}
