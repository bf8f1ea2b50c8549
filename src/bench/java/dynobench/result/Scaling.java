package dynobench.result;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.ScalingFit;
import dynobench.workload.Settings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Computes the growth of a series' work with a factor.
public final class Scaling {
  private static final double WIDEST_EXPONENT = 1;

  private Scaling() {}

  /// Returns whether the number of a phase's operations depends on the point; creating a table does
  /// not. Returns true for an unknown phase.
  public static boolean applies(MeasurementSet figures, String phase) {
    return figures.workload().phase(phase).map(each -> !each.isOnce()).orElse(true);
  }

  /// Returns the fit through all repetitions of one series in one phase over a factor. Ignores
  /// values of 0, such as times below the clock's resolution, and points where the factor is no
  /// positive number. Empty where the rest allows no fit.
  public static Optional<ScalingFit> fit(List<Measurement> measurements, String factor) {
    List<ScalingFit.FitPoint> points =
        measurements.stream()
            .filter(each -> each.number(factor).orElse(0) > 0)
            .flatMap(each ->
                each.summary().observations().stream()
                    .filter(value -> value > 0)
                    .map(value -> new ScalingFit.FitPoint(each.number(factor).orElse(1), value)))
            .toList();
    return ScalingFit.of(points);
  }

  /// Returns the growth of a phase's work over a factor, without open and close. It has one entry
  /// for each combination of the other factors' values that allows a fit. Empty for a phase with a
  /// constant number of operations.
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

  /// Growth of work over one factor.
  ///
  /// @param held values of the other factors
  public record Growth(Settings held, ScalingFit fit) {}

  /// Returns the exponent with two decimals, or `undetermined` if its interval is too wide.
  public static String exponent(ScalingFit fit) {
    return isDetermined(fit) ? String.format(Locale.ROOT, "%.2f", fit.exponent()) : "undetermined";
  }

  /// Returns the 95 % interval of the exponent.
  public static String interval(ScalingFit fit) {
    ConfidenceInterval interval = fit.exponentInterval();
    return String.format(Locale.ROOT, "%.2f – %.2f", interval.low(), interval.high());
  }

  /// Returns whether the exponent's interval is narrow enough to be useful.
  public static boolean isDetermined(ScalingFit fit) {
    ConfidenceInterval interval = fit.exponentInterval();
    return interval.high() - interval.low() <= WIDEST_EXPONENT;
  }
}
