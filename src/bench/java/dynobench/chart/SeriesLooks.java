package dynobench.chart;

import dynobench.event.Series;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Looks of all series. They depend only on the sources and their order, so that charts, the tree
/// of engines and tables agree, regardless of hidden series. A contender has the same colour in all
/// sources, and so has a published series that it repeats.
public final class SeriesLooks {
  private final Map<SeriesKey, SeriesLook> looks;

  private SeriesLooks(Map<SeriesKey, SeriesLook> looks) {
    this.looks = Map.copyOf(looks);
  }

  public static SeriesLooks of(List<ChartSource> sources) {
    var order = new LookOrder();
    Map<SeriesKey, SeriesLook> looks = new HashMap<>();
    int overlays = 0;
    int publications = 0;
    for (ChartSource source : sources) {
      Map<Series, SeriesLook> repeated = repeated(source, sources.getFirst(), looks);
      for (Series series : source.figures().series()) {
        SeriesLook own = repeated.get(series);
        SeriesLook look =
            own == null
                ? order.of(series.contender(), source.role(), overlays)
                : own.published(publications);
        looks.putIfAbsent(source.key(series), look);
      }
      // Gives a second overlay, or publication, other markers than the first.
      overlays += source.role() == SourceRole.OVERLAY ? 1 : 0;
      publications += source.role() == SourceRole.REFERENCE ? 1 : 0;
    }
    return new SeriesLooks(looks);
  }

  /// Returns the looks of the main source's series that repeat published ones. Each repeats at most
  /// one of a publication, so that two published lines never look alike.
  private static Map<Series, SeriesLook> repeated(
      ChartSource published, ChartSource main, Map<SeriesKey, SeriesLook> looks) {
    Map<Series, SeriesLook> repeated = new HashMap<>();
    if (published.role() == SourceRole.REFERENCE && !published.equals(main)) {
      List<Series> free = new ArrayList<>(main.figures().series());
      for (Series series : published.figures().series()) {
        free.stream()
            .filter(own -> published.figures().isCounterpart(own.contender(), series))
            .findFirst()
            .ifPresent(own -> {
              free.remove(own);
              repeated.put(series, Objects.requireNonNull(looks.get(main.key(own))));
            });
      }
    }
    return repeated;
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
