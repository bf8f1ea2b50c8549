package dynobench.ui.monitor.recording;

import dynobench.machine.ProbePart;
import java.util.Locale;
import java.util.Optional;

/// Curve over time. The style sheet defines colour, width and dashes by [#key].
public enum Curve {
  CPU_WORKER(Strip.CPU, CurveStyle.FILLED),
  CPU_MACHINE(Strip.CPU, CurveStyle.LINE),
  CPU_WORKBENCH(Strip.CPU, CurveStyle.LINE),
  HEAP_USED(Strip.HEAP, CurveStyle.FILLED),
  HEAP_AFTER_GC(Strip.HEAP, CurveStyle.LINE),
  HEAP_COMMITTED(Strip.HEAP, CurveStyle.LINE),
  HEAP_MAX(Strip.HEAP, CurveStyle.LINE),
  HEAP_WORKBENCH(Strip.HEAP, CurveStyle.LINE),
  SERVED_RATE(Strip.THROUGHPUT, CurveStyle.FILLED),
  SERVED_LATENCY(Strip.LATENCY, CurveStyle.LINE),
  GC_PAUSE(Strip.COLLECTIONS, CurveStyle.BARS),
  WRITTEN_RATE(Strip.WRITTEN, CurveStyle.FILLED),
  STORED_SIZE(Strip.STORED, CurveStyle.FILLED),
  PROBE_PROCESSOR(ProbePart.PROCESSOR),
  PROBE_MEMORY(ProbePart.MEMORY),
  PROBE_FLUSH(ProbePart.FLUSH);

  /// Kind of drawing.
  public enum CurveStyle {
    LINE,
    FILLED,
    BARS
  }

  private final Strip strip;
  private final CurveStyle shape;
  private final Optional<ProbePart> part;

  Curve(Strip strip, CurveStyle shape) {
    this.strip = strip;
    this.shape = shape;
    this.part = Optional.empty();
  }

  Curve(ProbePart part) {
    this.strip = Strip.PROBES;
    this.shape = CurveStyle.LINE;
    this.part = Optional.of(part);
  }

  public Strip strip() {
    return strip;
  }

  public CurveStyle shape() {
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
