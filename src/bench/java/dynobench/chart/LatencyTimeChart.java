package dynobench.chart;

import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.chart.Picture.Strand;
import dynobench.result.ServiceSecond.Pace;
import dynobench.result.TrialResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/// Chart of the latencies in each second of a phase: 99th percentile, median and maximum.
final class LatencyTimeChart implements ClientChart {
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
    return "Latency in each second: 99th percentile, median and maximum";
  }

  /// A linear axis would hide the median below the longest latency.
  @Override
  public Logs logs() {
    return new Logs(false, true);
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    List<ChartLine> lines = ServedTrials.of(material).map(LatencyTimeChart::line).toList();
    return new ChartDraft(
        material,
        material.title() + ", latency second by second" + ChartDraft.at(material.point()),
        ChartForm.LINES,
        OverTime.axis(lines),
        "latency",
        lines,
        lines.stream().allMatch(each -> each.points().isEmpty())
            ? List.of()
            : List.of(
                "The line is the 99th percentile; thin lines are the median and the maximum. Each"
                    + " is the median of all trials."),
        ServedTrials.emptyReason(material));
  }

  private static ChartLine line(ServedTrials served) {
    List<Strand> strands =
        List.of(
            new Strand(over(served, Pace::medianNanos), false),
            new Strand(over(served, Pace::longestNanos), false));
    return OverTime.line(served.shown(), over(served, Pace::mostNanos), strands, Optional.empty());
  }

  /// Returns the medians of a value over time. Seconds without a completed operation have no point.
  private static List<ChartPoint> over(ServedTrials served, ToLongFunction<Pace> value) {
    var trials = new ArrayList<List<ChartPoint>>();
    for (TrialResult each : served.trials()) {
      List<ChartPoint> points =
          OverTime.points(served, each, second -> value.applyAsLong(second.pace()));
      trials.add(points.stream().filter(point -> point.y() > 0).toList());
    }
    return OverTime.medians(trials);
  }
}
