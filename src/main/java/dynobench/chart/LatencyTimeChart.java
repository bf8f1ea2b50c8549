package dynobench.chart;

import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.chart.Picture.Strand;
import dynobench.measure.Interval;
import dynobench.result.TrialResult;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/// How long operations took in each second of a phase.
final class LatencyTimeChart implements ClientChart {
  private static final double[] PERCENTS = {50, 99, 100};
  private static final int MEDIAN = 0;
  private static final int MOST = 1;
  private static final int LONGEST = 2;

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

  /// The longest is many times the median.
  @Override
  public Logs logs() {
    return new Logs(false, true);
  }

  @Override
  public Draft draft(Material material) {
    List<Line> lines = ServedTrials.of(material).map(LatencyTimeChart::line).toList();
    return new Draft(
        material,
        material.title() + ", latencies second by second" + Draft.at(material.point()),
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
    // A second's latencies are packed, and so read once for all three lines.
    IdentityHashMap<Interval, long[]> told = new IdentityHashMap<>();
    List<Strand> strands =
        List.of(
            new Strand(over(served, told, MEDIAN), false),
            new Strand(over(served, told, LONGEST), false));
    return OverTime.line(served.shown(), over(served, told, MOST), strands, Optional.empty());
  }

  /// Seconds in which nothing ended have none.
  private static List<Point> over(
      ServedTrials served, IdentityHashMap<Interval, long[]> told, int place) {
    var trials = new ArrayList<List<Point>>();
    for (TrialResult each : served.trials()) {
      List<Point> points =
          OverTime.points(
              served,
              each,
              second -> told.computeIfAbsent(second, it -> it.latencies(PERCENTS))[place]);
      trials.add(points.stream().filter(point -> point.y() > 0).toList());
    }
    return OverTime.medians(trials);
  }
}
