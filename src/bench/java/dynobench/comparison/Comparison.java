package dynobench.comparison;

import dynobench.durability.SurvivalLevel;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.ErrorBudget;
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

/// Figures side by side, with other differences between the runs. Holm's correction limits the
/// error of all verdicts of a family: at most one comparison in twenty contains a false verdict.
/// The budget is smaller if rounds were added to a run.
///
/// @param differences differences in machine, plan and versions, as sentences; each is an
///   alternative explanation for a difference in time
/// @param families sizes of the families of verdicts that were judged together
/// @param budget budget that the verdicts of each family share
public record Comparison(
    List<ComparisonRow> rows,
    List<String> differences,
    List<Integer> families,
    ErrorBudget budget) {
  /// Default for the smallest relevant difference, as a fraction.
  public static final double USUAL_MARGIN = 0.03;

  /// Comparison of two series in one phase at one point.
  ///
  /// @param metric the compared metric
  /// @param ratio the value of b divided by that of a; for times, 2 means that b takes twice as
  ///   long
  /// @param together the ratio of the whole times, flushes and collections included. Present for a
  ///   relay, where ratio and verdict are those of typical slices.
  public record ComparisonRow(
      String phase,
      Metric metric,
      Settings levels,
      Series a,
      Series b,
      Ratio ratio,
      Optional<Ratio> together,
      Judgement judgement) {
    /// Returns the verdict at the confidence level that the correction requires.
    public Verdict verdict() {
      return judgement.verdict();
    }

    /// Returns the confidence level that the correction requires of the verdict.
    public double confidence() {
      return judgement.confidence();
    }

    public Grade grade() {
      return judgement.grade();
    }

    /// Returns the ratio's interval; empty if the rounds are too few for the confidence level.
    public Optional<ConfidenceInterval> interval() {
      return ratio.interval(judgement.confidence());
    }

    /// Returns the interval at the confidence level of the answer, which a probable one need not
    /// share with others.
    public Optional<ConfidenceInterval> answerInterval() {
      return ratio.interval(judgement.answerConfidence());
    }

    /// Returns the verdict with the grade of this row, sure or probable.
    public Verdict answer() {
      return judgement.answer();
    }

    /// Returns whether b is significantly better than a.
    public boolean isForB() {
      return verdict() instanceof Verdict.Different
          && ratio.estimate() > 1 == (metric.better() == Metric.Better.MORE);
    }

    /// Returns the row with the sides exchanged.
    public ComparisonRow turned() {
      return new ComparisonRow(
          phase,
          metric,
          levels,
          b,
          a,
          ratio.inverse(),
          together.map(Ratio::inverse),
          judgement.turned());
    }
  }

  public Comparison {
    rows = List.copyOf(rows);
    differences = List.copyOf(differences);
    families = List.copyOf(families);
  }

  /// Compares each contender that both runs have with the same contender in the other run.
  ///
  /// @param margin the smallest relevant difference
  public static Comparison ofRuns(RunResult a, RunResult b, Metric metric, double margin) {
    var machine = MachineBetween.of(a, b);
    var memory = MachineBetween.ofMemory(a, b);
    var pairs = new ArrayList<MeasurementPair>();
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
    var rule = VerdictRule.between(List.of(a, b), margin);
    return new Comparison(
        MeasurementPair.judged(pairs, rule), differences, List.of(pairs.size()), rule.budget());
  }

  /// Returns whether the series loses its data with the process, so that the disk does not affect
  /// its times.
  private static boolean keepsNothing(Series it) {
    return it.effectiveDurability().kill().promised() == SurvivalLevel.NOTHING;
  }

  /// Returns whether two runs had the same plan, contenders and environment, so that only the
  /// machine's state can differ.
  public static boolean isOfTheSame(RunResult a, RunResult b) {
    return RunDifferences.areNone(a, b);
  }

  /// Compares two sides of several runs. Each run counts once, with its median. More repetitions
  /// only make this median more precise.
  public static Comparison ofSides(
      List<RunResult> base, List<RunResult> others, Metric metric, double margin) {
    return new ComparedRuns(base, others, metric).comparison(margin);
  }

  /// Compares contenders of one run with a base. All pairs of the run are judged together, not only
  /// those in the result. For a duel, only deciding figures have rows.
  ///
  /// @param margin the smallest relevant difference
  public static Comparison ofSeries(
      RunResult run, Series base, List<Series> others, Metric metric, double margin) {
    List<String> differences =
        others.stream().flatMap(other -> RunDifferences.promises(base, other).stream()).toList();
    return run.isDuel()
        ? DuelScore.of(run).against(base, others, metric, differences)
        : RunVerdicts.of(run, metric, margin).against(base, others, differences);
  }

  /// Compares two measurements of one run on their own. Only valid if this comparison, and no
  /// other, was announced before the run. Empty if a measurement is too short for the clock.
  ///
  /// @param rounds the rounds to compare
  public static Optional<ComparisonRow> announced(
      RunResult run, Measurement a, Measurement b, IntPredicate rounds) {
    return MeasurementPair.of(new RoundRatios(run, trial -> rounds.test(trial.repetition())), a, b)
        .map(it -> it.judged(ConfidenceInterval.USUAL_CONFIDENCE, USUAL_MARGIN));
  }

  private static List<MeasurementPair> betweenRuns(
      MachineBetween machine, RunResult runA, Series a, RunResult runB, Series b, Metric metric) {
    var pairs = new ArrayList<MeasurementPair>();
    for (String phase : runA.phases()) {
      Map<Settings, Measurement> others = of(runB, b, phase, metric);
      of(runA, a, phase, metric)
          .forEach((levels, one) ->
              MeasurementPair.unpaired(machine, one, others.get(levels)).ifPresent(pairs::add));
    }
    return pairs;
  }

  /// Returns the measurements of a series in a phase, by point.
  static Map<Settings, Measurement> of(RunResult run, Series series, String phase, Metric metric) {
    return run.measurements(phase, metric).stream()
        .filter(measurement -> measurement.series().equals(series))
        .collect(
            Collectors.toMap(
                Measurement::levels, Function.identity(), (first, _) -> first, LinkedHashMap::new));
  }
}
