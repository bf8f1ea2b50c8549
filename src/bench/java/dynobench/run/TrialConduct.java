package dynobench.run;

import dynobench.catalog.Mode;
import dynobench.durability.SurvivalLevel;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.machine.MachineMeter;
import dynobench.plan.Trial;
import dynobench.plan.TrialIsolation;
import dynobench.setup.Setup;
import dynobench.worker.Assignment;
import dynobench.worker.RelayGrant;
import dynobench.worker.RelayYield;
import dynobench.worker.Task;
import dynobench.workload.Preparation;
import dynobench.workload.Settings;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/// Runs one trial. One worker measures; in some workloads, another one makes the database before.
/// If the mode's durability covers the end of its process, another worker then reads the data.
/// Exceptions are warm-ups, the baseline, and trials that share their process with the next trial.
final class TrialConduct {
  /// Minimum waiting time for an engine, in milliseconds, that is logged.
  private static final int LONG_SETTLING_MILLIS = 5_000;

  /// Idle time of an open database before the kill. Modes that write their log twice a second have
  /// written it then.
  private static final Duration BEFORE_KILL = Duration.ofSeconds(2);

  private final RunScript script;
  private final Trial trial;
  private final WorkerPool pool;
  private final HiddenSecrets events;
  private final Clock clock;
  private final Mode mode;
  private final Settings settings;
  private final TrialIterations iterations;
  private final TrialWatch watch;
  private Optional<Begun> started = Optional.empty();

  /// @param machine meter that was started with the worker
  private record Begun(WorkerPool.PooledWorker place, MachineMeter machine) {}

  TrialConduct(RunScript script, Trial trial, WorkerPool pool, HiddenSecrets events, Clock clock) {
    this.script = script;
    this.trial = trial;
    this.pool = pool;
    this.events = events;
    this.clock = clock;
    this.mode = script.resolved(trial.contender()).mode();
    this.settings = script.settings(trial);
    this.iterations =
        new TrialIterations(
            isRepeated() ? script.plan().steady() : Optional.empty(),
            script.workload().lasting().stream().filter(it -> it.isDone(settings)).toList(),
            script.plan().timeLimit().toNanos(),
            System::nanoTime);
    this.watch =
        new TrialWatch(
            trial,
            ExpectedEvents.of(script.workload(), settings),
            iterations,
            script.plan().jvm(trial.contender(), trial.levels()).heapMegabytes(),
            events);
  }

  /// Runs the trial and returns when it has ended, successfully or not.
  Outcome run(Cancellation cancellation) throws IOException, InterruptedException {
    begin();
    Optional<Outcome> early = prepare(cancellation);
    return finish(early.isPresent() ? early.get() : iterate(cancellation), cancellation);
  }

  /// Lets the worker make the database, if the workload asks for it, and starts another one for the
  /// phases. Returns the outcome if the trial ends here.
  private Optional<Outcome> prepare(Cancellation cancellation)
      throws IOException, InterruptedException {
    Optional<Preparation> ending = Preparation.of(script.workload(), settings);
    if (isBare() || ending.isEmpty()) {
      return Optional.empty();
    }
    WorkerPool.PooledWorker first = started.orElseThrow().place();
    watch.preparing();
    Outcome made =
        first
            .worker()
            .run(
                new Assignment.Prepare(task(setup(), first)),
                script.plan().timeLimit(),
                watch,
                cancellation);
    if (!made.counts()) {
      return Optional.of(made);
    }
    Optional<Outcome> early = ended(first, ending.get(), cancellation);
    if (early.isEmpty()) {
      started = Optional.of(new Begun(pool.another(first), new MachineMeter()));
    }
    return early;
  }

  /// Returns whether the last writes may be missing, as the mode promises for this trial.
  private boolean mayLose() {
    return mode.mayLoseTheLast()
        || (Preparation.kills(script.workload(), settings)
            && mode.durability().kill().promised() != SurvivalLevel.EVERYTHING);
  }

  /// Ends the preparing worker in order, or leaves it idle for a moment before it is killed.
  private Optional<Outcome> ended(
      WorkerPool.PooledWorker first, Preparation ending, Cancellation cancellation)
      throws InterruptedException {
    switch (ending) {
      case CLOSED ->
          first.worker().end(mode.settleMillis(), watch, cancellation).ifPresent(watch::warn);
      case KILLED -> {
        long due = System.nanoTime() + BEFORE_KILL.toNanos();
        Optional<Outcome> died =
            first.worker().watch(() -> System.nanoTime() >= due, watch, cancellation);
        if (died.isPresent()) {
          return died;
        }
      }
    }
    return cancellation.isRequested() ? Optional.of(new Outcome.Cancelled()) : Optional.empty();
  }

