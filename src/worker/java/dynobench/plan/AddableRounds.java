package dynobench.plan;

import java.util.Locale;
import java.util.Optional;

/// Rule that decides whether rounds can be added to a run of a plan.
public final class AddableRounds {
  private AddableRounds() {}

  /// Returns why no rounds can be added to a run of this plan; empty if the plan allows them.
  /// Reasons that only the run shows, such as [RoundsObstacle#SHARDS], are not checked.
  public static Optional<RoundsObstacle> obstacle(Plan plan) {
    if (plan.duel().isPresent()) {
      return Optional.of(RoundsObstacle.DUEL);
    }
    if (plan.gate().isPresent()) {
      return Optional.of(RoundsObstacle.GATE);
    }
    if (plan.crash().isPresent()) {
      return Optional.of(RoundsObstacle.CRASHES);
    }
    if (plan.upgrade().isPresent()) {
      return Optional.of(RoundsObstacle.UPGRADES);
    }
    return plan.isolation() == TrialIsolation.CONTENDER
        ? Optional.of(RoundsObstacle.SHARED_JVM)
        : Optional.empty();
  }

  /// Returns why this number of rounds cannot follow those of a plan, as a sentence; empty if they
  /// can.
  public static Optional<String> obstacle(Plan plan, int rounds) {
    int most = most(plan);
    return rounds >= 1 && rounds <= most
        ? Optional.empty()
        : Optional.of(
            most < 1
                ? String.format(
                    Locale.ROOT, "The run has %,d rounds, the maximum.", plan.repetitions())
                : String.format(
                    Locale.ROOT,
                    "The number of rounds must lie between 1 and %,d, not be %,d.",
                    most,
                    rounds));
  }

  /// Returns the maximum number of rounds that can be added; 0 or less if the plan is full.
  public static int most(Plan plan) {
    double each = Plan.pointCount(plan.factors()) * plan.contenders().size();
    int trials = (int) (Plan.MOST_TRIALS / each) - plan.warmups();
    return Math.min(Plan.MOST_REPETITIONS, trials) - plan.repetitions();
  }
}
