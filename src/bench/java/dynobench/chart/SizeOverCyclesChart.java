package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.result.AgedSeries.AgedCycle;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/// Chart of the size of the files over the cycles of a database in long use, with the live data.
final class SizeOverCyclesChart extends CyclesChart {
  @Override
  public String id() {
    return "size-cycles";
  }

  @Override
  public String title() {
    return "Size over cycles";
  }

  @Override
  public String about() {
    return "Size of the files after each cycle of changes, beside the live data";
  }

  @Override
  public Metric defaultMetric() {
    return Metric.STORED;
  }

  @Override
  double figure(AgedCycle cycle) {
    return cycle.storedBytes();
  }

  @Override
  Optional<ToDoubleFunction<AgedCycle>> reference() {
    return Optional.of(AgedCycle::liveBytes);
  }

  @Override
  String heading() {
    return "Size of the files, cycle by cycle";
  }

  @Override
  List<String> notes() {
    return List.of("The thin line is the live data: keys and values of all records.");
  }
}
