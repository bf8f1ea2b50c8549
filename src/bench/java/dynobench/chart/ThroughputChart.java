package dynobench.chart;

import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.chart.Picture.Strand;
import dynobench.measure.Metric;
import dynobench.stats.SteadyState;
import java.util.ArrayList;
import java.util.List;

/// Chart of the clients' throughput in each second of a phase.
final class ThroughputChart implements ClientChart {
  @Override
  public String id() {
    return "throughput";
  }

  @Override
  public String title() {
    return "Throughput";
  }

  @Override
  public String about() {
    return "Operations in each second of a phase with clients, and the second from which they are"
        + " steady";
  }

  @Override
  public Metric defaultMetric() {
    return Metric.WORK_RATE;
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    List<ChartLine> lines = ServedTrials.of(material).map(ThroughputChart::line).toList();
    return new ChartDraft(
        material,
        material.title() + ", second by second" + ChartDraft.at(material.point()),
        ChartForm.LINES,
        OverTime.axis(lines),
        material.workload().unit(material.phase()) + " a second",
        lines,
        notes(lines),
        ServedTrials.emptyReason(material));
  }

  private static ChartLine line(ServedTrials served) {
    var strands = new ArrayList<Strand>();
    for (var trial : served.trials()) {
      List<ChartPoint> points = OverTime.points(served, trial, each -> each.interval().rate());
      strands.add(new Strand(points, ServedTrials.isCrossed(trial)));
    }
    List<ChartPoint> medians = OverTime.medians(strands.stream().map(Strand::points).toList());
    return OverTime.line(served.shown(), medians, strands, OverTime.steady(served, medians));
  }

  private static List<String> notes(List<ChartLine> lines) {
    boolean steady =
        lines.stream()
            .flatMap(each -> each.rounds().stream())
            .anyMatch(each -> each.steady().isPresent());
    return lines.stream().allMatch(each -> each.points().isEmpty())
        ? List.of()
        : List.of(
            "Thin lines are trials; the line is the median of the trials that reached the second"
                + (steady ? ", thick in the steady state." : why(lines)));
  }

  private static String why(List<ChartLine> lines) {
    boolean enough =
        lines.stream()
            .anyMatch(line ->
                line.points().stream().filter(each -> each.x() > 0).count() >= SteadyState.FEWEST);
    return enough
        ? ". No trial reached a steady state."
        : ". A steady state needs at least %d seconds.".formatted(SteadyState.FEWEST);
  }
}
