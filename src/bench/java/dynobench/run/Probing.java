package dynobench.run;

import dynobench.event.RunEvent;
import dynobench.files.Reason;
import dynobench.machine.Prober;
import dynobench.measure.Probe;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.function.Consumer;

/// Probes the machine between trials, so that a run tells how fast the machine was while it went
/// on. Confined to one thread.
final class Probing implements AutoCloseable {
  /// A probe takes some 8 ms: less than 1 % of the time.
  static final Duration LEAST_GAP = Duration.ofSeconds(3);

  private final Prober prober;
  private final Consumer<RunEvent> events;
  private final Clock clock;
  private final dynobench.measure.Clock timer;
  private long lastNanos;

  /// Makes the first one.
  ///
  /// @param folder on the disk that is measured
  /// @param warnings sentences about what went wrong without harm
  Probing(
      Path folder,
      Consumer<RunEvent> events,
      Consumer<String> warnings,
      Clock clock,
      dynobench.measure.Clock timer) {
    this.prober =
        new Prober(
            folder,
            timer,
            failure ->
                warnings.accept(
                    "Probes of this run tell nothing of the disk: %s can't be written (%s)"
                        .formatted(folder, Reason.of(failure))));
    this.events = events;
    this.clock = clock;
    this.timer = timer;
    now();
  }

  /// Makes one unless the last one is too fresh.
  void ifDue() {
    if (timer.nanos() - lastNanos >= LEAST_GAP.toNanos()) {
      now();
    }
  }

  /// Makes one.
  void now() {
    Probe probe = prober.probe();
    lastNanos = timer.nanos();
    events.accept(new RunEvent.Probed(clock.millis(), probe));
  }

  @Override
  public void close() {
    prober.close();
  }
}
