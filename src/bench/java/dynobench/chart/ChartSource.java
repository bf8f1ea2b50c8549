package dynobench.chart;

import dynobench.event.Series;
import dynobench.result.MeasurementSet;

/// Figures of a run or a publication, with their role on the chart.
public record ChartSource(MeasurementSet figures, SourceRole role) {
  SeriesKey key(Series series) {
    return new SeriesKey(figures.id(), series.contender());
  }
}
