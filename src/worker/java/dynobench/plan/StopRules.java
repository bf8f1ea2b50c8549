package dynobench.plan;

import java.util.Optional;

/// The rules that end a plan's run or its trials.
///
/// @param duel ends the run before its last repetition
/// @param steady repeats each trial's phases in its JVM until they are steady; empty where they run
///   once, cold
/// @param crash ends each trial's process before it is ready; empty where the plan measures
public record StopRules(Optional<Duel> duel, Optional<Steady> steady, Optional<Crash> crash) {
  /// All repetitions run, cold.
  public static final StopRules NONE =
      new StopRules(Optional.empty(), Optional.empty(), Optional.empty());

  /// The rules of a duel.
  public static StopRules of(Duel duel) {
    return new StopRules(Optional.of(duel), Optional.empty(), Optional.empty());
  }

  /// The rule of a plan with warm trials.
  public static StopRules of(Steady steady) {
    return new StopRules(Optional.empty(), Optional.of(steady), Optional.empty());
  }

  /// The rule of a crash plan.
  public static StopRules of(Crash crash) {
    return new StopRules(Optional.empty(), Optional.empty(), Optional.of(crash));
  }
}
