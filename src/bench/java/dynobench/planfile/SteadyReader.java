package dynobench.planfile;

import dynobench.plan.Steady;
import dynobench.toml.Section;
import java.util.Optional;

/// Reads how warm a plan's trials are: `warm = "steady"`, or `warm = { until = "steady", at-most =
/// 40 }`.
public final class SteadyReader {
  static final String WARM = "warm";
  private static final String UNTIL = "until";
  private static final String AT_MOST = "at-most";

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
    Warmth until = warm.choice(UNTIL, Warmth.STEADY);
    boolean counts = warm.has(AT_MOST) && until == Warmth.STEADY;
    int most = counts ? warm.count(AT_MOST, Steady.USUAL_MOST) : Steady.USUAL_MOST;
    warm.finish();
    return warm.attempt(AT_MOST, () -> of(until, most)).flatMap(it -> it);
  }

  private static Optional<Steady> of(Warmth warmth, int most) {
    return switch (warmth) {
      case COLD -> Optional.empty();
      case STEADY -> Optional.of(new Steady(most));
    };
  }

  /// As plan files write it, a line; none for cold trials, which older versions read as well.
  static String written(Optional<Steady> steady) {
    return steady
        .map(it -> WARM + " = { until = \"steady\", at-most = " + it.atMost() + " }\n")
        .orElse("");
  }
}
