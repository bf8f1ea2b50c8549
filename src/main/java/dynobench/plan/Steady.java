package dynobench.plan;

import dynobench.stats.Steadiness;
import java.util.Locale;

/// Has each trial's phases repeated in its JVM until their times are steady, as [Steadiness] judges
/// them.
///
/// @param atMost iterations, after which a trial ends that isn't steady
public record Steady(int atMost) {
  /// Where nobody says otherwise.
  public static final int USUAL_MOST = 60;

  /// A sanity limit: what isn't steady by then has no steady state.
  static final int MOST = 200;

  public Steady {
    if (atMost < Steadiness.FEWEST || atMost > MOST) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "at-most must be %d to %d iterations, not %,d: the first look at a trial is after its"
                  + " %dth",
              Steadiness.FEWEST,
              MOST,
              atMost,
              Steadiness.FEWEST));
    }
  }
}
