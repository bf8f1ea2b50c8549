package dynobench.result;

import dynobench.event.Series;
import dynobench.stats.Interval;
import dynobench.stats.ScalingFit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How the time of a series grows with its rows.
public final class Scaling {
  private static final double WIDEST_EXPONENT = 1;

  private Scaling() {}

  /// Whether a phase does more with more rows. Creating a table doesn't.
  public static boolean applies(String phase) {
    return !phase.equals("create");
  }

  /// The fit through all repetitions of one series in one phase; times that the clock couldn't see
  /// are left out. Empty where the phase or the points allow none.
  public static Optional<ScalingFit> fit(List<Measurement> measurements) {
    List<ScalingFit.Point> points =
        measurements.stream()
            .filter(each -> applies(each.phase()))
            .flatMap(each ->
                each.summary().observations().stream()
                    .filter(time -> time > 0)
                    .map(time -> new ScalingFit.Point((double) each.rows(), time)))
            .toList();
    return ScalingFit.of(points);
  }

  /// How the work of a phase grows, without open and close.
  public static Optional<ScalingFit> ofWork(RunResult run, String phase, Series series) {
    return fit(
        run.measurements(phase, each -> each.timing().workNanos()).stream()
            .filter(each -> each.series().equals(series))
            .toList());
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
