package dynobench.ui.monitor.recording;

import dynobench.machine.ProbePart;
import java.util.Locale;
import java.util.Optional;

/// Curve over time. The style sheet defines colour, width and dashes by [#key].
public enum Curve {
  CPU_WORKER(Strip.CPU, Shape.FILLED),
  CPU_MACHINE(Strip.CPU, Shape.LINE),
  CPU_WORKBENCH(Strip.CPU, Shape.LINE),
  HEAP_USED(Strip.HEAP, Shape.FILLED),
  HEAP_AFTER_GC(Strip.HEAP, Shape.LINE),
  HEAP_COMMITTED(Strip.HEAP, Shape.LINE),
  HEAP_MAX(Strip.HEAP, Shape.LINE),
  HEAP_WORKBENCH(Strip.HEAP, Shape.LINE),
  SERVED_RATE(Strip.THROUGHPUT, Shape.FILLED),
  SERVED_LATENCY(Strip.LATENCY, Shape.LINE),
  GC_PAUSE(Strip.COLLECTIONS, Shape.BARS),
  WRITTEN_RATE(Strip.WRITTEN, Shape.FILLED),
  STORED_SIZE(Strip.STORED, Shape.FILLED),
  PROBE_PROCESSOR(ProbePart.PROCESSOR),
  PROBE_MEMORY(ProbePart.MEMORY),
  PROBE_FLUSH(ProbePart.FLUSH);

  /// Kind of drawing.
  public enum Shape {
    LINE,
    FILLED,
    BARS
  }

  private final Strip strip;
  private final Shape shape;
  private final Optional<ProbePart> part;

  Curve(Strip strip, Shape shape) {
    this.strip = strip;
    this.shape = shape;
    this.part = Optional.empty();
  }

  Curve(ProbePart part) {
    this.strip = Strip.PROBES;
    this.shape = Shape.LINE;
    this.part = Optional.of(part);
  }

  public Strip strip() {
    return strip;
  }

  public Shape shape() {
    return shape;
  }

  /// Returns whether it shows this program itself rather than the worker.
  public boolean ofWorkbench() {
    return this == CPU_WORKBENCH || this == HEAP_WORKBENCH;
  }

  /// Returns the part of the machine's probes that it shows, if any.
  Optional<ProbePart> part() {
    return part;
  }

  /// Returns its name in texts and style sheets.
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
