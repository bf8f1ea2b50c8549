package dynobench.ui.compare;

import dynobench.event.Series;
import dynobench.result.Comparison;
import dynobench.result.ComparisonWords;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;

/// One baseline and one or more others, compared.
///
/// @param pairs by phase, contender and row count; the others of one point follow each other
/// @param rivals what else could explain a difference, a sentence each
record SideBySide(List<Pair> pairs, List<String> rivals) {
  static final SideBySide NOTHING = new SideBySide(List.of(), List.of());

  SideBySide {
    pairs = List.copyOf(pairs);
    rivals = List.copyOf(rivals);
  }

  /// The first run is the baseline.
  static SideBySide ofRuns(List<RunResult> runs) {
    RunResult base = runs.getFirst();
    List<RunResult> others = runs.subList(1, runs.size());
    return of(
        base,
        others.stream().map(other -> Comparison.ofRuns(base, other)).toList(),
        Stream.concat(
            others.stream().map(other -> ComparisonWords.loads(base, other)),
            Stream.of(ComparisonWords.reach())));
  }

  /// The first series is the baseline.
  static SideBySide ofSeries(RunResult run, List<Series> series) {
    return of(
        run,
        series.stream()
            .skip(1)
            .map(other -> Comparison.ofSeries(run, series.getFirst(), other))
            .toList(),
        Stream.empty());
  }

  /// @param more to be said after the differences
  private static SideBySide of(RunResult base, List<Comparison> comparisons, Stream<String> more) {
    var pairs = new ArrayList<Pair>();
    var rivals = new LinkedHashSet<String>();
    for (int other = 0; other < comparisons.size(); other++) {
      String letter = Side.letter(other);
      var words = new ComparisonWords(letter);
      comparisons
          .get(other)
          .rows()
          .forEach(row -> pairs.add(Pair.of(letter, row, words.verdict(row.ratio()))));
      rivals.addAll(comparisons.get(other).differences());
    }
    List<String> phases = base.phases();
    List<Series> series = base.series();
    pairs.sort(
        Comparator.comparingInt((Pair each) -> phases.indexOf(each.row().phase()))
            .thenComparingInt(each -> series.indexOf(each.row().a()))
            .thenComparingLong(each -> each.row().rows())
            .thenComparing(Pair::letter));
    more.forEach(rivals::add);
    if (pairs.size() > 1) {
      rivals.add(ComparisonWords.chance(pairs.size()));
    }
    return new SideBySide(pairs, List.copyOf(rivals));
  }

  long count(Pair.Tone tone) {
    return pairs.stream().filter(each -> each.tone() == tone).count();
  }
}
