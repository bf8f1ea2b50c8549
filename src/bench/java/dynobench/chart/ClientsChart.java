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
    return "How many operations more clients have done for them, and what perfect scaling would be";
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
  public Metric usual() {
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
        ServedTrials.none(material));
  }

  private static List<String> notes(ChartInput material, List<ChartLine> lines) {
    if (material.hasOnePoint() && !lines.isEmpty()) {
      return List.of("There is one point only: vary = { clients = [1, 2, 4, 8] } makes a line.");
    }
    return lines.stream().anyMatch(each -> each.fit().isPresent())
        ? List.of(
            "The dotted lines are perfect scaling: twice as many clients do twice as much as the"
                + " first point says.")
        : List.of();
  }

  /// Returns the line with its perfect scaling: a straight line through the origin and the first
  /// point.
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
