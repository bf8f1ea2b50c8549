package dynobench.result;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.stats.Interval;
import dynobench.stats.ScalingFit;
import dynobench.workload.Settings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

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

  /// How the work of a phase grows over a factor, without open and close: once for each of the
  /// values that the other factors have together.
  public static List<Growth> ofWork(RunResult run, String phase, Series series, String factor) {
    if (!applies(run, phase)) {
      return List.of();
    }
    Map<Settings, List<Measurement>> held =
        run.measurements(phase, Metric.WORK).stream()
            .filter(each -> each.series().equals(series))
            .collect(
                Collectors.groupingBy(
                    each -> each.levels().without(factor),
                    LinkedHashMap::new,
                    Collectors.toList()));
    return held.entrySet().stream()
        .flatMap(
            each -> fit(each.getValue(), factor).stream().map(it -> new Growth(each.getKey(), it)))
        .toList();
  }

  /// How work grows over one factor.
  ///
  /// @param held what the other factors are
  public record Growth(Settings held, ScalingFit fit) {}

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
