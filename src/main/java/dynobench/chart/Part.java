package dynobench.chart;

import dynobench.measure.Timing;
import java.util.Locale;

/// A part of a phase's time, in the order in which they happen.
public enum Part {
  OPEN,
  WORK,
  CLOSE;

  long nanos(Timing timing) {
    return switch (this) {
      case OPEN -> timing.openNanos();
      case WORK -> timing.workNanos();
      case CLOSE -> timing.closeNanos();
    };
  }

  /// As legends write it.
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
