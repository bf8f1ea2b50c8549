package dynobench.plan;

import java.util.Locale;

/// Rule that repeats each trial's phases in its JVM until their times are in steady state.
///
/// @param atMost maximum of iterations, after which a trial ends without a steady state
public record SteadyStateRule(int atMost) {
  /// Smallest number of iterations that can be judged: the first look is after them.
  public static final int FEWEST = 20;

  /// Default maximum of iterations.
  public static final int USUAL_MOST = 60;

  /// Sanity limit: a trial that isn't steady by then has no steady state.
  public static final int MOST = 200;

  public SteadyStateRule {
    if (atMost < FEWEST || atMost > MOST) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "at-most must be %d to %d iterations, not %,d: the first look at a trial is after its"
                  + " %dth",
              FEWEST,
              MOST,
              atMost,
              FEWEST));
    }
  }
}
