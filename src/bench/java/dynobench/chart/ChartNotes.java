package dynobench.chart;

import dynobench.chart.Picture.ChartLine;
import dynobench.durability.SurvivalLevel;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.table.IntervalNotes;
import dynobench.table.PartWords;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Notes below a chart that prevent wrong readings.
final class ChartNotes {
  static final String RINGS = "Rings are outliers (Tukey's fences); they are kept.";

  static final String SIGNS =
      "Bars beside a name: what survives a killed process (left) and a power cut (right). Compare"
          + " equal durability.";

  static final String NODES =
      "All nodes run on one machine: replication costs time, but protects only against a killed"
          + " node, not against a killed cluster or a power cut.";

  private ChartNotes() {}

  /// Returns a note on where a cluster's nodes run, if the number of nodes varies.
  static Optional<String> nodes(ChartInput material) {
    return material.factors().contains(Factor.NODES) ? Optional.of(NODES) : Optional.empty();
  }

  /// Returns notes on the computation of whiskers and, if there are outliers, on the meaning of
  /// rings. Empty without figures.
  static List<String> spread(ChartInput material, Map<SeriesKey, List<Measurement>> figures) {
    List<Measurement> all =
        material
            .having(figures)
            .map(each -> figures.get(each.key()))
            .flatMap(Collection::stream)
            .toList();
    if (all.isEmpty()) {
      return List.of();
    }
    var notes = new ArrayList<String>();
    notes.add(IntervalNotes.sentence(all.stream().map(Measurement::summary)));
    if (all.stream().anyMatch(each -> !each.outliers().isEmpty())) {
      notes.add(RINGS);
    }
    return notes;
  }

  /// Returns a note for each run with added rounds.
  static List<String> parts(ChartInput material) {
    return material.shown().stream()
        .map(NamedSeries::source)
        .distinct()
        .flatMap(each -> ChartInput.run(each).stream())
        .flatMap(run -> PartWords.added(run).map(it -> "%s: %s.".formatted(run.id(), it)).stream())
        .toList();
  }

  /// Returns a note that names the visible series without figures at a point. Skips an overlaid
  /// source without any figure there.
  static Optional<String> missing(ChartInput material, Set<SeriesKey> figures, Settings point) {
    List<String> names =
        material.shown().stream()
            .filter(each -> !figures.contains(each.key()))
            .filter(
                each -> each.source().equals(material.mainSource()) || any(figures, each.source()))
            .map(NamedSeries::name)
            .toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "No figures%s: %s.".formatted(ChartDraft.at(point), String.join(", ", names)));
  }

  private static boolean any(Set<SeriesKey> figures, ChartSource source) {
    return figures.stream().anyMatch(each -> each.source().equals(source.figures().id()));
  }

  /// Returns one sentence for each overlaid source without a line, with the reason.
  static List<String> leftOut(ChartInput material, List<ChartLine> lines) {
    Chart chart = material.request().chart();
    Set<String> drawn =
        material.shown().stream()
            .filter(each -> lines.stream().anyMatch(line -> chart.isOn(line.key(), each.key())))
            .map(each -> each.source().figures().id())
            .collect(Collectors.toSet());
    return material.shown().stream()
        .map(NamedSeries::source)
        .distinct()
        .filter(each -> !each.equals(material.mainSource()) && !drawn.contains(each.figures().id()))
        .map(each ->
            "%s is not on this chart: %s.".formatted(each.figures().id(), why(material, each)))
        .toList();
  }

  private static String why(ChartInput material, ChartSource source) {
    MeasurementSet figures = source.figures();
    String phase = material.phase();
    if (!phase.isEmpty() && !figures.phases().contains(phase)) {
      return "it has no figures of " + material.title();
    }
    List<Metric> known =
        Stream.of(Metric.values())
            .filter(each ->
                figures.phases().stream().anyMatch(it -> !figures.measurements(it, each).isEmpty()))
            .toList();
    if (!known.contains(material.metric())) {
      return "it publishes %s, not %s"
          .formatted(
              known.isEmpty()
                  ? "nothing"
                  : known.stream().map(Metric::title).collect(Collectors.joining(" and ")),
              material.metric().title());
    }
    if (material.place(source).isEmpty()) {
      return "its figures vary by %s, which does not vary here"
          .formatted(
              material.additionalFactors(source).stream()
                  .map(LevelLabels::name)
                  .collect(Collectors.joining(", ")));
    }
    return "it has no such figures";
  }

  /// Returns a note on the durability sign beside names, if the drawn series have different known
  /// durabilities. Such series did different work.
  static Optional<String> durability(ChartInput material, List<ChartLine> lines) {
    Chart chart = material.request().chart();
    Stream<Series> known =
        material.shown().stream()
            .filter(each -> lines.stream().anyMatch(line -> chart.isOn(line.key(), each.key())))
            .map(NamedSeries::series);
    long promises =
        Series.answers(known).stream()
            .filter(each -> each.kill() != SurvivalLevel.UNSTATED)
            .count();
    return promises < 2 ? Optional.empty() : Optional.of(SIGNS);
  }
}
