package dynobench.chart;

import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.chart.Picture.Strand;
import dynobench.measure.Interval;
import dynobench.measure.Metric;
import dynobench.result.TrialResult;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/// How long operations took in each second of a phase.
final class LatencyTimeChart implements Chart {
  @Override
  public String id() {
    return "latency-time";
  }

  @Override
  public String title() {
    return "Latency over time";
  }

  @Override
  public String about() {
    return "How long operations took in each second: 99 of 100, and below and above it half of them"
        + " and the longest";
  }

  @Override
  public Choice choice() {
    return Choice.PHASE;
  }

  @Override
  public boolean isFor(Workload workload) {
    return workload.hasClients();
  }

  @Override
  public boolean shows(Metric metric) {
    return metric == Metric.LATENCY_P99;
  }

  @Override
  public Metric usual() {
    return Metric.LATENCY_P99;
  }

  /// The longest is many times the median.
  @Override
  public Logs logs() {
    return new Logs(false, true);
  }

  @Override
  public Draft draft(Material material) {
    var seconds = new OverTime(material);
    List<Line> lines = seconds.served().map(LatencyTimeChart::line).toList();
    return new Draft(
        material,
        material.title() + ", latencies second by second" + Draft.at(seconds.point()),
        Form.LINES,
        OverTime.axis(lines),
        "latency",
        lines,
        lines.stream().allMatch(each -> each.points().isEmpty())
            ? List.of()
            : List.of(
                "The line is what 99 of 100 operations did not exceed, the thin ones are the median"
                    + " and the longest, each the middle of all trials."),
        ServedTrials.none(material));
  }

  private static Line line(ServedTrials served) {
    List<Point> middle = over(served, each -> latency(each, 50));
    List<Point> longest = over(served, each -> latency(each, 100));
    List<Strand> strands = List.of(new Strand(middle, false), new Strand(longest, false));
    return OverTime.line(
        served.shown(), over(served, each -> latency(each, 99)), strands, Optional.empty());
  }

  /// Seconds in which nothing ended have none.
  private static List<Point> over(ServedTrials served, ToDoubleFunction<Interval> value) {
    var trials = new ArrayList<List<Point>>();
    for (TrialResult each : served.trials()) {
      trials.add(
          OverTime.points(served, each, value).stream().filter(point -> point.y() > 0).toList());
    }
    return OverTime.medians(trials);
  }

  private static double latency(Interval second, double percent) {
    return second.latency(percent);
  }
}
