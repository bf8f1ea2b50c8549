package dynobench.run;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Gatherers;

/// Runs a script, trial by trial, and passes its events to one consumer on the calling thread. A
/// failed trial does not end the run; only cancelling, a changed jar, a consumer that throws, or an
/// unwritable temporary folder does.
public final class TrialRunner {
  /// Number of samples a second of every worker, while a workload runs.
  public static final int SAMPLES_PER_SECOND = 10;

  private final WorkerCommand command;
  private final Clock clock;
  private final dynobench.measure.Clock timer;

  /// @param timer monotonic clock that measures time limits
  public TrialRunner(WorkerCommand command, Clock clock, dynobench.measure.Clock timer) {
    this.command = command;
    this.clock = clock;
    this.timer = timer;
  }

  /// Runs to the end, or until cancelled. Afterwards no worker is left; the caller must delete the
  /// temporary folder.
  ///
  /// @param selector selector of the trials to run; may receive the same events through the sink
  /// @throws IOException when the temporary folder cannot be written
  public void run(
      RunScript script, Consumer<RunEvent> sink, TrialSelector selector, Cancellation cancellation)
      throws IOException, InterruptedException {
    var events = new HiddenSecrets(script.secrets(), sink);
    var jars = new JarStates(script);
    begin(script, events);
    Consumer<String> warnings = text -> events.accept(new RunEvent.Warned(clock.millis(), 0, text));
    script.warnings().forEach(warnings);
    script
        .initialWarnings()
        .forEach(text -> events.accept(new RunEvent.Questioned(clock.millis(), 0, text)));
    try (var pool = new WorkerPool(command, script, timer, warnings);
        var other = new WorkerPool(command, script, timer, warnings);
        var probing = new ProbeSchedule(script.temporary(), events, warnings, clock, timer)) {
      pool.limits().ifPresent(warnings);
      for (List<Trial> each : groups(script)) {
        if (!cancellation.isRequested() && each.stream().allMatch(selector::wants)) {
          probing.ifDue();
          var watch = new ClockWatch(clock, timer);
          Optional<Outcome> failure = jars.failure();
          if (failure.isPresent()) {
            each.forEach(trial -> fail(trial, failure.get(), events));
            break; // further trials would measure another version
          }
          if (each.size() == 1) {
            run(script, each.getFirst(), pool, jars, events, cancellation);
          } else {
            new RelayRound(script, each, List.of(pool, other), sink, clock).run(cancellation);
          }
          Trial first = each.getFirst();
          watch
              .warning(first)
              .ifPresent(
                  text -> events.accept(new RunEvent.Warned(clock.millis(), first.number(), text)));
        }
      }
      probing.now();
    }
    events.accept(new RunEvent.RunFinished(clock.millis(), cancellation.isRequested()));
  }

  private void begin(RunScript script, Consumer<RunEvent> events) {
    if (script.added().isPresent()) {
      AddedRounds more = script.added().get();
      events.accept(more.event(clock.millis(), script.trials().size(), script.environment()));
      return;
    }
    events.accept(
        new RunEvent.RunStarted(
            clock.millis(),
            script.id(),
            script.plan(),
            script.trials().size(),
            script.environment(),
            script.series(),
            Optional.of(script.workload())));
    script.part().ifPresent(part -> events.accept(shardStarted(part, script)));
  }

  private RunEvent shardStarted(NodeShard part, RunScript script) {
    long now = clock.millis();
    return new RunEvent.ShardStarted(
        now,
        part.shard(),
        part.node(),
        script.environment(),
        script.trials().getFirst().number(),
        now);
  }

  /// Returns the groups of trials that run at the same time: pairs in interleaved execution,
  /// otherwise single trials.
  private static List<List<Trial>> groups(RunScript script) {
    int size = script.plan().duel().filter(Duel::relay).isPresent() ? 2 : 1;
    return script.trials().stream().gather(Gatherers.windowFixed(size)).toList();
  }

  private void fail(Trial trial, Outcome failure, Consumer<RunEvent> events) {
    events.accept(new RunEvent.TrialStarted(clock.millis(), trial));
    events.accept(new RunEvent.TrialFinished(clock.millis(), trial.number(), failure));
  }

  private void run(
      RunScript script,
      Trial trial,
      WorkerPool pool,
      JarStates jars,
      HiddenSecrets events,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    events.accept(new RunEvent.TrialStarted(clock.millis(), trial));
    Plan plan = script.plan();
    Outcome outcome =
        plan.crash().isPresent()
            ? new CrashConduct(script, trial, pool, events, clock, cancellation).run()
            : plan.upgrade().isPresent()
                ? new UpgradeConduct(script, trial, pool, events, clock, cancellation).run()
                : new TrialConduct(script, trial, pool, events, clock).run(cancellation);
    events.accept(
        new RunEvent.TrialFinished(clock.millis(), trial.number(), jars.failure().orElse(outcome)));
  }
}
