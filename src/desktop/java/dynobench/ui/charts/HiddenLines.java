package dynobench.ui.charts;

import dynobench.chart.Chart;
import dynobench.chart.NamedSeries;
import dynobench.chart.SeriesKey;
import dynobench.ui.shownrun.RunDisplay;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Visibility of a chart's lines, each with all of its series.
record HiddenLines(RunDisplay showing, Chart chart) {
  /// Hides a line, or shows it again if it was hidden.
  void toggle(SeriesKey line) {
    Set<SeriesKey> its = series(each -> chart.isOn(line, each));
    if (showing.hidden().containsAll(its)) {
      showing.hidden().removeAll(its);
    } else {
      showing.hidden().addAll(its);
    }
  }

  /// Hides all other lines, or shows all if exactly these were hidden.
  void isolate(SeriesKey line) {
    Set<SeriesKey> others = series(each -> !chart.isOn(line, each));
    if (showing.hidden().equals(others)) {
      showing.hidden().clear();
    } else {
      showing.hidden().retainAll(others);
      showing.hidden().addAll(others);
    }
  }

  private Set<SeriesKey> series(Predicate<SeriesKey> which) {
    return NamedSeries.all(showing.sources()).stream()
        .map(NamedSeries::key)
        .filter(which)
        .collect(Collectors.toSet());
  }
}
