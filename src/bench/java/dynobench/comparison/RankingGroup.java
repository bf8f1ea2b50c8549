package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.comparison.Ranking.ContenderRank;
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
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Contenders in one phase at one point: those of equal durability, or a selection. Compares every
/// pair of these contenders.
final class RankingGroup {
  /// A pair of indexes into the list of all measurements, which are faster to look up than series.
  private record IndexPair(int a, int b) {}

  private final List<Measurement> all = new ArrayList<>();
  private final List<MeasurementPair> contrasts = new ArrayList<>();
  private final List<IndexPair> pairs = new ArrayList<>();
  private final Map<IndexPair, ComparisonRow> rows = new HashMap<>();

  void add(Measurement next, RoundRatios rounds) {
    int place = all.size();
    for (int i = 0; i < place; i++) {
      var pair = new IndexPair(i, place);
      MeasurementPair.of(rounds, all.get(i), next)
          .ifPresent(it -> {
            contrasts.add(it);
            pairs.add(pair);
          });
    }
    all.add(next);
  }

  /// Adds a contender whose verdicts are known.
  ///
  /// @param verdicts the verdict of two measurements, if there is one
  void add(
      Measurement next, BiFunction<Measurement, Measurement, Optional<ComparisonRow>> verdicts) {
    int place = all.size();
    for (int i = 0; i < place; i++) {
      var pair = new IndexPair(i, place);
      verdicts
          .apply(all.get(i), next)
          .ifPresent(it -> {
            pairs.add(pair);
            rows.put(pair, it);
          });
    }
    all.add(next);
  }

  /// Returns all pairs. They get their verdicts together with the pairs of other groups.
  List<MeasurementPair> contrasts() {
    return contrasts;
  }

  /// Stores the verdict of the next pair.
  void add(ComparisonRow row) {
    rows.put(pairs.get(rows.size()), row);
  }

  /// Returns the ranking. Requires the verdicts of all pairs.
  Ranking ranking() {
    List<Integer> better = IntStream.range(0, all.size()).mapToObj(this::better).toList();
    boolean more = all.getFirst().metric().better() == Metric.Better.MORE;
    List<Integer> ordered =
        IntStream.range(0, all.size())
            .boxed()
            .sorted(
                Comparator.comparing((Integer it) -> better.get(it))
                    .thenComparingDouble(it -> all.get(it).summary().median() * (more ? -1 : 1)))
            .toList();
    boolean numbered = all.size() > 1 && pairs.stream().allMatch(pair -> fits(pair, better));
    return new Ranking(
        ordered.stream()
            .map(each ->
                new ContenderRank(
                    numbered && isDecidable(each)
                        ? OptionalInt.of(1 + better.get(each))
                        : OptionalInt.empty(),
                    Collections.frequency(better, better.get(each)) > 1,
                    all.get(each),
                    row(ordered.getFirst(), each)))
            .toList());
  }

  /// Returns whether a pair's ranks differ exactly if the two surely differ.
  private boolean fits(IndexPair pair, List<Integer> better) {
    boolean differs = row(pair).filter(RankingGroup::isSureDifference).isPresent();
    return differs != better.get(pair.a()).equals(better.get(pair.b()));
  }

  private static boolean isSureDifference(ComparisonRow row) {
    return row.grade() == Grade.SURE && row.verdict() instanceof Verdict.Different;
  }

  /// Returns the number of contenders that are surely better.
  private int better(int it) {
    return (int)
        others(it)
            .map(this::row)
            .flatMap(Optional::stream)
            .filter(RankingGroup::isSureDifference)
            .filter(row -> row.isForB() == row.a().equals(all.get(it).series()))
            .count();
  }

  /// Returns whether the rounds suffice to compare the contender with all others.
  private boolean isDecidable(int it) {
    return others(it)
        .allMatch(pair ->
            row(pair)
                .filter(row -> row.judgement().isDeciding() && isDecided(row.verdict()))
                .isPresent());
  }

  private static boolean isDecided(Verdict verdict) {
    return !(verdict instanceof Verdict.TooFew || verdict instanceof Verdict.NotComparable);
  }

  /// Returns the pairs of one contender with all others, in index order, since exchanging a row's
  /// sides takes time.
  private Stream<IndexPair> others(int it) {
    return IntStream.range(0, all.size())
        .filter(other -> other != it)
        .mapToObj(other -> new IndexPair(Math.min(it, other), Math.max(it, other)));
  }

  private Optional<ComparisonRow> row(IndexPair pair) {
    return Optional.ofNullable(rows.get(pair));
  }

  /// Returns the row of b relative to a.
  private Optional<ComparisonRow> row(int a, int b) {
    return a < b ? row(new IndexPair(a, b)) : row(new IndexPair(b, a)).map(ComparisonRow::turned);
  }
}
