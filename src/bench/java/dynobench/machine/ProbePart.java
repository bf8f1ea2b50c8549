package dynobench.machine;

import dynobench.measure.Probe;
import java.util.OptionalLong;

/// What a [Probe] looks at, each by itself.
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

  /// How long it took; empty where it can't be told.
  public OptionalLong nanos(Probe probe) {
    return switch (this) {
      case PROCESSOR -> OptionalLong.of(probe.processorNanos());
      case MEMORY -> OptionalLong.of(probe.memoryNanos());
      case FLUSH -> probe.flushNanos();
    };
  }
}
