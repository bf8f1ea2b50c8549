package dynobench.stats;

import java.util.ArrayList;
import java.util.List;

/// Whether the times of a phase that is repeated in one process have become steady. From the 20th
/// iteration on, at every fifth, the later half of all iterations is looked at, its *window*. It is
/// steady if its second half takes as long as its first within 10 %, the whole interval of their
/// ratio (80 %, by rank sums), and if it has no trend (Mann and Kendall's test finds one as strong
/// in at least one of five windows without any). Where that interval lies within 2 %, a trend
/// matters to nobody. As the window grows with the iterations, noise asks for more of them, and
/// does not pass for rest.
public sealed interface Steadiness {
  /// The iteration of the first look.
  int FEWEST = 20;

  /// Looks are that many iterations apart: who looks each time is sooner or later lucky.
  int STRIDE = 5;

  /// What the halves of a steady window may differ by, as a share.
  double MARGIN = 0.10;

  /// What may differ even where a trend is plain.
  double TRIFLE = 0.02;

  /// Of the interval of the halves' ratio: each of its ends is passed in one of ten.
  double CONFIDENCE = 0.8;

  /// Of a window without a trend; Mann and Kendall's test finds less in four of five.
  double LEAST_CHANCE = 0.2;

  /// The last iterations, which are looked at.
  ///
  /// @param first from 1
  record Window(int first, int last) {
    /// Half of all iterations, the later one.
    static Window of(int iterations) {
      return new Window(iterations - Math.ceilDiv(iterations, 2) + 1, iterations);
    }

    public int length() {
      return last - first + 1;
    }

    /// What of all iterations lies in it.
    public <T> List<T> of(List<T> iterations) {
      return iterations.subList(first - 1, last);
    }
  }

  /// How the times go within a window.
  ///
  /// @param halves the second half over the first
  /// @param interval of that ratio
  /// @param chance how probable a trend as strong is where there is none
  record Change(double halves, Interval interval, double chance) {
    static Change of(List<Double> times) {
      int half = times.size() / 2;
      Ratio ratio =
          Ratio.ofSamples(
              new Summary(times.subList(times.size() - half, times.size())),
              new Summary(times.subList(0, half)));
      return new Change(
          ratio.estimate(), ratio.interval(CONFIDENCE).orElseThrow(), new Trend(times).chance());
    }

    boolean isWithin(double share) {
      return interval.low() >= 1 / (1 + share) && interval.high() <= 1 + share;
    }

    boolean isNone() {
      return isWithin(TRIFLE) || (isWithin(MARGIN) && chance >= LEAST_CHANCE);
    }
  }

  Window window();

  /// The times in the window are those of a steady state.
  record Steady(Window window, Change change) implements Steadiness {}

  /// They still change, or spread too far to tell.
  record Restless(Window window, Change change) implements Steadiness {}

  /// There are too few of them to tell.
  record TooFew(Window window) implements Steadiness {}

  /// Judges the times of all iterations so far, in order; at least one. What a clock couldn't see
  /// took one of its units.
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

  /// Whether a series that goes on is looked at after so many iterations.
  static boolean isLook(int iterations) {
    return iterations >= FEWEST && iterations % STRIDE == 0;
  }

  default boolean isSteady() {
    return this instanceof Steady;
  }
}
