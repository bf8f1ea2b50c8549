package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.plan.Levels;
import dynobench.result.Measurement;
import dynobench.stats.Summary;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The mean of a metric per operation of a phase, over all points of what varies.
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
    return "Mean time per operation over all of what varies, with its spread";
  }

  @Override
  public Choice choice() {
    return Choice.PHASE;
  }

  @Override
  public boolean shows(Metric metric) {
    return metric.unit() != Unit.PER_SECOND;
  }

  @Override
  public Draft draft(Material material) {
    boolean applies = PerOperationChart.applies(material);
    Map<SeriesKey, List<Measurement>> figures =
        applies
            ? material.measurements(material.phase(), material.metric(), Settings.NONE)
            : Map.of();
    List<NamedSeries> shown = material.having(figures).toList();
    String points =
        material.factors().size() == 1
            ? material.factors().stream().map(AveragesChart::counts).findFirst().orElse("points")
            : "points";
    var lines = new ArrayList<Line>();
    for (NamedSeries each : shown) {
      lines.add(
          Points.line(
              each,
              List.of(average(lines.size(), figures.getOrDefault(each.key(), List.of()), points))));
    }
    String what = PerOperationChart.what(material);
    return new Draft(
        material,
        material.title() + ": mean " + what,
        Form.BARS,
        new Axis("", false, shown.stream().map(NamedSeries::name).toList()),
        what,
        lines,
        List.of(
            "The mean over all %s of the median per %s; whiskers reach from the smallest to the largest of these medians."
                .formatted(points, PerOperationChart.one(material))),
        applies ? "" : PerOperationChart.none(material));
  }

  /// `rows` become `row counts`.
  private static String counts(String factor) {
    String name = Levels.name(factor);
    return (name.endsWith("s") ? name.substring(0, name.length() - 1) : name) + " counts";
  }

  private static Point average(int place, List<Measurement> measurements, String points) {
    List<Double> perOperation =
        measurements.stream().map(each -> each.summary().median() / each.operations()).toList();
    var summary = new Summary(perOperation);
    String where = "mean of %d %s".formatted(summary.count(), points);
    return Point.mean(place, summary, where);
  }
}
