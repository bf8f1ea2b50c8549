package dynobench.ui.compare;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.workload.Workload;
import dynobench.workload.Workloads;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// One baseline and one or more others, compared.
///
/// @param metric that is compared
/// @param workload of the baseline
/// @param factors what varies, which each pair stands at one point of
/// @param pairs by phase, contender and point; the others of one point follow each other
/// @param halves which of them are not whole, a sentence each
/// @param rivals what else could explain a difference, a sentence each
record SideBySide(
    Metric metric,
    Workload workload,
    List<String> factors,
    List<Pair> pairs,
    List<String> halves,
    List<String> rivals) {
  static final SideBySide NOTHING =
      new SideBySide(
          Metric.TIME, Workloads.unknown(""), List.of(), List.of(), List.of(), List.of());

  SideBySide {
    factors = List.copyOf(factors);
    pairs = List.copyOf(pairs);
    halves = List.copyOf(halves);
    rivals = List.copyOf(rivals);
  }

  /// The first run is the baseline.
  static SideBySide ofRuns(List<RunResult> runs, Metric metric) {
    RunResult base = runs.getFirst();
    List<RunResult> others = runs.subList(1, runs.size());
    return of(
        metric,
        base,
        IntStream.range(0, runs.size())
            .mapToObj(i -> half(i == 0 ? "A" : Side.letter(i - 1), runs.get(i)))
            .flatMap(Optional::stream)
            .toList(),
        others.stream().map(other -> Comparison.ofRuns(base, other, metric)).toList(),
        Stream.concat(
            others.stream().map(other -> ComparisonWords.loads(base, other)),
            Stream.of(ComparisonWords.reach())));
  }

  private static Optional<String> half(String name, RunResult run) {
    long ended = run.trials().stream().filter(each -> each.outcome().isPresent()).count();
    String share =
        run.started().map(it -> "%,d of %,d trials".formatted(ended, it.trials())).orElse("?");
    return switch (run.state()) {
      case FINISHED -> Optional.empty();
      case CANCELLED -> Optional.of("%s was cancelled: it has %s.".formatted(name, share));
      case UNFINISHED ->
          Optional.of("%s is in progress, or was cut off: it has %s.".formatted(name, share));
    };
  }

  /// The first series is the baseline.
  static SideBySide ofSeries(RunResult run, List<Series> series, Metric metric) {
    return of(
        metric,
        run,
        half("The run", run).stream().toList(),
        series.stream()
            .skip(1)
            .map(other -> Comparison.ofSeries(run, series.getFirst(), other, metric))
            .toList(),
        Stream.empty());
  }

  /// @param more to be said after the differences
  private static SideBySide of(
      Metric metric,
      RunResult base,
      List<String> halves,
      List<Comparison> comparisons,
      Stream<String> more) {
    var pairs = new ArrayList<Pair>();
    var rivals = new LinkedHashSet<String>();
    for (int other = 0; other < comparisons.size(); other++) {
      String letter = Side.letter(other);
      comparisons.get(other).rows().forEach(row -> pairs.add(Pair.of(letter, row)));
      rivals.addAll(comparisons.get(other).differences());
    }
    List<String> phases = base.phases();
    List<Series> series = base.series();
    pairs.sort(
        Comparator.comparingInt((Pair each) -> phases.indexOf(each.row().phase()))
            .thenComparingInt(each -> series.indexOf(each.row().a()))
            .thenComparing(each -> each.row().levels(), base.levelOrder())
            .thenComparing(Pair::letter));
    more.forEach(rivals::add);
    if (pairs.size() > 1) {
      rivals.add(ComparisonWords.chance(pairs.size()));
    }
    return new SideBySide(
        metric, base.workload(), base.factors(), pairs, halves, List.copyOf(rivals));
  }

  long count(Pair.Tone tone) {
    return pairs.stream().filter(each -> each.tone() == tone).count();
  }
}
