package dynobench.result;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/// A figure as a multiple of another figure at the same point. If the workload compares the phase
/// with another phase, the other figure is that of the same contender in that phase. Otherwise it
/// is the figure of the first series with the same engine and version.
///
/// @param times factor to the other figure
/// @param to name of the other figure
public record RelativeValue(double times, String to) {
  /// Returns the multiple of a measurement.
  ///
  /// @return empty for the figure that others are compared with, and where that figure was not
  ///   measured or is 0
  public static Optional<RelativeValue> of(MeasurementSet figures, Measurement one) {
    return figures
        .workload()
        .phase(one.phase())
        .flatMap(phase -> phase.relativeTo())
        .map(base -> toPhase(figures, one, base))
        .orElseGet(() -> toFirst(figures, one));
  }

  private static Optional<RelativeValue> toPhase(
      MeasurementSet figures, Measurement one, String base) {
    String name = figures.workload().title(base).toLowerCase(Locale.ROOT);
    return figures.measurements(base, one.metric()).stream()
        .filter(each -> each.series().equals(one.series()))
        .filter(each -> each.levels().equals(one.levels()))
        .findFirst()
        .flatMap(each -> of(one, each, name));
  }

  private static Optional<RelativeValue> toFirst(MeasurementSet figures, Measurement one) {
    String engine = one.series().contender().engine();
    String version = one.series().version();
    return figures.measurements(one.phase(), one.metric()).stream()
        .filter(each -> each.levels().equals(one.levels()))
        .filter(each -> each.series().contender().engine().equals(engine))
        .filter(each -> each.series().version().equals(version))
        .findFirst()
        .filter(first -> !first.series().equals(one.series()))
        .flatMap(first ->
            of(
                one,
                first,
                Objects.requireNonNull(SeriesNames.of(figures.series()).get(first.series()))));
  }

  private static Optional<RelativeValue> of(Measurement one, Measurement base, String name) {
    double divisor = base.summary().median();
    return divisor > 0
        ? Optional.of(new RelativeValue(one.summary().median() / divisor, name))
        : Optional.empty();
  }
}
