package dynobench.table;

import dynobench.comparison.Comparison;
import dynobench.comparison.Ranking;
import dynobench.comparison.RunRankings;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.result.RelativeValue;
import dynobench.result.Scaling;
import dynobench.stats.ConfidenceInterval;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// One line of a phase's table: the whole phase, and the medians of its parts. The parts' medians
/// need not add up to the whole; published figures have no parts.
///
/// @param parts median of open, work and close; empty if the row is not about the time
/// @param relative multiple of another figure; empty for metrics of which less is better
/// @param rank rank among contenders of equal durability; empty for published figures, and in a
///   table without ranks
public record PhaseRow(
    Measurement whole,
    Map<Metric, Double> parts,
    Optional<RelativeValue> relative,
    Optional<Ranking.ContenderRank> rank) {
  /// Mark after a median that includes trials without a steady state.
  public static final String RESTLESS = "~";

  private static final List<Metric> PARTS = List.of(Metric.OPEN, Metric.WORK, Metric.CLOSE);

  private record SeriesPoint(Object series, Settings levels) {
    static SeriesPoint of(Measurement it) {
      return new SeriesPoint(it.series(), it.levels());
    }
  }

  public PhaseRow {
    parts = Map.copyOf(parts);
  }

  /// Returns the table of a phase's times, without ranks: series in order, then factors from small
  /// to large.
  public static List<PhaseRow> of(MeasurementSet figures, String phase) {
    return of(figures, phase, Metric.TIME, RunRankings.NONE);
  }

  /// Returns the table of a phase for another metric, with ranks.
  ///
  /// @param standings ranks in that metric
  public static List<PhaseRow> of(
      MeasurementSet figures, String phase, Metric metric, RunRankings standings) {
    Map<SeriesPoint, Map<Metric, Double>> parts = new HashMap<>();
    if (metric == Metric.TIME) {
      for (Metric part : PARTS) {
        for (Measurement each : figures.measurements(phase, part)) {
          parts
              .computeIfAbsent(SeriesPoint.of(each), _ -> new EnumMap<>(Metric.class))
              .put(part, each.summary().median());
        }
      }
    }
    var rows = new ArrayList<PhaseRow>();
    for (Measurement each : figures.measurements(phase, metric)) {
      Optional<RelativeValue> relative =
          metric.better() == Metric.Better.MORE
              ? RelativeValue.of(figures, each)
              : Optional.empty();
      rows.add(
          new PhaseRow(
              each,
              parts.getOrDefault(SeriesPoint.of(each), Map.of()),
              relative,
              standings.of(each)));
    }
    return rows;
  }

  /// Returns the median of a part in nanoseconds; empty where the median is unknown.
  public OptionalDouble part(Metric part) {
    Double known = parts.get(part);
    return known == null ? OptionalDouble.empty() : OptionalDouble.of(known);
  }

  /// Returns the median in the metric's usual unit. A star marks outliers, and [#RESTLESS] marks
  /// trials without a steady state.
  public String median() {
    Unit.Step step = whole.metric().unit().usual();
    return NumberText.figure(whole.summary().median() / step.size())
        + (whole.outliers().isEmpty() ? "" : "*")
        + (whole.unsteady().isEmpty() ? "" : RESTLESS);
  }

  /// Returns the operations a second, including open and close; empty for a phase with a constant
  /// number of operations. The row must be about the time.
  public String rate(MeasurementSet figures) {
    return Scaling.applies(figures, whole.phase())
        ? NumberText.rate(whole.operations(), whole.summary().median())
        : "";
  }

  /// Returns the operations a second for a file, like [#rate].
  String plainRate(MeasurementSet figures) {
    return Scaling.applies(figures, whole.phase())
        ? NumberText.plainRate(whole.operations(), whole.summary().median())
        : "";
  }

  /// Returns the rank; shared ranks have an equals sign. Empty without a rank.
  String rankText() {
    return rank.map(Ranking.ContenderRank::text).orElse("");
  }

  /// Returns the ratio to the first of its durability level; empty for the first itself, and
  /// without a rank.
  OptionalDouble toFirst() {
    return rank.flatMap(Ranking.ContenderRank::toFirst)
        .map(row -> OptionalDouble.of(row.ratio().estimate()))
        .orElse(OptionalDouble.empty());
  }

  /// Returns the interval of that ratio.
  Optional<ConfidenceInterval> toFirstInterval() {
    return rank.flatMap(Ranking.ContenderRank::toFirst).flatMap(Comparison.ComparisonRow::interval);
  }

  /// Returns the multiple with its base, such as `13.5 × single reads`.
  String relativeText() {
    return NumberText.relative(relative);
  }
}
