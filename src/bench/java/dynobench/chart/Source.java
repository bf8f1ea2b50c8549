package dynobench.chart;

import dynobench.event.Series;
import dynobench.result.Figures;

/// Figures and their role on the chart.
public record Source(Figures figures, Role role) {
  SeriesKey key(Series series) {
    return new SeriesKey(figures.id(), series.contender());
  }
}
