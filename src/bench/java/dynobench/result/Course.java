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

/// How a phase of one trial went, from its first iteration to its last. What it comes to is worked
/// out once, and kept instead of the iterations. Confined to one thread, as the result is that it
/// belongs to.
public final class Course {
  private static final List<Metric> METRICS = List.of(Metric.values());

  private final PhaseFinished first;
  private final Supplier<List<PhaseFinished>> iterations;
  private final boolean judged;
  private final Optional<Steadiness> steadiness;
  private @Nullable Settled settled;

  /// What the iterations of a warm trial come to.
  ///
  /// @param count of them
  /// @param heapBytes live after the last one
  /// @param values of each metric in its order; not a number where it has none
  record Settled(int count, Steadiness steadiness, long heapBytes, List<Double> values) {
    Settled {
      values = List.copyOf(values);
      if (values.size() != METRICS.size()) {
        throw new IllegalArgumentException("a value for each metric, not " + values.size());
      }
    }
  }

  private Course(
      PhaseFinished first,
      Supplier<List<PhaseFinished>> iterations,
      boolean judged,
      Optional<Steadiness> steadiness) {
    this.first = first;
    this.iterations = iterations;
    this.judged = judged;
    this.steadiness = steadiness;
  }

  /// Of a phase that runs once.
  static Course cold(PhaseFinished only) {
    return new Course(only, () -> List.of(only), false, Optional.empty());
  }

  /// @param iterations one at least, the same at each call
  static Course warm(Supplier<List<PhaseFinished>> iterations, boolean judged) {
    List<PhaseFinished> all = iterations.get();
    List<Double> times = all.stream().map(each -> (double) each.timing().wallNanos()).toList();
    return new Course(all.getFirst(), iterations, judged, Optional.of(Steadiness.of(times)));
  }

  /// As it was worked out before.
  ///
  /// @param iterations asked for only by those who look at single ones
  static Course settled(
      PhaseFinished first,
      Supplier<List<PhaseFinished>> iterations,
      boolean judged,
      Settled before) {
    var course = new Course(first, iterations, judged, Optional.of(before.steadiness()));
    course.settled = before;
    return course;
  }

  /// One at least; of a trial that has ended they are unpacked at each call.
  public List<PhaseFinished> iterations() {
    return iterations.get();
  }

  /// How many there are.
  public int count() {
    return steadiness.map(_ -> settle().count()).orElse(1);
  }

  /// The first iteration, in a JVM that has just begun.
  public PhaseFinished first() {
    return first;
  }

  /// Live heap after the last iteration.
  public long heapBytes() {
    return steadiness.map(_ -> settle().heapBytes()).orElse(first.usage().heapAfterBytes());
  }

  /// Whether the trial was to go on until this phase was steady.
  public boolean judged() {
    return judged;
  }

  /// Of its times so far; empty where the plan has a trial's phases run once.
  public Optional<Steadiness> steadiness() {
    return steadiness;
  }

  /// Whether the phase was to become steady and did not.
  public boolean isRestless() {
    return judged && steadiness.filter(it -> !it.isSteady()).isPresent();
  }

  /// What the trial stands for in figures: the median of the last window, steady or not; of a phase
  /// that runs once what it took.
  public OptionalDouble value(Metric metric) {
    if (steadiness.isEmpty()) {
      return of(first, metric);
    }
    double value = settle().values().get(METRICS.indexOf(metric));
    return Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /// What a metric was in one iteration.
  public static OptionalDouble of(PhaseFinished iteration, Metric metric) {
    return metric.of(iteration.measured());
  }

  /// What a warm one comes to.
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

  /// As far as it shows: who compares rows of tables must not unpack them.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Course it
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
