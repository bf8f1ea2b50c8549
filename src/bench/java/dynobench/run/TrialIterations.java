package dynobench.run;

import dynobench.event.RunEvent;
import dynobench.plan.SteadyStateRule;
import dynobench.stats.Steadiness;
import dynobench.workload.Phase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Iterations of one trial, and the decision whether the trial needs another iteration. The
/// decision uses the times in the reported events, so a reader of the stored events reaches the
/// same result.
final class TrialIterations {
  private final Optional<SteadyStateRule> rule;
  private final List<Phase> judged;
  private final long limitNanos;
  private final LongSupplier nanoClock;
  private final long beganNanos;
  private final Map<String, List<Double>> times = new HashMap<>();
  private int number = 1;
  private long iterationBeganNanos;
  private long longestNanos;

  /// @param rule rule that ends the iterations; empty if the trial has one iteration
  /// @param judged phases that must reach a steady state
  /// @param limitNanos time limit of the trial: no iteration begins that would exceed the limit. It
  ///   is expected to take as long as the longest so far.
  /// @param nanoClock clock of this process
  TrialIterations(
      Optional<SteadyStateRule> rule, List<Phase> judged, long limitNanos, LongSupplier nanoClock) {
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

  /// Returns the number of the current iteration, from 1.
  int number() {
    return number;
  }

  /// Returns the event to report for an event of the current iteration; empty if it only repeats an
  /// earlier one. Also records the time of a finished phase.
  Optional<RunEvent> toReport(RunEvent event) {
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

  /// Returns whether another iteration must follow this one, which has completed. False at the
  /// rule's maximum or the time limit, or if a look finds all judged phases steady.
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
