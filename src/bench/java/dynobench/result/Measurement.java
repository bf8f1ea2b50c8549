package dynobench.result;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Levels;
import dynobench.stats.Summary;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// One point of a chart: the repetitions that count, of one series at one point of what varies in
/// one phase.
///
/// @param metric what was measured, in its plain unit
/// @param levels what the factors were
/// @param operations that the phase did in each
/// @param trials the numbers of the trials, in the order in which they ran
/// @param summary of the values, one observation a trial, in the same order: of warm trials the
///   steady ones
/// @param warmth empty where the trials' phases ran once
public record Measurement(
    String phase,
    Metric metric,
    Series series,
    Settings levels,
    long operations,
    List<Integer> trials,
    Summary summary,
    Optional<Warmth> warmth) {
  public Measurement {
    trials = List.copyOf(trials);
  }

  /// Of trials whose phases ran once.
  public Measurement(
      String phase,
      Metric metric,
      Series series,
      Settings levels,
      long operations,
      List<Integer> trials,
      Summary summary) {
    this(phase, metric, series, levels, operations, trials, summary, Optional.empty());
  }

  /// The numbers of the trials that were to become steady and did not.
  public List<Integer> restless() {
    return warmth.map(Warmth::restless).orElse(List.of());
  }

  /// One for several runs that measured the same, with the median of each. It has no trials.
  public Measurement ofRuns(List<Measurement> runs) {
    List<Double> medians = runs.stream().map(each -> each.summary().median()).toList();
    return new Measurement(
        phase, metric, series, levels, operations, List.of(), new Summary(medians));
  }

  /// The number of the trial whose value is nearest the median, the first of several; empty where
  /// no trials are known.
  public OptionalInt typicalTrial() {
    double median = summary.median();
    return IntStream.range(0, trials.size())
        .boxed()
        .min(Comparator.comparingDouble(i -> Math.abs(summary.observations().get(i) - median)))
        .map(i -> OptionalInt.of(trials.get(i)))
        .orElseGet(OptionalInt::empty);
  }

  /// The numbers of the trials whose value is an outlier.
  public List<Integer> outliers() {
    return summary.outliers().stream().map(trials::get).toList();
  }

  /// How it committed: as the plan varied it, or as the contender says.
  public CommitStyle commit() {
    return levels.get(Factor.COMMIT).map(CommitStyle::parse).orElse(series.contender().commit());
  }

  /// A factor as a number; empty where it isn't known, or is none.
  public OptionalDouble number(String factor) {
    return levels
        .get(factor)
        .filter(Levels::isNumber)
        .map(Double::parseDouble)
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  /// What the factors were, in words; empty where nothing varied.
  public String where() {
    return Levels.words(levels);
  }
}
