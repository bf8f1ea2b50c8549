package dynobench.result;

import dynobench.event.Series;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

  /// Returns the shortest name of each series that is unique within the list, in order: its engine,
  /// its engine with the version, or the full name.
  public static Map<Series, String> shortOf(List<Series> series) {
    Map<Series, String> full = of(series);
    Map<String, List<Series>> families =
        series.stream().collect(Collectors.groupingBy(it -> it.contender().family()));
    var names = new LinkedHashMap<Series, String>();
    for (Series one : series) {
      List<Series> family = families.getOrDefault(one.contender().family(), List.of());
      boolean versions = family.stream().map(Series::version).distinct().count() == family.size();
      String name = full.getOrDefault(one, one.title());
      names.put(
          one,
          engine(one)
              .filter(_ -> versions)
              .map(engine -> family.size() == 1 ? engine : engine + " " + one.version())
              .orElse(name));
    }
    return names;
  }

  /// Returns the word of the title that is the engine's id, such as `JE` of `Berkeley DB JE
  /// transactions`; empty where the title does not contain the id.
  private static Optional<String> engine(Series series) {
    return Stream.of(series.title().split("[ ,]+"))
        .filter(word -> word.equalsIgnoreCase(series.contender().family()))
        .findFirst();
  }
}
