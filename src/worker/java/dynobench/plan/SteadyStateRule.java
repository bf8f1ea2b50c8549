package dynobench.plan;

import java.util.Locale;

/// Rule that repeats each trial's phases in its JVM until their times are in steady state.
///
/// @param atMost maximum of iterations, after which a trial ends without a steady state
public record SteadyStateRule(int atMost) {
  /// Number of iterations before the first check.
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
              "at-most must be %d to %d iterations, not %,d: the first check of a trial is after"
                  + " iteration %d",
              FEWEST,
              MOST,
              atMost,
              FEWEST));
    }
  }
}
