package dynobench.run;

import dynobench.catalog.Mode;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.machine.MachineMeter;
import dynobench.plan.Isolation;
import dynobench.plan.Trial;
import dynobench.setup.Setup;
import dynobench.worker.Assignment;
import dynobench.worker.Grant;
import dynobench.worker.Task;
import dynobench.worker.Yield;
import dynobench.workload.Settings;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/// Carries out one trial: has one worker measure, and, where the mode promises that the data
/// outlive their process, another one read what the first has left.
final class TrialConduct {
  /// A longer wait for an engine is told.
  private static final int LONG_SETTLING_MILLIS = 5_000;

  private final RunScript script;
  private final Trial trial;
  private final WorkerPool pool;
  private final HiddenSecrets events;
  private final Clock clock;
  private final Mode mode;
  private final Settings settings;
  private final Iterations iterations;
  private final TrialWatch watch;
  private Optional<Begun> begun = Optional.empty();

  /// @param machine that looks since the worker's beginning
  private record Begun(WorkerPool.Place place, MachineMeter machine) {}

  TrialConduct(RunScript script, Trial trial, WorkerPool pool, HiddenSecrets events, Clock clock) {
    this.script = script;
    this.trial = trial;
    this.pool = pool;
    this.events = events;
    this.clock = clock;
    this.mode = script.resolved(trial.contender()).mode();
    this.settings = script.settings(trial);
    this.iterations =
        new Iterations(
            isRepeated() ? script.plan().steady() : Optional.empty(),
            script.workload().lasting().stream().filter(it -> it.isDone(settings)).toList(),
            script.plan().timeLimit().toNanos(),
            System::nanoTime);
    this.watch =
        new TrialWatch(
            trial,
            Expected.of(script.workload(), settings),
            iterations,
            script.plan().jvm(trial.contender(), trial.levels()).heapMegabytes(),
            events);
  }

  /// Comes back when the trial has ended, one way or another.
  Outcome run(Cancellation cancellation) throws IOException, InterruptedException {
    begin();
    return finish(iterate(cancellation), cancellation);
  }

  /// Has a worker ready. The calling thread must outlive it.
  void begin() throws IOException {
    var machine = new MachineMeter();
    begun = Optional.of(new Begun(pool.take(trial), machine));
  }

  /// Has the worker of [#begin] measure in turns with another one. May be called on another thread,
  /// which then tells the trial's events.
  ///
  /// @param turns hears when the worker gives its turn away
  Outcome measure(Consumer<Yield> turns, Cancellation cancellation) throws InterruptedException {
    // Half of the time, or a little more, it waits.
    Duration limit = script.plan().timeLimit().multipliedBy(2);
    return measure(Optional.of(turns), limit, cancellation);
  }

  /// Has a worker that waits for its turn go on. Any thread.
  void grant(Grant grant) {
    begun.orElseThrow().place().worker().grant(grant);
  }

  /// Comes back when the trial has ended after it was measured.
  Outcome finish(Outcome measured, Cancellation cancellation)
      throws IOException, InterruptedException {
    Begun here = begun.orElseThrow();
    // While the worker lives: what a process has used is lost when its parent ends before it.
    seen(here.machine().seen());
    Outcome outcome = measured;
    if (isVerifiedAfresh() && measured.counts()) {
      outcome = verify(here.place(), cancellation);
    }
    pool.giveBack(outcome);
    watch.end();
    return outcome;
  }

  /// Warm-ups warm the machine; nobody looks at their times.
  private boolean isRepeated() {
    return !isBare() && !trial.warmup();
  }

  /// All iterations, until one goes wrong or they are enough; a plan of cold trials has one.
  private Outcome iterate(Cancellation cancellation) throws InterruptedException {
    Outcome outcome = measure(cancellation);
    while (outcome.counts() && iterations.wantsAnother()) {
      watch.repeating();
      outcome = measure(cancellation);
    }
    return outcome;
  }

  private Outcome measure(Cancellation cancellation) throws InterruptedException {
    return measure(Optional.empty(), script.plan().timeLimit(), cancellation);
  }

  /// The yardstick for the harness, which keeps nothing to be read and is not looked at meanwhile.
  private boolean isBare() {
    return trial.workload().equals(Trial.YARDSTICK);
  }

  private Outcome measure(
      Optional<Consumer<Yield>> turns, Duration limit, Cancellation cancellation)
      throws InterruptedException {
    boolean verifies = !isBare() && (iterations.areWanted() || !isVerifiedAfresh());
    WorkerPool.Place place = begun.orElseThrow().place();
    watch.measuring(verifies);
    return place
        .worker()
        .run(
            new Assignment.Measure(
                task(setup(), place),
                isBare() ? 0 : Runner.SAMPLES_PER_SECOND,
                verifies,
                turns.isPresent()),
            limit,
            watch,
            turns.orElse(_ -> {}),
            cancellation);
  }

  private Setup setup() {
    return script.setup(trial);
  }

  private Task task(Setup setup, WorkerPool.Place place) {
    return script.task(trial, setup, place.folder());
  }

  /// What is repeated in a process is verified in it each time, and the last one's data afresh,
  /// too. Trials that share a process are verified in it, but for the last: the process has to end
  /// before another one reads.
  private boolean isVerifiedAfresh() {
    return !isBare()
        && !trial.warmup()
        && mode.durability().outlivesTheProcess()
        && (script.plan().isolation() == Isolation.TRIAL || isLastOfItsContender());
  }

  private boolean isLastOfItsContender() {
    return script.trials().stream()
        .skip(trial.number())
        .findFirst()
        .filter(next -> next.contender().equals(trial.contender()))
        .isEmpty();
  }

  private Outcome verify(WorkerPool.Place first, Cancellation cancellation)
      throws IOException, InterruptedException {
    if (mode.settleMillis() >= LONG_SETTLING_MILLIS) {
      watch.waits(mode.settleMillis());
    }
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
                task(setup().reopened(), second), watch.account(), mode.mayLoseTheLast()),
            script.plan().timeLimit(),
            watch,
            cancellation);
  }

  private void seen(MachineMeter.Seen machine) {
    events.accept(
        new RunEvent.MachineSeen(
            clock.millis(),
            trial.number(),
            machine.millis(),
            machine.otherCores(),
            machine.rivalCores(),
            machine.heldMillis(),
            machine.stolenCores()));
  }
}
