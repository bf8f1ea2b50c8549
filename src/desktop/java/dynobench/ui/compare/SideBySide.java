package dynobench.ui.compare;

import dynobench.comparison.Comparison;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.CrashComparison;
import dynobench.comparison.CrashVerdictWords;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.LevelOrder;
import dynobench.result.RunResult;
import dynobench.stats.Verdict;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Comparison of a baseline with one or more other sides.
///
/// @param metric that is compared
/// @param workload of the baseline
/// @param factors names of the factors whose point each pair has
/// @param pairs by phase, contender and point; pairs of one point are adjacent
/// @param crashes comparison of crash runs, which have no pairs
/// @param halves messages about incomplete sides, one sentence each
/// @param rivals other possible explanations of a difference, one sentence each
record SideBySide(
    Metric metric,
    Workload workload,
    List<String> factors,
    List<CompareRow> pairs,
    List<CrashPair> crashes,
    List<String> halves,
    List<String> rivals) {
  static final SideBySide NOTHING =
      new SideBySide(
          Metric.TIME,
          Workloads.unknown(""),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of());

  SideBySide {
    factors = List.copyOf(factors);
    pairs = List.copyOf(pairs);
    crashes = List.copyOf(crashes);
    halves = List.copyOf(halves);
    rivals = List.copyOf(rivals);
  }

  /// Compares two or more runs; the first one is the baseline. Crash runs have rows of crashes
  /// instead of pairs.
  static SideBySide ofRuns(List<RunResult> runs, Metric metric, double margin) {
    if (CrashComparison.isOf(runs)) {
      return ofCrashRuns(runs);
    }
    RunResult base = runs.getFirst();
    var pairs = new ArrayList<CompareRow>();
    var rivals = new LinkedHashSet<String>();
    var reaches = new ArrayList<String>();
    List<RunResult> others = runs.subList(1, runs.size());
    for (int i = 0; i < others.size(); i++) {
      Comparison found = Comparison.ofRuns(base, others.get(i), metric, margin);
      String letter = ComparisonSide.letter(i);
      found.rows().forEach(row -> pairs.add(CompareRow.of(letter, row)));
      rivals.addAll(found.differences());
      reaches.add(ComparisonWords.loads(base, others.get(i)));
      reaches.add(ComparisonWords.limits(found.rows(), base, others.get(i)));
    }
    rivals.addAll(reaches);
    if (others.size() > 1) {
      rivals.add(ComparisonWords.several());
    }
    return new SideBySide(
        metric,
        base.workload(),
        base.factors(),
        sorted(pairs, base),
        List.of(),
        halves(runs),
        List.copyOf(rivals));
  }

  private static SideBySide ofCrashRuns(List<RunResult> runs) {
    RunResult base = runs.getFirst();
    var pairs = new ArrayList<CrashPair>();
    var rivals = new LinkedHashSet<String>();
    for (int i = 1; i < runs.size(); i++) {
      var found = CrashComparison.of(List.of(base), List.of(runs.get(i)));
      String letter = ComparisonSide.letter(i - 1);
      found.rows().forEach(row -> pairs.add(CrashPair.of(letter, row)));
      rivals.addAll(found.differences());
      rivals.add(CrashVerdictWords.method(found));
    }
    return ofCrashes(base, pairs, halves(runs), rivals);
  }

  private static SideBySide ofCrashes(
      RunResult base, List<CrashPair> pairs, List<String> halves, Set<String> rivals) {
    return new SideBySide(
        Metric.TIME, base.workload(), List.of(), List.of(), pairs, halves, List.copyOf(rivals));
  }

  private static List<String> halves(List<RunResult> runs) {
    return IntStream.range(0, runs.size())
        .mapToObj(i -> half(i == 0 ? "A" : ComparisonSide.letter(i - 1), runs.get(i)))
        .flatMap(Optional::stream)
        .toList();
  }

  private static Optional<String> half(String name, RunResult run) {
    long ended = run.trials().stream().filter(each -> each.outcome().isPresent()).count();
    String share =
        run.plannedTrials().stream()
            .mapToObj(planned -> "%,d of %,d trials".formatted(ended, planned))
            .findFirst()
            .orElse("?");
    return switch (run.state()) {
      case FINISHED -> Optional.empty();
      case CANCELLED -> Optional.of("%s was cancelled: it has %s.".formatted(name, share));
      case UNFINISHED ->
          Optional.of("%s is in progress, or was cut off: it has %s.".formatted(name, share));
    };
  }

  /// Compares contenders of a run; the first series is the baseline.
  static SideBySide ofSeries(RunResult run, List<Series> series, Metric metric, double margin) {
    List<Series> others = series.subList(1, series.size());
    if (CrashComparison.isOf(List.of(run))) {
      return ofCrashes(run, series.getFirst(), others);
    }
    Comparison found = Comparison.ofSeries(run, series.getFirst(), others, metric, margin);
    List<CompareRow> pairs =
        found.rows().stream()
            .map(row -> CompareRow.of(ComparisonSide.letter(others.indexOf(row.b())), row))
            .toList();
    var rivals = new LinkedHashSet<>(found.differences());
    if (!pairs.isEmpty()) {
      rivals.add(ComparisonWords.method(run, found));
    }
    return new SideBySide(
        metric,
        run.workload(),
        run.factors(),
        sorted(pairs, run),
        List.of(),
        half("The run", run).stream().toList(),
        List.copyOf(rivals));
  }

  private static SideBySide ofCrashes(RunResult run, Series base, List<Series> others) {
    var found = CrashComparison.ofSeries(run, base, others);
    var rivals = new LinkedHashSet<>(found.differences());
    rivals.add(CrashVerdictWords.method(found));
    List<CrashPair> pairs =
        found.rows().stream()
            .map(row -> CrashPair.of(ComparisonSide.letter(others.indexOf(row.b())), row))
            .toList();
    return ofCrashes(run, pairs, half("The run", run).stream().toList(), rivals);
  }

  private static List<CompareRow> sorted(List<CompareRow> pairs, RunResult base) {
    List<String> phases = base.phases();
    List<Series> series = base.series();
    return pairs.stream()
        .sorted(
            Comparator.comparingInt((CompareRow each) -> phases.indexOf(each.row().phase()))
                .thenComparingInt(each -> series.indexOf(each.row().a()))
                .thenComparing(each -> each.row().levels(), LevelOrder.of(base))
                .thenComparing(CompareRow::letter))
        .toList();
  }

  boolean isEmpty() {
    return pairs.isEmpty() && crashes.isEmpty();
  }

  long count(CompareRow.Tone tone) {
    return pairs.stream().filter(each -> each.tone() == tone).count();
  }

  /// Returns the verdict of all pairs if they share one that doesn't depend on their figures.
  Optional<Verdict> common() {
    return pairs.stream()
        .map(each -> each.row().verdict())
        .findFirst()
        .filter(SideBySide::isNone)
        .filter(first -> pairs.stream().allMatch(each -> isLike(first, each.row().verdict())));
  }

  private static boolean isNone(Verdict verdict) {
    return verdict instanceof Verdict.TooFew || verdict instanceof Verdict.NotComparable;
  }

  /// Returns whether the verdicts are alike; the number of missing rounds may differ.
  private static boolean isLike(Verdict one, Verdict other) {
    return one.equals(other) || (one instanceof Verdict.TooFew && other instanceof Verdict.TooFew);
  }

  /// Returns the number of rounds, or repetitions, that would permit a verdict for every pair; 0
  /// where there are enough.
  int needed() {
    return pairs.stream()
        .mapToInt(each -> each.row().verdict() instanceof Verdict.TooFew(int needed) ? needed : 0)
        .max()
        .orElse(0);
  }

  /// Returns whether the ratio of any pair is formed within rounds.
  boolean isInRounds() {
    return pairs.stream().anyMatch(each -> each.row().ratio().isInRounds());
  }

  /// Returns whether a ratio can differ from the quotient of the medians.
  boolean isRepeated() {
    return pairs.stream().anyMatch(each -> each.row().ratio().over().count() > 1);
  }
}
