package dynobench.stats;

import java.util.ArrayList;
import java.util.List;

/// Steadiness of the times of a phase that one process repeats. From the 20th iteration on, the
/// second half of all iterations so far is examined after every fifth iteration: the *window*. A
/// window is steady if two conditions hold. First, its halves differ by at most 10 %, including the
/// whole interval of their ratio (80 %, by rank sums). Second, the window has no trend: without a
/// trend, chance alone would produce one this strong in at least one of five windows. If the
/// interval of the halves' ratio lies within 2 %, a trend does not matter. The window grows with
/// the iterations, so noise requires more iterations instead of passing as steady.
public sealed interface Steadiness {
  /// Iteration of the first look.
  int FEWEST = 20;

  /// Number of iterations between looks: a look at each iteration would sooner or later succeed by
  /// chance.
  int STRIDE = 5;

  /// Maximum difference of the halves of a steady window, as a share.
  double MARGIN = 0.10;

  /// Maximum difference, as a share, that is negligible even with a clear trend.
  double TRIFLE = 0.02;

  /// Confidence of the interval of the halves' ratio: each of its ends is exceeded in one of ten
  /// cases.
  double CONFIDENCE = 0.8;

  /// Minimum probability of a window's trend under the Mann-Kendall test. Four of five windows
  /// without a trend exceed it.
  double LEAST_CHANCE = 0.2;

  /// Last iterations, which are examined.
  ///
  /// @param first number of the first iteration, from 1
  record Window(int first, int last) {
    /// Returns the window of the given number of iterations: the second half of these.
    static Window of(int iterations) {
      return new Window(iterations - Math.ceilDiv(iterations, 2) + 1, iterations);
    }

    public int length() {
      return last - first + 1;
    }

    /// Returns the iterations that lie in the window.
    public <T> List<T> of(List<T> iterations) {
      return iterations.subList(first - 1, last);
    }
  }

  /// Change of the times within a window.
  ///
  /// @param halves ratio of the second half to the first
  /// @param interval interval of that ratio
  /// @param chance probability of a trend at least this strong if none exists
  record Change(double halves, ConfidenceInterval interval, double chance) {
    static Change of(List<Double> times) {
      int half = times.size() / 2;
      Ratio ratio =
          Ratio.ofSamples(
              new Summary(times.subList(times.size() - half, times.size())),
              new Summary(times.subList(0, half)));
      return new Change(
          ratio.estimate(),
          ratio.interval(CONFIDENCE).orElseThrow(),
          new MannKendallTrend(times).pValue());
    }

    boolean isWithin(double share) {
      return interval.low() >= 1 / (1 + share) && interval.high() <= 1 + share;
    }

    boolean isNone() {
      return isWithin(TRIFLE) || (isWithin(MARGIN) && chance >= LEAST_CHANCE);
    }
  }

  Window window();

  /// Verdict that the window is in a steady state.
  record Steady(Window window, Change change) implements Steadiness {}

  /// Verdict that the times still change, or vary too much to decide.
  record Restless(Window window, Change change) implements Steadiness {}

  /// Verdict that the iterations are too few to decide.
  record TooFew(Window window) implements Steadiness {}

  /// Judges the times of all iterations so far, in order; at least one. A time below the clock's
  /// resolution counts as one unit.
  static Steadiness of(List<Double> times) {
    var window = Window.of(times.size());
    if (times.size() < FEWEST) {
      return new TooFew(window);
    }
    var seen = new ArrayList<Double>();
    window.of(times).forEach(each -> seen.add(Math.max(1, each)));
    var change = Change.of(seen);
    return change.isNone() ? new Steady(window, change) : new Restless(window, change);
  }

  /// Returns whether a continuing series is examined after the given number of iterations.
  static boolean isLook(int iterations) {
    return iterations >= FEWEST && iterations % STRIDE == 0;
  }

  default boolean isSteady() {
    return this instanceof Steady;
  }
}
