package dynobench.result;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.Metric;
import dynobench.stats.Steadiness;
import dynobench.stats.Summary;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// How a phase of one trial went, from its first iteration to its last.
///
/// @param iterations one at least
/// @param judged whether the trial was to go on until this phase was steady
/// @param steadiness of its times so far; empty where the plan has a trial's phases run once
public record Course(
    List<PhaseFinished> iterations, boolean judged, Optional<Steadiness> steadiness) {
  public Course {
    iterations = List.copyOf(iterations);
  }

  /// Of a phase that runs once.
  static Course cold(PhaseFinished only) {
    return new Course(List.of(only), false, Optional.empty());
  }

  static Course warm(List<PhaseFinished> iterations, boolean judged) {
    List<Double> times =
        iterations.stream().map(each -> (double) each.timing().wallNanos()).toList();
    return new Course(iterations, judged, Optional.of(Steadiness.of(times)));
  }

  /// The first iteration, in a JVM that has just begun.
  public PhaseFinished first() {
    return iterations.getFirst();
  }

  /// Whether the phase was to become steady and did not.
  public boolean isRestless() {
    return judged && steadiness.filter(it -> !it.isSteady()).isPresent();
  }

  /// What the trial stands for in figures: the median of the last window, steady or not; of a phase
  /// that runs once what it took.
  public OptionalDouble value(Metric metric) {
    double[] values =
        counted().stream()
            .map(each -> of(each, metric))
            .filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble)
            .toArray();
    return values.length == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(Summary.of(values).median());
  }

  private List<PhaseFinished> counted() {
    return steadiness.map(it -> it.window().of(iterations)).orElse(iterations);
  }

  /// What a metric was in one iteration.
  public static OptionalDouble of(PhaseFinished iteration, Metric metric) {
    return metric.of(iteration.measured());
  }
}
