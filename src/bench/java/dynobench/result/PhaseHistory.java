package dynobench.result;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.Metric;
import dynobench.stats.Steadiness;
import dynobench.stats.Summary;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Phase of one trial over all its iterations. Its results are computed once and stored instead of
/// the iterations. Confined to one thread, like the [RunResult] that contains it.
public final class PhaseHistory {
  private static final List<Metric> METRICS = List.of(Metric.values());

  private final PhaseFinished first;
  private final Supplier<List<PhaseFinished>> iterations;
  private final boolean judged;
  private final Optional<Steadiness> steadiness;
  private @Nullable Settled settled;

  /// Results of the iterations of a warm trial.
  ///
  /// @param count number of iterations
  /// @param heapBytes live heap after the last one
  /// @param values value of each metric, in the metrics' order; NaN where there is no value
  record Settled(int count, Steadiness steadiness, long heapBytes, List<Double> values) {
    Settled {
      values = List.copyOf(values);
      if (values.size() != METRICS.size()) {
        throw new IllegalArgumentException("a value for each metric, not " + values.size());
      }
    }
  }

  private PhaseHistory(
      PhaseFinished first,
      Supplier<List<PhaseFinished>> iterations,
      boolean judged,
      Optional<Steadiness> steadiness) {
    this.first = first;
    this.iterations = iterations;
    this.judged = judged;
    this.steadiness = steadiness;
  }

  /// Returns the course of a phase that runs once.
  static PhaseHistory cold(PhaseFinished only) {
    return new PhaseHistory(only, () -> List.of(only), false, Optional.empty());
  }

  /// @param iterations supplies at least one iteration, and the same ones at each call
  static PhaseHistory warm(Supplier<List<PhaseFinished>> iterations, boolean judged) {
    List<PhaseFinished> all = iterations.get();
    List<Double> times = all.stream().map(each -> (double) each.timing().wallNanos()).toList();
    return new PhaseHistory(all.getFirst(), iterations, judged, Optional.of(Steadiness.of(times)));
  }

  /// Returns a course whose results were computed earlier.
  ///
  /// @param iterations source of the iterations, called only when single iterations are needed
  static PhaseHistory settled(
      PhaseFinished first,
      Supplier<List<PhaseFinished>> iterations,
      boolean judged,
      Settled before) {
    var course = new PhaseHistory(first, iterations, judged, Optional.of(before.steadiness()));
    course.settled = before;
    return course;
  }

  /// Returns the iterations, at least one. If the trial has ended, each call unpacks the
  /// iterations.
  public List<PhaseFinished> iterations() {
    return iterations.get();
  }

  /// Returns the number of iterations.
  public int count() {
    return steadiness.map(_ -> settle().count()).orElse(1);
  }

  /// Returns the first iteration, in a new JVM.
  public PhaseFinished first() {
    return first;
  }

  /// Returns the live heap after the last iteration, in bytes.
  public long heapBytes() {
    return steadiness.map(_ -> settle().heapBytes()).orElse(first.usage().heapAfterBytes());
  }

  /// Returns whether the trial had to continue until this phase reached a steady state.
  public boolean judged() {
    return judged;
  }

  /// Returns the steadiness of the phase's times so far; empty where the plan runs a trial's phases
  /// once.
  public Optional<Steadiness> steadiness() {
    return steadiness;
  }

  /// Returns whether the phase should have reached a steady state and did not.
  public boolean isUnsteady() {
    return judged && steadiness.filter(it -> !it.isSteady()).isPresent();
  }

  /// Returns the value of the trial: the median of the last window, steady or not; of a phase that
  /// runs once, its only value. Empty if the metric was not measured there.
  public OptionalDouble value(Metric metric) {
    if (steadiness.isEmpty()) {
      return of(first, metric);
    }
    double value = settle().values().get(METRICS.indexOf(metric));
    return Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /// Returns the value of a metric in one iteration.
  public static OptionalDouble of(PhaseFinished iteration, Metric metric) {
    return metric.of(iteration.measured());
  }

  /// Returns the results of a warm phase, and computes them at the first call.
  Settled settle() {
    Settled known = settled;
    if (known == null) {
      List<PhaseFinished> all = iterations();
      Steadiness judgement = steadiness.orElseThrow();
      List<PhaseFinished> window = judgement.window().of(all);
      known =
          new Settled(
              all.size(),
              judgement,
              all.getLast().usage().heapAfterBytes(),
              METRICS.stream().map(metric -> middle(window, metric)).toList());
      settled = known;
    }
    return known;
  }

  /// Compares without the iterations, because comparing rows of tables must not unpack iterations.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PhaseHistory it
        && first.equals(it.first)
        && judged == it.judged
        && steadiness.equals(it.steadiness);
  }

  @Override
  public int hashCode() {
    return first.hashCode();
  }

  private static double middle(List<PhaseFinished> window, Metric metric) {
    double[] values =
        window.stream()
            .map(each -> of(each, metric))
            .filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble)
            .toArray();
    return values.length == 0 ? Double.NaN : Summary.of(values).median();
  }
}
