package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.measure.Metric;
import dynobench.plan.Levels;
import dynobench.result.Measurement;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Chart of a metric of one phase over a factor. Shows bars if nothing varies, and columns if the
/// factor's values are not numbers.
final class PhaseChart implements Chart {
  @Override
  public String id() {
    return "phase";
  }

  @Override
  public String title() {
    return "Phase";
  }

  @Override
  public String about() {
    return "A phase of the workload, over what varies";
  }

  @Override
  public Choice choice() {
    return Choice.PHASE_AND_FACTOR;
  }

  @Override
  public Draft draft(Material material) {
    if (material.hasOnePoint()) {
      return bars(material);
    }
    return material.isNumber(material.factor()) ? lines(material) : columns(material);
  }

  private static Draft lines(Material material) {
    Settings held = material.held(List.of(material.phase()));
    var figures = material.measurements(material.phase(), material.metric(), held);
    return new Draft(
        material,
        title(material) + Draft.at(held),
        Form.LINES,
        OverFactor.axis(material),
        material.metric().title(),
        OverFactor.lines(material, figures, _ -> 1),
        Notes.spread(material, figures),
        "");
  }

  private static String title(Material material) {
    return material.title()
        + ": "
        + material.metric().title()
        + " over "
        + Levels.name(material.factor());
  }

  /// Returns bars at the only point, since lines would show all series above one position.
  private static Draft bars(Material material) {
    Settings point = material.point(List.of(material.phase()));
    Map<SeriesKey, Measurement> figures = material.at(material.phase(), material.metric(), point);
    var bars =
        Bars.of(
            material,
            material.having(figures),
            each -> Objects.requireNonNull(figures.get(each.key())).summary().median());
    Map<SeriesKey, List<Measurement>> all = new HashMap<>();
    figures.forEach((key, each) -> all.put(key, List.of(each)));
    String what = material.metric() == Metric.TIME ? "" : ": " + material.metric().title();
    return new Draft(
        material,
        material.title() + what + Draft.at(point),
        Form.BARS,
        bars.axis(),
        material.metric().title(),
        bars.lines((each, place) ->
            Points.line(
                each,
                List.of(Points.observed(place, Objects.requireNonNull(figures.get(each.key())))))),
        Notes.spread(material, all),
        "");
  }

  /// Returns a group of columns for each word of the factor.
  private static Draft columns(Material material) {
    Settings held = material.held(List.of(material.phase()));
    List<String> words = material.levels(material.factor());
    var figures = material.measurements(material.phase(), material.metric(), held);
    List<NamedSeries> shown = material.having(figures).sorted(Bars.BY_PROMISE).toList();
    var lines = new ArrayList<Line>();
    for (NamedSeries each : shown) {
      double offset = Picture.offset(lines.size(), shown.size(), words.size());
      List<Point> points =
          figures.getOrDefault(each.key(), List.of()).stream()
              .map(it -> Points.median(words.indexOf(level(it, material)) + offset, it))
              .toList();
      lines.add(Points.line(each, points));
    }
    return new Draft(
        material,
        title(material) + Draft.at(held),
        Form.COLUMNS,
        Axis.named(words),
        material.metric().title(),
        lines,
        Notes.spread(material, figures),
        "");
  }

  private static String level(Measurement measurement, Material material) {
    return measurement.levels().get(material.factor()).orElse("");
  }
}
