package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.chart.Picture.Rounds;
import dynobench.chart.Picture.Strand;
import dynobench.measure.Metric;
import dynobench.result.AgedSeries;
import dynobench.result.AgedSeries.AgedCycle;
import dynobench.workload.Capability;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/// Chart of databases in long use: a figure over the cycles, the median of the trials.
abstract class CyclesChart implements Chart {
  @Override
  public ChartSelection choice() {
    return ChartSelection.NOTHING;
  }

  @Override
  public boolean isFor(Workload workload) {
    return workload.needs() == Capability.AGEING;
  }

  @Override
  public boolean shows(Metric metric) {
    return metric == defaultMetric();
  }

  /// Returns the figure of a cycle, in the unit of the metric.
  abstract double figure(AgedCycle cycle);

  /// Returns a figure for a thin line to compare with, if the chart has one.
  abstract Optional<ToDoubleFunction<AgedCycle>> reference();

  /// Returns the title, without the point.
  abstract String heading();

  abstract List<String> notes();

  @Override
  public ChartDraft draft(ChartInput material) {
    Settings point = material.point(material.phases());
    var aged = new HashMap<ChartSource, List<AgedSeries>>();
    material.sources().forEach(each -> aged.put(each, aged(each)));
    List<ChartLine> lines =
        material.shown().stream()
            .flatMap(shown ->
                aged.getOrDefault(shown.source(), List.of()).stream()
                    .filter(it -> it.series().equals(shown.series()))
                    .filter(it -> ChartInput.isAt(it.levels(), point))
                    .limit(1)
                    .map(it -> line(shown, it)))
            .toList();
    return new ChartDraft(
        material,
        heading() + ChartDraft.at(point),
        ChartForm.LINES,
        Axis.repetitions("cycle"),
        material.metric().title(),
        lines,
        lines.isEmpty() ? List.of() : notes(),
        "");
  }

  private static List<AgedSeries> aged(ChartSource source) {
    return ChartInput.run(source).map(AgedSeries::of).orElse(List.of());
  }

  private ChartLine line(NamedSeries shown, AgedSeries aged) {
    List<Strand> strands =
        reference().stream().map(it -> new Strand(points(aged, it), false)).toList();
    return ChartPoints.line(shown, points(aged, this::figure))
        .with(new Rounds(strands, Optional.empty()));
  }

  private static List<ChartPoint> points(AgedSeries aged, ToDoubleFunction<AgedCycle> figure) {
    return aged.cycles().stream()
        .map(each ->
            ChartPoint.at(each.number(), figure.applyAsDouble(each), "cycle " + each.number()))
        .toList();
  }
}
