package dynobench.plan;

import java.time.Duration;
import java.util.Optional;

/// Rules that end a plan's run or its trials.
///
/// @param duel ends the run as soon as its question is answered, or when its time is up; empty
///   where the plan is no duel
/// @param steady repeats each trial's phases in its JVM until they are in steady state; empty where
///   they run once, cold
/// @param crash ends each trial's process before its work is complete; empty where the plan
///   measures
/// @param budget maximum duration of a run that is not a duel; no round starts that would end
///   later; empty without a limit
/// @param upgrade lets other versions open the files of each trial; empty where the plan measures
/// @param gate ends the run as soon as its question is answered; empty where the plan is no gate
public record StopRules(
    Optional<Duel> duel,
    Optional<SteadyStateRule> steady,
    Optional<CrashRules> crash,
    Optional<Duration> budget,
    Optional<UpgradeRules> upgrade,
    Optional<GateRules> gate) {
  /// Rules of a plan that runs all repetitions, cold.
  public static final StopRules NONE =
      new StopRules(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /// Creates the rules of a duel.
  public static StopRules of(Duel duel) {
    return NONE.with(duel);
  }

  /// Creates the rules of a plan with warm trials.
  public static StopRules of(SteadyStateRule steady) {
    return NONE.with(steady);
  }

  /// Creates the rules of a crash plan.
  public static StopRules of(CrashRules crash) {
    return NONE.with(crash);
  }

  /// Creates the rules of an upgrade plan.
  public static StopRules of(UpgradeRules upgrade) {
    return new StopRules(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(upgrade),
        Optional.empty());
  }

  StopRules with(Duel other) {
    return new StopRules(Optional.of(other), steady, crash, budget, upgrade, gate);
  }

  StopRules with(SteadyStateRule other) {
    return new StopRules(duel, Optional.of(other), crash, budget, upgrade, gate);
  }

  StopRules with(CrashRules other) {
    return new StopRules(duel, steady, Optional.of(other), budget, upgrade, gate);
  }

  StopRules with(Duration other) {
    return new StopRules(duel, steady, crash, Optional.of(other), upgrade, gate);
  }

  StopRules with(GateRules other) {
    return new StopRules(duel, steady, crash, budget, upgrade, Optional.of(other));
  }

  /// Returns the maximum duration of the run; empty if the plan's rounds alone end it.
  Optional<Duration> mostTime() {
    return duel.map(Duel::most).or(() -> budget).or(() -> gate.map(_ -> GateRules.USUAL_MOST));
  }
}
