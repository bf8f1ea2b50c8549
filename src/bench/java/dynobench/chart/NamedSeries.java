package dynobench.chart;

import dynobench.event.Series;
import dynobench.result.SeriesNames;
import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.List;

/// A series as charts and legends show it.
///
/// @param name name that is unique on the chart
public record NamedSeries(ChartSource source, Series series, String name, SeriesLook look) {
  /// Returns the series of all sources, in order.
  public static List<NamedSeries> all(List<ChartSource> sources) {
    var looks = SeriesLooks.of(sources);
    var all = new ArrayList<NamedSeries>();
    for (ChartSource source : sources) {
      SeriesNames.of(source.figures().series())
          .forEach((series, name) ->
              all.add(
                  new NamedSeries(source, series, named(name, source), looks.of(source, series))));
    }
    return all;
  }

  /// Returns the name with the source's id if it is not the main run. Replaces unprintable
  /// characters.
  private static String named(String name, ChartSource source) {
    String printable = PlainText.shown(name);
    return switch (source.role()) {
      case MAIN -> printable;
      case OVERLAY, REFERENCE -> "%s (%s)".formatted(printable, source.figures().id());
    };
  }

  NamedSeries named(String other) {
    return new NamedSeries(source, series, other, look);
  }

  public SeriesKey key() {
    return source.key(series);
  }
}
