package dynobench.plan;

import java.util.Optional;

/// Rules that end a plan's run or its trials.
///
/// @param duel ends the run before its last repetition
/// @param steady repeats each trial's phases in its JVM until they are in steady state; empty where
///   they run once, cold
/// @param crash ends each trial's process before its work is complete; empty where the plan
///   measures
public record StopRules(
    Optional<Duel> duel, Optional<SteadyStateRule> steady, Optional<CrashRules> crash) {
  /// Rules of a plan that runs all repetitions, cold.
  public static final StopRules NONE =
      new StopRules(Optional.empty(), Optional.empty(), Optional.empty());

  /// Creates the rules of a duel.
  public static StopRules of(Duel duel) {
    return new StopRules(Optional.of(duel), Optional.empty(), Optional.empty());
  }

  /// Creates the rules of a plan with warm trials.
  public static StopRules of(SteadyStateRule steady) {
    return new StopRules(Optional.empty(), Optional.of(steady), Optional.empty());
  }

  /// Creates the rules of a crash plan.
  public static StopRules of(CrashRules crash) {
    return new StopRules(Optional.empty(), Optional.empty(), Optional.of(crash));
  }
}
