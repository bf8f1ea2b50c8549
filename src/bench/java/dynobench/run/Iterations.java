package dynobench.run;

import dynobench.event.RunEvent;
import dynobench.plan.Steady;
import dynobench.stats.Steadiness;
import dynobench.workload.Phase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/// The iterations of one trial, and whether it needs another one. The times that decide are those
/// of the events that it passes on, so that whoever reads them stored comes to the same.
final class Iterations {
  private final Optional<Steady> rule;
  private final List<Phase> judged;
  private final long limitNanos;
  private final LongSupplier nanoClock;
  private final long beganNanos;
  private final Map<String, List<Double>> times = new HashMap<>();
  private int number = 1;
  private long iterationBeganNanos;
  private long longestNanos;

  /// @param judged the phases that have to be steady
  /// @param limitNanos that the trial may take: no iteration begins that wouldn't fit
  /// @param nanoClock of this process
  Iterations(Optional<Steady> rule, List<Phase> judged, long limitNanos, LongSupplier nanoClock) {
    this.rule = rule;
    this.judged = List.copyOf(judged);
    this.limitNanos = limitNanos;
    this.nanoClock = nanoClock;
    this.beganNanos = nanoClock.getAsLong();
    this.iterationBeganNanos = beganNanos;
  }

  boolean areWanted() {
    return rule.isPresent();
  }

  /// From 1.
  int number() {
    return number;
  }

  /// What is told of an event of the iteration that goes on; nothing of what was told before.
  Optional<RunEvent> told(RunEvent event) {
    if (event instanceof RunEvent.PhaseFinished phase) {
      times
          .computeIfAbsent(phase.phase(), _ -> new ArrayList<>())
          .add((double) phase.timing().wallNanos());
      return Optional.of(number == 1 ? phase : new RunEvent.PhaseRepeated(number, phase));
    }
    return number > 1 && event instanceof RunEvent.EngineReported
        ? Optional.empty()
        : Optional.of(event);
  }

  /// Whether another one is to follow this one, which has completed.
  boolean wantsAnother() {
    long now = nanoClock.getAsLong();
    longestNanos = Math.max(longestNanos, now - iterationBeganNanos);
    return rule.filter(it -> number < it.atMost()).isPresent()
        && now - beganNanos + longestNanos <= limitNanos
        && !(Steadiness.isLook(number) && areSteady());
  }

  private boolean areSteady() {
    return judged.stream()
        .allMatch(phase -> Steadiness.of(times.getOrDefault(phase.id(), List.of())).isSteady());
  }

  void next() {
    number++;
    iterationBeganNanos = nanoClock.getAsLong();
  }
}
