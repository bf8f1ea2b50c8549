package dynobench.ui.monitor.recording;

import java.util.Locale;

/// What is drawn over time. Colour, width and dashes are in the style sheet, by [#key].
public enum Curve {
  CPU_WORKER(Strip.CPU, Shape.FILLED),
  CPU_MACHINE(Strip.CPU, Shape.LINE),
  CPU_WORKBENCH(Strip.CPU, Shape.LINE),
  HEAP_USED(Strip.HEAP, Shape.FILLED),
  HEAP_AFTER_GC(Strip.HEAP, Shape.LINE),
  HEAP_COMMITTED(Strip.HEAP, Shape.LINE),
  HEAP_MAX(Strip.HEAP, Shape.LINE),
  HEAP_WORKBENCH(Strip.HEAP, Shape.LINE),
  GC_PAUSE(Strip.COLLECTIONS, Shape.BARS),
  WRITTEN_RATE(Strip.WRITTEN, Shape.FILLED),
  STORED_SIZE(Strip.STORED, Shape.FILLED);

  /// How it is drawn.
  public enum Shape {
    LINE,
    FILLED,
    BARS
  }

  private final Strip strip;
  private final Shape shape;

  Curve(Strip strip, Shape shape) {
    this.strip = strip;
    this.shape = shape;
  }

  public Strip strip() {
    return strip;
  }

  public Shape shape() {
    return shape;
  }

  /// Whether it shows this program itself, not the worker.
  public boolean ofWorkbench() {
    return this == CPU_WORKBENCH || this == HEAP_WORKBENCH;
  }

  /// For texts and style sheets.
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
