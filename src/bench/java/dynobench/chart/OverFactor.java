package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartLine;
import dynobench.plan.LevelLabels;
import dynobench.result.Measurement;
import dynobench.workload.Factor;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/// Shared parts of charts over a factor.
final class OverFactor {
  private OverFactor() {}

  static Axis axis(ChartInput material) {
    String factor = material.factor();
    String label = factor.equals(Factor.HEAP) ? "heap, MB" : LevelLabels.name(factor);
    return Axis.numbers(label, material.request().logX()).planned(material.planned(factor));
  }

  /// Returns a line for each visible series; it may have no points. Leaves out measurements whose
  /// level is not a number.
  ///
  /// @param divisor divisor of each figure
  static List<ChartLine> lines(
      ChartInput material,
      Map<SeriesKey, List<Measurement>> figures,
      ToDoubleFunction<Measurement> divisor) {
    String factor = material.factor();
    return material.shown().stream()
        .map(each ->
            ChartPoints.line(
                each,
                figures.getOrDefault(each.key(), List.of()).stream()
                    .filter(it -> it.number(factor).isPresent())
                    .map(it ->
                        ChartPoints.median(it.number(factor).getAsDouble(), it)
                            .per(divisor.applyAsDouble(it)))
                    .toList()))
        .toList();
  }
}
