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

/// Chart of the latencies in each second of a phase.
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
    return "How long operations took in each second: 99 of 100, and below and above it half of them"
        + " and the longest";
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
        material.title() + ", latencies second by second" + ChartDraft.at(material.point()),
        ChartForm.LINES,
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