  /// Starts a worker. The calling thread must outlive the worker.
  void begin() throws IOException {
    var machine = new MachineMeter();
    started = Optional.of(new Begun(pool.take(trial), machine));
  }

  /// Lets the worker of [#begin] measure, interleaved with another one. May be called on another
  /// thread, which then reports the trial's events.
  ///
  /// @param turns is called when the worker ends a slice
  Outcome measure(Consumer<RelayYield> turns, Cancellation cancellation)
      throws InterruptedException {
    // The worker waits for half of the time, or a little more.
    Duration limit = script.plan().timeLimit().multipliedBy(2);
    return measure(Optional.of(turns), limit, cancellation);
  }

  /// Grants a slice to a waiting worker. May be called on any thread.
  void grant(RelayGrant grant) {
    started.orElseThrow().place().worker().grant(grant);
  }

  /// Finishes a measured trial, including its verification, and returns the outcome.
  Outcome finish(Outcome measured, Cancellation cancellation)
      throws IOException, InterruptedException {
    Begun here = started.orElseThrow();
    // Before the worker ends: a process's usage is lost when its parent ends before it.
    reportMachine(here.machine().activity());
    Outcome outcome = measured;
    if (isVerifiedAfresh() && measured.counts()) {
      outcome = verify(here.place(), cancellation);
    }
    pool.release(outcome);
    watch.end();
    return outcome;
  }

  /// Returns whether phases may be repeated. Warm-ups only warm the machine; their times are not
  /// used.
  private boolean isRepeated() {
    return !isBare() && !trial.warmup();
  }

  /// Runs iterations until one fails, or no further iteration is needed. A cold trial has one
  /// iteration.
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

  /// Returns whether the trial measures the baseline, which has no data to verify and is not
  /// sampled.
  private boolean isBare() {
    return trial.workload().equals(Trial.YARDSTICK);
  }

  private Outcome measure(
      Optional<Consumer<RelayYield>> turns, Duration limit, Cancellation cancellation)
      throws InterruptedException {
    boolean verifies = !isBare() && (iterations.areWanted() || !isVerifiedAfresh());
    WorkerPool.PooledWorker place = started.orElseThrow().place();
    watch.measuring(verifies);
    return place
        .worker()
        .run(
            new Assignment.Measure(
                task(setup(), place),
                isBare() ? 0 : TrialRunner.SAMPLES_PER_SECOND,
                verifies,
                turns.isPresent(),
                profile()),
            limit,
            watch,
            turns.orElse(_ -> {}),
            cancellation);
  }

  private Optional<Assignment.ProfileRequest> profile() {
    return isRepeated()
        ? script
            .profileOf(trial)
            .map(folder -> new Assignment.ProfileRequest(folder.toString(), iterations.number()))
        : Optional.empty();
  }

  private Setup setup() {
    return script.setup(trial);
  }

  private Task task(Setup setup, WorkerPool.PooledWorker place) {
    return script.task(trial, setup, place.folder());
  }

  /// Returns whether a new process verifies the data; never for the baseline, for warm-ups, and for
  /// modes that lose their data with the process. Repeated iterations are also verified in their
  /// own process. Trials that share a process are verified in this process, except the last trial:
  /// the process must end before a new one can read the data.
  private boolean isVerifiedAfresh() {
    return !isBare()
        && !trial.warmup()
        && mode.durability().outlivesTheProcess()
        && (script.plan().isolation() == TrialIsolation.TRIAL || isLastOfItsContender());
  }

  private boolean isLastOfItsContender() {
    return script.trials().stream()
        .dropWhile(each -> each.number() != trial.number())
        .skip(1)
        .findFirst()
        .filter(next -> next.contender().equals(trial.contender()))
        .isEmpty();
  }

  private Outcome verify(WorkerPool.PooledWorker first, Cancellation cancellation)
      throws IOException, InterruptedException {
    if (mode.settleMillis() >= LONG_SETTLING_MILLIS) {
      watch.waits(mode.settleMillis());
    }
    first.worker().end(mode.settleMillis(), watch, cancellation).ifPresent(watch::warn);
    if (cancellation.isRequested()) {
      return new Outcome.Cancelled();
    }
    WorkerPool.PooledWorker second = pool.another(first);
    boolean mayLose = mayLose();
    watch.verifying(mayLose);
    return second
        .worker()
        .run(
            new Assignment.Verify(task(setup().reopened(), second), watch.account(), mayLose),
            script.plan().timeLimit(),
            watch,
            cancellation);
  }

  private void reportMachine(MachineMeter.Seen machine) {
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
