package dynobench.result;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.LevelLabels;
import dynobench.stats.Summary;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// One point of a chart: the repetitions that count, of one series at one point in one phase.
///
/// @param metric measured metric, in its base unit
/// @param levels values of the factors
/// @param operations number of operations of the phase in the first of the trials
/// @param trials numbers of the trials, in the order in which they ran; empty for published figures
///   and for medians of runs
/// @param summary the values, one observation for each trial, in the same order; of warm trials,
///   the values in steady state
/// @param iterations values before the steady state; empty where the trials' phases ran once
public record Measurement(
    String phase,
    Metric metric,
    Series series,
    Settings levels,
    long operations,
    List<Integer> trials,
    Summary summary,
    Optional<IterationSummary> iterations) {
  public Measurement {
    trials = List.copyOf(trials);
  }

  /// Creates the measurement of trials whose phases ran once.
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

  /// Returns the numbers of the trials that should have reached a steady state and did not.
  public List<Integer> unsteady() {
    return iterations.map(IterationSummary::unsteady).orElse(List.of());
  }

  /// Returns one measurement for several runs that measured the same, with the median of each run.
  /// It has no trials.
  public Measurement ofRuns(List<Measurement> runs) {
    List<Double> medians = runs.stream().map(each -> each.summary().median()).toList();
    return new Measurement(
        phase, metric, series, levels, operations, List.of(), new Summary(medians));
  }

  /// Returns the number of the trial whose value is nearest the median, the first of several; empty
  /// where no trials are known.
  public OptionalInt typicalTrial() {
    double median = summary.median();
    return IntStream.range(0, trials.size())
        .boxed()
        .min(Comparator.comparingDouble(i -> Math.abs(summary.observations().get(i) - median)))
        .map(i -> OptionalInt.of(trials.get(i)))
        .orElseGet(OptionalInt::empty);
  }

  /// Returns the numbers of the trials whose value is an outlier.
  public List<Integer> outliers() {
    return summary.outliers().stream().map(trials::get).toList();
  }

  /// Returns the commit style: the point's if the plan varies the commit style, or else the
  /// contender's.
  public CommitStyle commit() {
    return levels.get(Factor.COMMIT).map(CommitStyle::parse).orElse(series.contender().commit());
  }

  /// Returns a factor's value as a number; empty where it is unknown or not a number.
  public OptionalDouble number(String factor) {
    return levels
        .get(factor)
        .filter(LevelLabels::isNumber)
        .map(Double::parseDouble)
        .map(OptionalDouble::of)
        .orElse(OptionalDouble.empty());
  }

  /// Returns the values of the factors as text; empty where nothing varied.
  public String where() {
    return LevelLabels.label(levels);
  }
}
