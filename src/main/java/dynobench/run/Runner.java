package dynobench.run;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.Trial;
import java.io.IOException;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Consumer;

/// Runs a script, trial by trial, and tells its events to one consumer on the calling thread. A
/// trial that ends badly never ends the run; only cancelling, and a consumer that throws, do.
public final class Runner {
  /// Of every worker, while a workload runs.
  public static final int SAMPLES_PER_SECOND = 10;

  private final WorkerCommand command;
  private final Clock clock;
  private final dynobench.measure.Clock timer;

  public Runner(WorkerCommand command, Clock clock) {
    this(command, clock, System::nanoTime);
  }

  /// @param timer that nobody sets
  Runner(WorkerCommand command, Clock clock, dynobench.measure.Clock timer) {
    this.command = command;
    this.clock = clock;
    this.timer = timer;
  }

  /// Runs to the end, or until cancelled. Afterwards no worker is left; the temporary folder is the
  /// caller's to delete.
  ///
  /// @param referee may hear the same events
  /// @throws IOException when the temporary folder can't be written
  public void run(
      RunScript script, Consumer<RunEvent> sink, Referee referee, Cancellation cancellation)
      throws IOException, InterruptedException {
    var events = new HiddenSecrets(script.secrets(), sink);
    events.accept(
        new RunEvent.RunStarted(
            clock.millis(),
            script.id(),
            script.plan(),
            script.trials().size(),
            script.environment(),
            script.series(),
            Optional.of(script.workload())));
    Consumer<String> warnings = text -> events.accept(new RunEvent.Warned(clock.millis(), 0, text));
    script.warnings().forEach(warnings);
    script
        .questions()
        .forEach(text -> events.accept(new RunEvent.Questioned(clock.millis(), 0, text)));
    try (var pool = new WorkerPool(command, script, warnings);
        var probing = new Probing(script.temporary(), events, warnings, clock, timer)) {
      for (Trial trial : script.trials()) {
        if (cancellation.isRequested()) {
          break;
        }
        if (!referee.wants(trial)) {
          continue;
        }
        probing.ifDue();
        events.accept(new RunEvent.TrialStarted(clock.millis(), trial));
        var watch = new ClockWatch(clock, timer);
        Outcome outcome = new TrialConduct(script, trial, pool, events, clock).run(cancellation);
        watch
            .warning(trial)
            .ifPresent(
                text -> events.accept(new RunEvent.Warned(clock.millis(), trial.number(), text)));
        events.accept(new RunEvent.TrialFinished(clock.millis(), trial.number(), outcome));
      }
      probing.now();
    }
    events.accept(new RunEvent.RunFinished(clock.millis(), cancellation.isRequested()));
  }
}
