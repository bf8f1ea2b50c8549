package dynobench.chart;

import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.chart.Picture.Curve;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.result.Measurement;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Chart of throughput over a factor, with lines of perfect (proportional) scaling.
final class ClientsChart implements ClientChart {
  @Override
  public String id() {
    return "clients";
  }

  @Override
  public String title() {
    return "Throughput over clients";
  }

  @Override
  public String about() {
    return "Throughput for growing numbers of clients, and perfect scaling";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE_AND_FACTOR;
  }

  @Override
  public boolean shows(Metric metric) {
    return metric.unit() == Unit.PER_SECOND;
  }

  @Override
  public Metric defaultMetric() {
    return Metric.STEADY_RATE;
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    String phase = material.phase();
    Map<SeriesKey, List<Measurement>> figures =
        material.measurements(phase, material.metric(), material.held(List.of(phase)));
    List<ChartLine> lines =
        OverFactor.lines(material, figures, _ -> 1).stream().map(ClientsChart::ideal).toList();
    return new ChartDraft(
        material,
        material.title()
            + " over "
            + material.factor()
            + ChartDraft.at(material.held(List.of(phase))),
        ChartForm.LINES,
        OverFactor.axis(material),
        material.metric().title(),
        lines,
        notes(material, lines),
        ServedTrials.emptyReason(material));
  }

  private static List<String> notes(ChartInput material, List<ChartLine> lines) {
    if (material.hasOnePoint() && !lines.isEmpty()) {
      return List.of(
          "There is only one point. Add vary = { clients = [1, 2, 4, 8] } to the plan to"
              + " get a line.");
    }
    return lines.stream().anyMatch(each -> each.fit().isPresent())
        ? List.of(
            "Dotted lines show perfect scaling: twice as many clients do twice as many operations.")
        : List.of();
  }

  /// Returns the line with its perfect scaling: a straight line through the origin and the first
  /// point. A line with fewer than two points stays unchanged.
  private static ChartLine ideal(ChartLine line) {
    if (line.points().size() < 2 || line.points().getFirst().x() <= 0) {
      return line;
    }
    ChartPoint first = line.points().getFirst();
    ChartPoint last = line.points().getLast();
    double most = first.y() / first.x() * last.x();
    return line.with(
        Optional.of(
            new Curve("", List.of(first, ChartPoint.at(last.x(), most, "perfect scaling")), true)));
  }
}
