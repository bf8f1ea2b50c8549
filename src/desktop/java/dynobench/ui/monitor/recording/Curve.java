package dynobench.ui.monitor.recording;

import dynobench.machine.ProbePart;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;

/// Curve over time. The style sheet defines colour, width and dashes by [#key]. `SERVED_LATENCY` is
/// the 99th percentile. Probes are multiples of their median.
public enum Curve {
  CPU_WORKER(Strip.CPU, Quantity.CORES, CurveStyle.FILLED, it -> orNaN(it.sample().processCpu())),
  CPU_MACHINE( // in cores, as the worker's
      Strip.CPU,
      Quantity.CORES,
      CurveStyle.LINE,
      it -> orNaN(it.sample().machineCpu()) * it.cores()),
  HEAP_USED(Strip.HEAP, Quantity.BYTES, CurveStyle.FILLED, it -> it.sample().heapUsedBytes()),
  HEAP_AFTER_GC(Strip.HEAP, Quantity.BYTES, CurveStyle.LINE, it -> it.sample().heapAfterGcBytes()),
  HEAP_COMMITTED(
      Strip.HEAP, Quantity.BYTES, CurveStyle.LINE, it -> it.sample().heapCommittedBytes()),
  HEAP_MAX(Strip.HEAP, Quantity.BYTES, CurveStyle.LINE, it -> known(it.sample().heapMaxBytes())),
  RESIDENT(
      Strip.MEMORY, Quantity.BYTES, CurveStyle.FILLED, it -> orNaN(it.sample().residentBytes())),
  SERVED_RATE(
      Strip.THROUGHPUT, Quantity.OPERATIONS_PER_SECOND, CurveStyle.FILLED, CurveSource.CLIENTS),
  SERVED_LATENCY(Strip.LATENCY, Quantity.LATENCY, CurveStyle.LINE, CurveSource.CLIENTS),
  GC_PAUSE(Strip.COLLECTIONS, Quantity.MILLIS, CurveStyle.BARS, it -> it.activity().gcMillis()),
  WRITTEN_RATE(
      Strip.WRITTEN,
      Quantity.BYTES_PER_SECOND,
      CurveStyle.FILLED,
      it -> it.activity().writtenPerSecond()),
  STORED_SIZE(Strip.STORED, Quantity.BYTES, CurveStyle.FILLED, it -> it.sample().storedBytes()),
  PROBE_PROCESSOR(ProbePart.PROCESSOR),
  PROBE_MEMORY(ProbePart.MEMORY),
  PROBE_FLUSH(ProbePart.FLUSH),
  WORKBENCH_CPU(Strip.WORKBENCH, Quantity.CORES, CurveStyle.LINE, CurveSource.WORKBENCH),
  WORKBENCH_HEAP(Strip.WORKBENCH, Quantity.BYTES, CurveStyle.LINE, CurveSource.WORKBENCH);

  /// Kind of drawing: a line, a line above a filled area, or a bar for each column with a value.
  public enum CurveStyle {
    LINE,
    FILLED,
    BARS
  }

  private final Strip strip;
  private final Quantity quantity;
  private final CurveStyle shape;
  private final CurveSource source;

  @SuppressWarnings("ImmutableEnumChecker") // a lambda without state
  private final ToDoubleFunction<WorkerState> reader;

  private final Optional<ProbePart> part;

  Curve(Strip strip, Quantity quantity, CurveStyle shape, ToDoubleFunction<WorkerState> reader) {
    this(strip, quantity, shape, CurveSource.WORKER, reader, Optional.empty());
  }

  Curve(Strip strip, Quantity quantity, CurveStyle shape, CurveSource source) {
    this(strip, quantity, shape, source, _ -> Double.NaN, Optional.empty());
  }

  Curve(ProbePart part) {
    this(
        Strip.PROBES,
        Quantity.TIMES,
        CurveStyle.LINE,
        CurveSource.PROBES,
        _ -> Double.NaN,
        Optional.of(part));
  }

  Curve(
      Strip strip,
      Quantity quantity,
      CurveStyle shape,
      CurveSource source,
      ToDoubleFunction<WorkerState> reader,
      Optional<ProbePart> part) {
    this.strip = strip;
    this.quantity = quantity;
    this.shape = shape;
    this.source = source;
    this.reader = reader;
    this.part = part;
  }

  private static double orNaN(OptionalDouble value) {
    return value.orElse(Double.NaN);
  }

  private static double orNaN(OptionalLong value) {
    return value.isPresent() ? (double) value.getAsLong() : Double.NaN;
  }

  /// Returns a size in bytes; NaN for a negative one, which stands for an unlimited size.
  private static double known(long bytes) {
    return bytes < 0 ? Double.NaN : bytes;
  }

  public Strip strip() {
    return strip;
  }

  public Quantity quantity() {
    return quantity;
  }

  public CurveStyle shape() {
    return shape;
  }

  public CurveSource source() {
    return source;
  }

  /// Returns the curve's value at a sample of the worker. NaN where the system does not report it,
  /// and for a curve from another source.
  double of(WorkerState state) {
    return reader.applyAsDouble(state);
  }

  /// Returns the part of the machine's probes that the curve shows, if any.
  Optional<ProbePart> part() {
    return part;
  }

  /// Returns the curve's name in texts and style sheets, such as `heap-used`.
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the curve of a key, if it exists.
  public static Optional<Curve> of(String key) {
    for (Curve each : values()) {
      if (each.key().equals(key)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }
}
