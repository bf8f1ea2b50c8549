package dynobench.advice;

import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import java.util.Locale;
import java.util.Optional;

/// Figure of an engine that an answer weighs. Less is better in all of them.
public enum AdviceFigure {
  LATENCY("p99 latency", "shortest", AdvicePart.WORK, "serve", Metric.LATENCY_P99),
  MEMORY("peak memory of the process", "least", AdvicePart.WORK, "serve", Metric.RESIDENT_PEAK),
  DISK("bytes on disk after ageing", "fewest", AdvicePart.AGEING, "open_aged", Metric.STORED),
  OPENING("opening time", "shortest", AdvicePart.OPENING, "open_first", Metric.TIME),
  OBJECT_WRITES(
      "time to write large objects", "shortest", AdvicePart.OBJECTS, "write", Metric.TIME),
  OBJECT_READS("time to read large objects", "shortest", AdvicePart.OBJECTS, "read", Metric.TIME);

  private final String title;
  private final String superlative;
  private final AdvicePart part;
  private final String phase;
  private final Metric metric;

  AdviceFigure(String title, String superlative, AdvicePart part, String phase, Metric metric) {
    this.title = title;
    this.superlative = superlative;
    this.part = part;
    this.phase = phase;
    this.metric = metric;
  }

  /// Returns the name in a sentence.
  public String title() {
    return title;
  }

  /// Returns the name of this figure in commands, such as `object-writes`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the adjective of the best value.
  String superlative() {
    return superlative;
  }

  /// Returns the run that measures this figure.
  public AdvicePart part() {
    return part;
  }

  Unit unit() {
    return metric.unit();
  }

  /// Returns whether an application has this figure.
  ///
  /// @param isStored whether its rows outlive its process
  /// @param hasObjects whether it stores large objects
  boolean exists(boolean isStored, boolean hasObjects) {
    return switch (part) {
      case WORK -> true;
      case AGEING, OPENING -> isStored;
      case OBJECTS -> hasObjects;
    };
  }

  /// Returns the values of a mode in a run; empty if it has none.
  Optional<Measurement> of(RunResult run, String mode) {
    return run.measurements(phase, metric).stream()
        .filter(each -> each.series().contender().use().equals(mode))
        .findFirst();
  }
}
