package dynobench.chart;

import dynobench.event.Series;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Looks of all series. They depend only on the sources and their order, so that charts, the tree
/// of engines and tables agree, regardless of hidden series. A contender has the same colour in all
/// sources.
public final class Looks {
  private final Map<SeriesKey, Look> looks;

  private Looks(Map<SeriesKey, Look> looks) {
    this.looks = Map.copyOf(looks);
  }

  public static Looks of(List<Source> sources) {
    var order = new LookOrder();
    Map<SeriesKey, Look> looks = new HashMap<>();
    int overlays = 0;
    for (Source source : sources) {
      for (Series series : source.figures().series()) {
        looks.putIfAbsent(
            source.key(series), order.of(series.contender(), source.role(), overlays));
      }
      // Gives a second overlay other markers than the first.
      overlays += source.role() == Role.OVERLAY ? 1 : 0;
    }
    return new Looks(looks);
  }

  /// Returns the look of a series of one of the sources.
  public Look of(Source source, Series series) {
    return of(source.key(series))
        .orElseThrow(() ->
            new IllegalArgumentException(
                series.title() + " is no series of " + source.figures().id()));
  }

  /// Returns the look of a series key, if it is known.
  public Optional<Look> of(SeriesKey key) {
    return Optional.ofNullable(looks.get(key));
  }
}
