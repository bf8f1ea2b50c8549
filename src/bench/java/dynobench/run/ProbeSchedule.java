package dynobench.run;

import dynobench.event.RunEvent;
import dynobench.files.IoErrorText;
import dynobench.machine.Prober;
import dynobench.measure.Probe;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.function.Consumer;

/// Probes the machine between trials, so that a run records the machine's speed over time. Confined
/// to one thread.
final class ProbeSchedule implements AutoCloseable {
  /// Minimum time between probes. A probe takes about 8 ms: less than 1 % of the time.
  static final Duration LEAST_GAP = Duration.ofSeconds(3);

  private final Prober prober;
  private final Consumer<RunEvent> events;
  private final Clock clock;
  private final dynobench.measure.Clock timer;
  private long lastNanos;

  /// Creates the prober and probes once.
  ///
  /// @param folder folder on the disk that is measured
  /// @param warnings consumer of sentences on harmless errors
  ProbeSchedule(
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
                    "Probes of this run do not include the disk, because %s cannot be written (%s)"
                        .formatted(folder, IoErrorText.of(failure))));
    this.events = events;
    this.clock = clock;
    this.timer = timer;
    now();
  }

  /// Probes if the last probe is old enough.
  void ifDue() {
    if (timer.nanos() - lastNanos >= LEAST_GAP.toNanos()) {
      now();
    }
  }

  /// Probes now.
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
