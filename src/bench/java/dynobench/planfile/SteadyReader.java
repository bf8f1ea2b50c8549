package dynobench.planfile;

import dynobench.plan.Steady;
import dynobench.toml.Section;
import java.util.Optional;

/// Reads how warm a plan's trials are: `warm = "steady"`, or `warm = { until = "steady", at-most =
/// 40 }`.
public final class SteadyReader {
  static final String WARM = "warm";

  /// How long a trial's phases go on.
  public enum Warmth {
    /// They run once, in a JVM that has just begun.
    COLD,
    /// They are repeated until their times are steady.
    STEADY
  }

  private SteadyReader() {}

  /// Empty when the trials are cold, and when there were problems.
  static Optional<Steady> read(Section root) {
    return root.isTable(WARM)
        ? root.section(WARM).flatMap(SteadyReader::table)
        : of(root.choice(WARM, Warmth.COLD), Steady.USUAL_MOST);
  }

  private static Optional<Steady> table(Section warm) {
    Warmth until = PlanKeys.WARM.read(warm, Warmth.STEADY);
    String atMost = PlanKeys.MOST_ITERATIONS.key();
    boolean counts = warm.has(atMost) && until == Warmth.STEADY;
    int most = counts ? PlanKeys.MOST_ITERATIONS.read(warm) : Steady.USUAL_MOST;
    warm.finish();
    return warm.attempt(atMost, () -> of(until, most)).flatMap(it -> it);
  }

  private static Optional<Steady> of(Warmth warmth, int most) {
    return switch (warmth) {
      case COLD -> Optional.empty();
      case STEADY -> Optional.of(new Steady(most));
    };
  }
}
