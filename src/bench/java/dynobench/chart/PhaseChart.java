package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
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
    return "A phase of the workload, over the values of a factor";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE_AND_FACTOR;
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    if (material.hasOnePoint()) {
      return bars(material);
    }
    return material.isNumber(material.factor()) ? lines(material) : columns(material);
  }

  private static ChartDraft lines(ChartInput material) {
    Settings held = material.held(List.of(material.phase()));
    var figures = material.measurements(material.phase(), material.metric(), held);
    return new ChartDraft(
        material,
        title(material) + ChartDraft.at(held),
        ChartForm.LINES,
        OverFactor.axis(material),
        material.metric().title(),
        OverFactor.lines(material, figures, _ -> 1),
        ChartNotes.spread(material, figures),
        "");
  }

  private static String title(ChartInput material) {
    return material.title()
        + ": "
        + material.metric().title()
        + " over "
        + LevelLabels.name(material.factor());
  }

  /// Returns bars at the only point, since lines would show all series above one position.
  private static ChartDraft bars(ChartInput material) {
    Settings point = material.point(List.of(material.phase()));
    Map<SeriesKey, Measurement> figures = material.at(material.phase(), material.metric(), point);
    var bars =
        SortedBars.of(
            material,
            material.having(figures),
            each -> Objects.requireNonNull(figures.get(each.key())).summary().median());
    Map<SeriesKey, List<Measurement>> all = new HashMap<>();
    figures.forEach((key, each) -> all.put(key, List.of(each)));
    String what = material.metric() == Metric.TIME ? "" : ": " + material.metric().title();
    return new ChartDraft(
        material,
        material.title() + what + ChartDraft.at(point),
        ChartForm.BARS,
        bars.axis(),
        material.metric().title(),
        bars.lines((each, place) ->
            ChartPoints.line(
                each,
                List.of(
                    ChartPoints.observed(place, Objects.requireNonNull(figures.get(each.key())))))),
        ChartNotes.spread(material, all),
        "");
  }

  /// Returns a group of columns for each word of the factor.
  private static ChartDraft columns(ChartInput material) {
    Settings held = material.held(List.of(material.phase()));
    List<String> words = material.levels(material.factor());
    var figures = material.measurements(material.phase(), material.metric(), held);
    List<NamedSeries> shown = material.having(figures).sorted(SortedBars.BY_PROMISE).toList();
    var lines = new ArrayList<ChartLine>();
    for (NamedSeries each : shown) {
      double offset = Picture.offset(lines.size(), shown.size(), words.size());
      List<ChartPoint> points =
          figures.getOrDefault(each.key(), List.of()).stream()
              .map(it -> ChartPoints.median(words.indexOf(level(it, material)) + offset, it))
              .toList();
      lines.add(ChartPoints.line(each, points));
    }
    return new ChartDraft(
        material,
        title(material) + ChartDraft.at(held),
        ChartForm.COLUMNS,
        Axis.named(words),
        material.metric().title(),
        lines,
        ChartNotes.spread(material, figures),
        "");
  }

  private static String level(Measurement measurement, ChartInput material) {
    return measurement.levels().get(material.factor()).orElse("");
  }
}
