package dynobench.chart;

import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartPoint;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.Measurement;
import dynobench.stats.Summary;
import dynobench.workload.Settings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Chart of a metric per operation of a phase: the mean over all points of the points' medians.
final class AveragesChart implements Chart {
  @Override
  public String id() {
    return "averages";
  }

  @Override
  public String title() {
    return "Averages";
  }

  @Override
  public String about() {
    return "Mean time per operation over all points, with its spread";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  @Override
  public boolean shows(Metric metric) {
    return !metric.unit().isQuotient();
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    boolean applies = PerOperationChart.applies(material);
    Map<SeriesKey, List<Measurement>> figures =
        applies
            ? material.measurements(material.phase(), material.metric(), Settings.NONE)
            : Map.of();
    String points =
        material.factors().size() == 1
            ? material.factors().stream().map(AveragesChart::counts).findFirst().orElse("points")
            : "points";
    Map<NamedSeries, Summary> means = new HashMap<>();
    material
        .having(figures)
        .forEach(each -> means.put(each, medians(figures.getOrDefault(each.key(), List.of()))));
    var bars = SortedBars.of(material, material.having(figures), each -> of(means, each).mean());
    String what = PerOperationChart.what(material);
    return new ChartDraft(
        material,
        material.title() + ": mean " + what,
        ChartForm.BARS,
        bars.axis(),
        what,
        bars.lines((each, place) ->
            ChartPoints.line(each, List.of(average(place, of(means, each), points)))),
        List.of(
            "Mean over all %s of the median per %s. Dots show these medians; a line connects the smallest and the largest."
                .formatted(points, PerOperationChart.one(material))),
        applies ? "" : PerOperationChart.emptyReason(material));
  }

  /// Turns `rows` into `row counts`.
  private static String counts(String factor) {
    String name = LevelLabels.name(factor);
    return (name.endsWith("s") ? name.substring(0, name.length() - 1) : name) + " counts";
  }

  private static Summary of(Map<NamedSeries, Summary> means, NamedSeries shown) {
    return Objects.requireNonNull(means.get(shown));
  }

  private static Summary medians(List<Measurement> measurements) {
    return new Summary(
        measurements.stream().map(each -> each.summary().median() / each.operations()).toList());
  }

  private static ChartPoint average(int place, Summary medians, String points) {
    return ChartPoint.mean(place, medians, "mean of %d %s".formatted(medians.count(), points))
        .observing(medians.observations());
  }
}
