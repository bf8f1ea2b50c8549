package dynobench.result;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.stats.Interval;
import dynobench.stats.ScalingFit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How the work of a series grows with what varies.
public final class Scaling {
  private static final double WIDEST_EXPONENT = 1;

  private Scaling() {}

  /// Whether a phase does more at some points than at others: making a table doesn't.
  public static boolean applies(Figures figures, String phase) {
    return figures.workload().phase(phase).map(each -> !each.isOnce()).orElse(true);
  }

  /// The fit through all repetitions of one series in one phase over a factor; values that the
  /// clock couldn't see are left out. Empty where the points allow none.
  public static Optional<ScalingFit> fit(List<Measurement> measurements, String factor) {
    List<ScalingFit.Point> points =
        measurements.stream()
            .filter(each -> each.number(factor).orElse(0) > 0)
            .flatMap(each ->
                each.summary().observations().stream()
                    .filter(value -> value > 0)
                    .map(value -> new ScalingFit.Point(each.number(factor).orElse(1), value)))
            .toList();
    return ScalingFit.of(points);
  }

  /// How the work of a phase grows over a factor, without open and close.
  public static Optional<ScalingFit> ofWork(
      RunResult run, String phase, Series series, String factor) {
    return applies(run, phase)
        ? fit(
            run.measurements(phase, Metric.WORK).stream()
                .filter(each -> each.series().equals(series))
                .toList(),
            factor)
        : Optional.empty();
  }

  /// The exponent as tables write it.
  public static String exponent(ScalingFit fit) {
    return isDetermined(fit) ? String.format(Locale.ROOT, "%.2f", fit.exponent()) : "undetermined";
  }

  /// Its 95 % interval.
  public static String interval(ScalingFit fit) {
    Interval interval = fit.exponentInterval();
    return String.format(Locale.ROOT, "%.2f – %.2f", interval.low(), interval.high());
  }

  /// An exponent whose interval reaches from shrinking to exploding says nothing.
  public static boolean isDetermined(ScalingFit fit) {
    Interval interval = fit.exponentInterval();
    return interval.high() - interval.low() <= WIDEST_EXPONENT;
  }
}
