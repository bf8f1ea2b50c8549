package dynobench.result;

import dynobench.event.Series;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Names of series that are unique within a list. Two series of one title, such as an engine in two
/// commit styles, are distinguished by contender.
public final class SeriesNames {
  private SeriesNames() {}

  /// Returns the name of each series, in order.
  public static Map<Series, String> of(List<Series> series) {
    Map<String, Long> uses =
        series.stream().collect(Collectors.groupingBy(Series::title, Collectors.counting()));
    var names = new LinkedHashMap<Series, String>();
    for (Series one : series) {
      boolean alone = uses.getOrDefault(one.title(), 0L) == 1;
      names.put(one, alone ? one.title() : one.title() + ", " + one.contender());
    }
    return names;
  }
}
