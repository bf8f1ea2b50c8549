package dynobench.run;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.plan.Trial;
import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/// Runs the two trials of a round interleaved, slice by slice. It reports the first trial's events
/// as they arrive, and the second trial's events when the first has ended. It reports all events on
/// the calling thread.
final class RelayRound {
  private final Clock clock;
  private final HiddenSecrets events;
  private final HeldEvents held;
  private final HiddenSecrets later;
  private final Trial firstTrial;
  private final Trial secondTrial;
  private final TrialConduct first;
  private final TrialConduct second;

  /// @param trials the two trials
  /// @param pools one pool for each trial
  RelayRound(
      RunScript script,
      List<Trial> trials,
      List<WorkerPool> pools,
      Consumer<RunEvent> sink,
      Clock clock) {
    this.clock = clock;
    this.events = new HiddenSecrets(script.secrets(), sink);
    this.held = new HeldEvents(sink);
    this.later = new HiddenSecrets(script.secrets(), held);
    this.firstTrial = trials.getFirst();
    this.secondTrial = trials.getLast();
    this.first = new TrialConduct(script, firstTrial, pools.getFirst(), events, clock);
    this.second = new TrialConduct(script, secondTrial, pools.getLast(), later, clock);
  }

  /// Runs both trials and returns when they have ended, successfully or not.
  void run(Cancellation cancellation) throws IOException, InterruptedException {
    events.accept(new RunEvent.TrialStarted(clock.millis(), firstTrial));
    later.accept(new RunEvent.TrialStarted(clock.millis(), secondTrial));
    first.begin();
    second.begin();
    var baton = new RelayBaton(first::grant, second::grant);
    var other = new FutureTask<>(() -> measure(second, 1, baton, cancellation));
    Thread thread = Thread.ofPlatform().name("dynobench-relay").start(other);
    Outcome one;
    Outcome two;
    try {
      one = measure(first, 0, baton, cancellation);
      two = result(other);
    } finally {
      thread.interrupt(); // it has ended, unless an error occurred here
      thread.join();
    }
    finish(first, firstTrial, one, events, cancellation);
    held.release();
    finish(second, secondTrial, two, later, cancellation);
  }

  private static Outcome measure(
      TrialConduct conduct, int side, RelayBaton baton, Cancellation cancellation)
      throws InterruptedException {
    try {
      return conduct.measure(yield -> baton.yielded(side, yield), cancellation);
    } finally {
      baton.finished(side);
    }
  }

  private static Outcome result(FutureTask<Outcome> task) throws InterruptedException {
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("The output of the second worker could not be read", e);
    }
  }

  private void finish(
      TrialConduct conduct,
      Trial trial,
      Outcome measured,
      HiddenSecrets sink,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    Outcome outcome = conduct.finish(measured, cancellation);
    sink.accept(new RunEvent.TrialFinished(clock.millis(), trial.number(), outcome));
  }
}
