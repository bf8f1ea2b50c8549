package dynobench.planfile;

import dynobench.plan.SteadyStateRule;
import dynobench.toml.TomlSection;
import java.util.Optional;

/// Reads the warmth of a plan's trials: `warm = "steady"`, or `warm = { until = "steady", at-most =
/// 40 }`.
public final class SteadyReader {
  static final String WARM = "warm";

  /// Number of times that a trial repeats its phases.
  public enum Warmth {
    /// Phases run once, in a new JVM.
    COLD,
    /// A trial repeats its phases until their times are in a steady state.
    STEADY
  }

  private SteadyReader() {}

  /// Returns the rule of warm trials; empty when trials are cold, or when there were problems.
  static Optional<SteadyStateRule> read(TomlSection root) {
    return root.isTable(WARM)
        ? root.section(WARM).flatMap(SteadyReader::table)
        : of(root.choice(WARM, Warmth.COLD), SteadyStateRule.USUAL_MOST);
  }

  private static Optional<SteadyStateRule> table(TomlSection warm) {
    Warmth until = PlanKeys.WARM.read(warm, Warmth.STEADY);
    String atMost = PlanKeys.MOST_ITERATIONS.key();
    boolean counts = warm.has(atMost) && until == Warmth.STEADY;
    int most = counts ? PlanKeys.MOST_ITERATIONS.read(warm) : SteadyStateRule.USUAL_MOST;
    warm.finish();
    return warm.attempt(atMost, () -> of(until, most)).flatMap(it -> it);
  }

  private static Optional<SteadyStateRule> of(Warmth warmth, int most) {
    return switch (warmth) {
      case COLD -> Optional.empty();
      case STEADY -> Optional.of(new SteadyStateRule(most));
    };
  }
}
