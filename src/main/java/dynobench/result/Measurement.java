package dynobench.result;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.stats.Summary;
import java.util.List;
import java.util.function.ToLongFunction;

/// One point of a chart: the repetitions that count, of one series at one row count in one phase.
///
/// @param trials the numbers of the trials, in the order in which they ran
/// @param summary of the value asked for, one observation a trial, in the same order
public record Measurement(
    String phase, Series series, long rows, List<Integer> trials, Summary summary) {
  public Measurement {
    trials = List.copyOf(trials);
  }

  /// The numbers of the trials whose value is an outlier.
  public List<Integer> outliers() {
    return summary.outliers().stream().map(trials::get).toList();
  }

  static Measurement of(
      Series series, long rows, List<PhaseFinished> phases, ToLongFunction<PhaseFinished> value) {
    return new Measurement(
        phases.getFirst().phase(),
        series,
        rows,
        phases.stream().map(PhaseFinished::trial).toList(),
        Summary.of(phases.stream().mapToDouble(value::applyAsLong).toArray()));
  }
}
