package dynobench.chart;

import dynobench.event.Series;
import dynobench.result.Figures;

/// Figures to be shown, and what they are on the chart.
public record Source(Figures figures, Role role) {
  SeriesKey key(Series series) {
    return new SeriesKey(figures.id(), series.contender());
  }
}
