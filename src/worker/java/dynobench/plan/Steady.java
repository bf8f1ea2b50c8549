package dynobench.plan;

import java.util.Locale;

/// Has each trial's phases repeated in its JVM until their times are steady.
///
/// @param atMost iterations, after which a trial ends that isn't steady
public record Steady(int atMost) {
  /// The fewest iterations that can be judged: the first look is after them.
  public static final int FEWEST = 20;

  /// Where nobody says otherwise.
  public static final int USUAL_MOST = 60;

  /// A sanity limit: what isn't steady by then has no steady state.
  public static final int MOST = 200;

  public Steady {
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
