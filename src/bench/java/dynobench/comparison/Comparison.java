package dynobench.comparison;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.promise.Kept;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Interval;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;

/// Figures side by side, and what else differs between them. All verdicts together are wrong in at
/// most one comparison of twenty.
///
/// @param differences in machine, plan and versions, as sentences: each is a rival explanation for
///   a difference in time
/// @param families how many verdicts were judged together, the rows' among them
public record Comparison(List<Row> rows, List<String> differences, List<Integer> families) {
  /// A difference below this matters to nobody, unless somebody says otherwise.
  public static final double USUAL_MARGIN = 0.03;

  /// One phase at one point of what varies.
  ///
  /// @param metric that is compared
  /// @param ratio the value of b over the value of a: of times, 2 means that b takes twice as long
  /// @param together where the ratio, and so the verdict, is that of typical slices in a relay: the
  ///   ratio of the whole times, flushes and collections included
  /// @param confidence that the verdict asks for among all the others
  public record Row(
      String phase,
      Metric metric,
      Settings levels,
      Series a,
      Series b,
      Ratio ratio,
      Optional<Ratio> together,
      double confidence,
      Verdict verdict) {
    /// The ratio's interval, of that confidence where there are enough rounds for it.
    public Optional<Interval> interval() {
      return ratio.interval(confidence);
    }

    /// Whether b is shown to be better than a.
    public boolean isForB() {
      return verdict instanceof Verdict.Different
          && ratio.estimate() > 1 == (metric.better() == Metric.Better.MORE);
    }

    /// The same with the sides exchanged.
    Row turned() {
      Ratio inverse = ratio.inverse();
      Verdict turned =
          switch (verdict) {
            case Verdict.Different(Interval it) -> new Verdict.Different(it.inverse());
            case Verdict.Alike(Interval it, double margin) ->
                new Verdict.Alike(it.inverse(), margin);
            case Verdict.Undecided(Interval it, int more) ->
                new Verdict.Undecided(it.inverse(), more);
            case Verdict.TooFew same -> same;
            case Verdict.NotComparable same -> same;
          };
      return new Row(
          phase, metric, levels, b, a, inverse, together.map(Ratio::inverse), confidence, turned);
    }
  }

  public Comparison {
    rows = List.copyOf(rows);
    differences = List.copyOf(differences);
    families = List.copyOf(families);
  }

  /// Every contender that both runs have, each with itself.
  ///
  /// @param margin below which a difference matters to nobody
  public static Comparison ofRuns(RunResult a, RunResult b, Metric metric, double margin) {
    var machine = MachineBetween.of(a, b);
    var memory = MachineBetween.ofMemory(a, b);
    var pairs = new ArrayList<Contrast>();
    var differences = new ArrayList<>(RunDifferences.between(a, b));
    for (Series first : a.series()) {
      for (Series second : b.series()) {
        if (first.contender().equals(second.contender())) {
          boolean dry = keepsNothing(first) && keepsNothing(second);
          pairs.addAll(betweenRuns(dry ? memory : machine, a, first, b, second, metric));
          RunDifferences.ofSeries(a.id(), first, b.id(), second).forEach(differences::add);
        }
      }
    }
    return new Comparison(Contrast.judged(pairs, margin), differences, List.of(pairs.size()));
  }

  /// Whether all that it stores ends with its process, so that no disk has a part in its times.
  private static boolean keepsNothing(Series it) {
    return it.keeps().kill().promised() == Kept.NOTHING;
  }

  /// Whether two runs did the same with the same, so that only the machine can have changed.
  public static boolean isOfTheSame(RunResult a, RunResult b) {
    return RunDifferences.areNone(a, b);
  }

  /// The same of several runs a side, where the run is what counts, and its repetitions only make
  /// its median surer.
  public static Comparison ofSides(
      List<RunResult> base, List<RunResult> others, Metric metric, double margin) {
    return new Sides(base, others, metric).comparison(margin);
  }

  /// Contenders of one run, each with the first of them, judged with all others of the run.
  ///
  /// @param margin below which a difference matters to nobody
  public static Comparison ofSeries(
      RunResult run, Series base, List<Series> others, Metric metric, double margin) {
    List<String> differences =
        others.stream().flatMap(other -> RunDifferences.promises(base, other).stream()).toList();
    return run.isDuel()
        ? Score.of(run).against(base, others, metric, differences)
        : RunVerdicts.of(run, metric, margin).against(base, others, differences);
  }

  /// Two measurements of one run, of which it was said before the run that they would be compared,
  /// and nothing else: judged by themselves. Empty where the clock couldn't see one of them.
  ///
  /// @param rounds that were to be compared
  public static Optional<Row> announced(
      RunResult run, Measurement a, Measurement b, IntPredicate rounds) {
    return Contrast.of(new RoundRatios(run, trial -> rounds.test(trial.repetition())), a, b)
        .map(it -> it.judged(Interval.USUAL_CONFIDENCE, USUAL_MARGIN));
  }

  private static List<Contrast> betweenRuns(
      MachineBetween machine, RunResult runA, Series a, RunResult runB, Series b, Metric metric) {
    var pairs = new ArrayList<Contrast>();
    for (String phase : runA.phases()) {
      Map<Settings, Measurement> others = of(runB, b, phase, metric);
      of(runA, a, phase, metric)
          .forEach((levels, one) ->
              Contrast.apart(machine, one, others.get(levels)).ifPresent(pairs::add));
    }
    return pairs;
  }

  /// What a series of a run measured in a phase, by point.
  static Map<Settings, Measurement> of(RunResult run, Series series, String phase, Metric metric) {
    return run.measurements(phase, metric).stream()
        .filter(measurement -> measurement.series().equals(series))
        .collect(
            Collectors.toMap(
                Measurement::levels, Function.identity(), (first, _) -> first, LinkedHashMap::new));
  }
}
