package dynobench.machine;

import dynobench.measure.Probe;
import java.util.OptionalLong;

/// Parts of a [Probe], each measured separately.
public enum ProbePart {
  PROCESSOR("processor"),
  MEMORY("memory"),
  FLUSH("flush");

  private final String title;

  ProbePart(String title) {
    this.title = title;
  }

  public String title() {
    return title;
  }

  /// Returns the time of this part in nanoseconds; empty if unknown.
  public OptionalLong nanos(Probe probe) {
    return switch (this) {
      case PROCESSOR -> OptionalLong.of(probe.processorNanos());
      case MEMORY -> OptionalLong.of(probe.memoryNanos());
      case FLUSH -> probe.flushNanos();
    };
  }
}
