package dynobench.chart;

import dynobench.event.Series;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Looks of all series. They depend only on the sources and their order, so that charts, the tree
/// of engines and tables agree, regardless of hidden series. A contender has the same colour in all
/// sources.
public final class SeriesLooks {
  private final Map<SeriesKey, SeriesLook> looks;

  private SeriesLooks(Map<SeriesKey, SeriesLook> looks) {
    this.looks = Map.copyOf(looks);
  }

  public static SeriesLooks of(List<ChartSource> sources) {
    var order = new LookOrder();
    Map<SeriesKey, SeriesLook> looks = new HashMap<>();
    int overlays = 0;
    for (ChartSource source : sources) {
      for (Series series : source.figures().series()) {
        looks.putIfAbsent(
            source.key(series), order.of(series.contender(), source.role(), overlays));
      }
      // Gives a second overlay other markers than the first.
      overlays += source.role() == SourceRole.OVERLAY ? 1 : 0;
    }
    return new SeriesLooks(looks);
  }

  /// Returns the look of a series of one of the sources.
  public SeriesLook of(ChartSource source, Series series) {
    return of(source.key(series))
        .orElseThrow(() ->
            new IllegalArgumentException(
                series.title() + " is no series of " + source.figures().id()));
  }

  /// Returns the look of a series key, if it is known.
  public Optional<SeriesLook> of(SeriesKey key) {
    return Optional.ofNullable(looks.get(key));
  }
}
