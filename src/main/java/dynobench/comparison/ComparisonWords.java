package dynobench.comparison;

import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.result.RunResult;
import dynobench.stats.Interval;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.Locale;
import java.util.OptionalDouble;

/// What a comparison allows one to say, in words that command line and window share.
///
/// @param b what the second of the two is called, such as `B`
/// @param metric that is compared
public record ComparisonWords(String b, Metric metric) {
  /// Of so many rows at 95 %, one differs by chance.
  private static final int ROWS_TO_A_CHANCE = 20;

  /// What the ratio shows, with its interval.
  public String verdict(Ratio ratio) {
    return switch (ratio.verdict()) {
      case Verdict.Different(Interval interval) ->
          "%s (%s)".formatted(brief(ratio), range(ratio.estimate(), interval));
      case Verdict.NoDifferenceShown(Interval interval) ->
          "%s (%s – %s)".formatted(brief(ratio), factor(interval.low()), factor(interval.high()));
      case Verdict.TooFew(int needed) -> "%s: %d of each would do".formatted(brief(ratio), needed);
    };
  }

  private static String range(double ratio, Interval interval) {
    return ratio > 1
        ? factor(interval.low()) + " – " + factor(interval.high())
        : factor(1 / interval.high()) + " – " + factor(1 / interval.low());
  }

  /// The same for a narrow place, without the interval.
  public String brief(Ratio ratio) {
    return switch (ratio.verdict()) {
      case Verdict.Different _ when ratio.estimate() > 1 -> more(factor(ratio.estimate()));
      case Verdict.Different _ -> less(factor(1 / ratio.estimate()));
      case Verdict.NoDifferenceShown _ -> "no difference shown";
      case Verdict.TooFew _ -> "too few repetitions";
    };
  }

  /// What the worse of two is, such as `slower`.
  public static String worse(Metric metric) {
    return metric.unit() == Unit.BYTES ? "larger" : "slower";
  }

  /// What the better of two is, such as `faster`.
  public static String better(Metric metric) {
    return metric.unit() == Unit.BYTES ? "smaller" : "faster";
  }

  private String more(String factor) {
    return switch (metric.unit()) {
      case NANOS -> "%s takes %s times as long".formatted(b, factor);
      case PER_SECOND -> "%s is %s times as fast".formatted(b, factor);
      case BYTES -> "%s takes %s times as much".formatted(b, factor);
    };
  }

  private String less(String factor) {
    return switch (metric.unit()) {
      case NANOS -> "%s is %s times as fast".formatted(b, factor);
      case PER_SECOND -> "%s is %s times as slow".formatted(b, factor);
      case BYTES -> "%s is %s times as small".formatted(b, factor);
    };
  }

  /// A factor with two digits that mean something; near 1 with three, or nothing would be seen.
  private static String factor(double value) {
    int digits = value >= 9.95 ? 0 : value >= 1.195 ? 1 : 2;
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }

  /// The ratio's interval with its confidence; a dash where there is none.
  public static String interval(Ratio ratio) {
    return ratio
        .interval()
        .map(each ->
            String.format(
                Locale.ROOT,
                "%.3f – %.3f (%.1f %%)",
                each.low(),
                each.high(),
                each.confidence() * 100))
        .orElse("–");
  }

  /// How busy the machine was when the two runs began.
  public static String loads(RunResult a, RunResult b) {
    return "Load average at start: %s in %s, %s in %s.".formatted(load(a), a.id(), load(b), b.id());
  }

  private static String load(RunResult run) {
    OptionalDouble load =
        run.environment().map(Environment::loadAtStart).orElse(OptionalDouble.empty());
    return load.isPresent() ? String.format(Locale.ROOT, "%.1f", load.getAsDouble()) : "not known";
  }

  /// What many rows at once do to verdicts.
  public static String chance(int rows) {
    return "Of %,d %s at 95 %%, some %,d %s by chance."
        .formatted(
            rows,
            rows == 1 ? "row" : "rows",
            Math.ceilDiv(rows, ROWS_TO_A_CHANCE),
            rows > ROWS_TO_A_CHANCE ? "differ" : "differs");
  }

  /// What the intervals of two runs don't cover.
  public static String reach() {
    return "The intervals cover the spread within each run, not a change of the machine between"
        + " them. Run one of them again before you believe a verdict.";
  }
}
