package dynobench.run;

import dynobench.catalog.Mode;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.Isolation;
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
  public void run(RunScript script, Consumer<RunEvent> sink, Cancellation cancellation)
      throws IOException, InterruptedException {
    var events = new HiddenSecrets(script.secrets(), sink);
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
    script
        .questions()
        .forEach(text -> events.accept(new RunEvent.Questioned(clock.millis(), 0, text)));
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

  private static Outcome run(
      RunScript script,
      Trial trial,
      WorkerPool pool,
      HiddenSecrets events,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    Mode mode = script.resolved(trial.contender()).mode();
    var watch =
        new TrialWatch(
            trial,
            Workloads.named(trial.workload()).orElseThrow().phases(trial.rows()),
            script.plan().jvm().heapMegabytes(),
            events);
    boolean bare = trial.workload().equals(Workloads.BARE);
    boolean afresh = !bare && isVerifiedAfresh(script, trial);
    WorkerPool.Place place = pool.take(trial);
    var measure =
        new Assignment.Measure(
            trial,
            mode.setup(),
            place.folder().toString(),
            script.plan().seed(),
            bare ? 0 : SAMPLES_PER_SECOND,
            !bare && !afresh);
    watch.measuring(measure.verifies());
    Outcome outcome = place.worker().run(measure, script.plan().timeLimit(), watch, cancellation);
    if (afresh && outcome.counts()) {
      outcome = verify(script, trial, pool, place, watch, cancellation);
    }
    pool.giveBack(outcome);
    watch.end();
    return outcome;
  }

  /// What is promised to outlive the process is read by another one. Trials that share a process
  /// are verified in it, but for the last: with the first one's end the others' data are gone.
  private static boolean isVerifiedAfresh(RunScript script, Trial trial) {
    boolean last =
        script.plan().isolation() == Isolation.TRIAL
            || script.trials().stream()
                .skip(trial.number())
                .findFirst()
                .filter(next -> next.contender().equals(trial.contender()))
                .isEmpty();
    return last
        && !trial.warmup()
        && script.resolved(trial.contender()).mode().durability().outlivesTheProcess();
  }

  private static Outcome verify(
      RunScript script,
      Trial trial,
      WorkerPool pool,
      WorkerPool.Place first,
      TrialWatch watch,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    Mode mode = script.resolved(trial.contender()).mode();
    first.worker().end(mode.settleMillis(), watch, cancellation).ifPresent(watch::question);
    if (cancellation.isRequested()) {
      return new Outcome.Cancelled();
    }
    WorkerPool.Place second = pool.another(first);
    watch.verifying(mode.mayLoseTheLast());
    return second
        .worker()
        .run(
            new Assignment.Verify(
                trial,
                mode.setup().reopened(),
                second.folder().toString(),
                script.plan().seed(),
                mode.mayLoseTheLast()),
            script.plan().timeLimit(),
            watch,
            cancellation);
  }
}
