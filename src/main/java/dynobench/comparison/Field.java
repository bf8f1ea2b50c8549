package dynobench.comparison;

import dynobench.comparison.Comparison.Row;
import dynobench.comparison.Ranking.Place;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.stats.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// Contenders that make the same promise, in one phase at one point: each is held against each
/// other.
final class Field {
  private record Pair(Series a, Series b) {}

  private final List<Measurement> all = new ArrayList<>();
  private final List<Contrast> contrasts = new ArrayList<>();
  private final Map<Pair, Row> rows = new HashMap<>();

  void add(Measurement next, RoundRatios rounds) {
    all.forEach(each -> Contrast.of(rounds, each, next).ifPresent(contrasts::add));
    all.add(next);
  }

  /// All pairs, to be judged together with those of other fields.
  List<Contrast> contrasts() {
    return contrasts;
  }

  /// Takes in what came out for one pair.
  void take(Row row) {
    rows.put(new Pair(row.a(), row.b()), row);
  }

  /// When all pairs are judged.
  Ranking ranking() {
    Map<Series, Integer> better = new HashMap<>();
    all.forEach(each -> better.put(each.series(), better(each.series())));
    boolean more = all.getFirst().metric().better() == Metric.Better.MORE;
    List<Measurement> ordered =
        all.stream()
            .sorted(
                Comparator.comparingInt((Measurement it) -> better.getOrDefault(it.series(), 0))
                    .thenComparingDouble(it -> it.summary().median() * (more ? -1 : 1)))
            .toList();
    Series first = ordered.getFirst().series();
    return new Ranking(
        ordered.stream()
            .map(each -> {
              Series series = each.series();
              Integer place = better.getOrDefault(series, 0);
              return new Place(
                  isDecidable(series) ? OptionalInt.of(1 + place) : OptionalInt.empty(),
                  Collections.frequency(better.values(), place) > 1,
                  each,
                  row(first, series));
            })
            .toList());
  }

  /// How many others are shown to be better.
  private int better(Series it) {
    return (int) others(it).filter(row -> row.isForB()).count();
  }

  /// Whether the rounds would do to tell it from all others.
  private boolean isDecidable(Series it) {
    return others(it).filter(row -> isDecided(row.verdict())).count() == all.size() - 1L
        && all.size() > 1;
  }

  private static boolean isDecided(Verdict verdict) {
    return !(verdict instanceof Verdict.TooFew || verdict instanceof Verdict.NotComparable);
  }

  /// One and each other one.
  private Stream<Row> others(Series it) {
    return all.stream()
        .map(Measurement::series)
        .filter(other -> !other.equals(it))
        .flatMap(other -> row(it, other).stream());
  }

  /// The second over the first.
  private Optional<Row> row(Series a, Series b) {
    return Optional.ofNullable(rows.get(new Pair(a, b)))
        .or(() -> Optional.ofNullable(rows.get(new Pair(b, a))).map(Row::turned));
  }
}
