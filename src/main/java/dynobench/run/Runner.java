package dynobench.run;

import dynobench.catalog.Setup;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.measure.MachineMeter;
import dynobench.plan.Trial;
import dynobench.worker.Assignment;
import dynobench.workload.Workloads;
import java.io.IOException;
import java.time.Clock;
import java.util.function.Consumer;

/// Runs a script, trial by trial, and tells its events to one consumer on the calling thread. A
/// trial that ends badly never ends the run; only cancelling, and a consumer that throws, do.
public final class Runner {
  /// Of every worker, while the phases workload runs.
  public static final int SAMPLES_PER_SECOND = 10;

  private final WorkerCommand command;
  private final Clock clock;

  public Runner(WorkerCommand command, Clock clock) {
    this.command = command;
    this.clock = clock;
  }

  /// Runs to the end, or until cancelled. Afterwards no worker is left; the temporary folder is the
  /// caller's to delete.
  ///
  /// @throws IOException when the temporary folder can't be written
  public void run(RunScript script, Consumer<RunEvent> events, Cancellation cancellation)
      throws IOException, InterruptedException {
    events.accept(
        new RunEvent.RunStarted(
            clock.millis(),
            script.id(),
            script.plan(),
            script.trials().size(),
            script.environment(),
            script.series()));
    Consumer<String> warnings = text -> events.accept(new RunEvent.Warned(clock.millis(), 0, text));
    script.warnings().forEach(warnings);
    try (var pool = new WorkerPool(command, script, warnings)) {
      for (Trial trial : script.trials()) {
        if (cancellation.isRequested()) {
          break;
        }
        events.accept(new RunEvent.TrialStarted(clock.millis(), trial));
        Outcome outcome = run(script, trial, pool, events, cancellation);
        events.accept(new RunEvent.TrialFinished(clock.millis(), trial.number(), outcome));
      }
    }
    events.accept(new RunEvent.RunFinished(clock.millis(), cancellation.isRequested()));
  }

  private RunEvent seen(Trial trial, MachineMeter.Seen machine) {
    return new RunEvent.MachineSeen(
        clock.millis(),
        trial.number(),
        machine.millis(),
        machine.otherCores(),
        machine.rivalCores(),
        machine.heldMillis(),
        machine.stolenCores());
  }

  private Outcome run(
      RunScript script,
      Trial trial,
      WorkerPool pool,
      Consumer<RunEvent> events,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    Setup setup = script.resolved(trial.contender()).mode().setup();
    var watch = new TrialWatch(trial, script.plan().jvm().heapMegabytes(), setup.secret(), events);
    var machine = new MachineMeter();
    WorkerPool.Place place = pool.take(trial);
    var assignment =
        new Assignment(
            trial,
            setup,
            place.folder().toString(),
            script.plan().seed(),
            trial.workload().equals(Workloads.BARE) ? 0 : SAMPLES_PER_SECOND);
    Outcome outcome =
        place.worker().run(assignment, script.plan().timeLimit(), watch, cancellation);
    // While the worker lives: what a process has used is lost when its parent ends before it.
    events.accept(seen(trial, machine.seen()));
    pool.giveBack(outcome);
    return watch.hide(outcome);
  }
}
