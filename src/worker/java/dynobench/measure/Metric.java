package dynobench.measure;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.ToLongFunction;

/// A figure of a phase. One list for charts, tables, comparisons and exports.
public enum Metric {
  /// From before the database is opened until after it is closed.
  TIME("time", Unit.NANOS, Better.LESS, "took"),
  OPEN("open", Unit.NANOS, Better.LESS, "took"),
  WORK("work time", Unit.NANOS, Better.LESS, "took"),
  CLOSE("close", Unit.NANOS, Better.LESS, "took"),
  /// Of the whole time.
  RATE("operations a second", Unit.PER_SECOND, Better.MORE, "did"),
  /// Of the time without open and close.
  WORK_RATE("operations a second of work", Unit.PER_SECOND, Better.MORE, "did"),
  /// Of the part of the work in which clients were served at a steady rate; of all where it is too
  /// short to have one.
  STEADY_RATE("steady operations a second", Unit.PER_SECOND, Better.MORE, "did"),
  /// Half of the operations took no longer; latencies are those of clients.
  LATENCY_P50("median latency", Unit.NANOS, Better.LESS, "took"),
  LATENCY_P90("90 % latency", Unit.NANOS, Better.LESS, "took"),
  LATENCY_P99("99 % latency", Unit.NANOS, Better.LESS, "took"),
  LATENCY_P999("99.9 % latency", Unit.NANOS, Better.LESS, "took"),
  LATENCY_MAX("longest latency", Unit.NANOS, Better.LESS, "took"),
  /// Live heap after the phase.
  HEAP_AFTER("heap after", Unit.BYTES, Better.LESS, "held"),
  /// Live heap after the phase, less that before it.
  HEAP_KEPT("heap kept", Unit.BYTES, Better.LESS, "kept"),
  /// Used at any look, dead objects included.
  HEAP_LEAST("least heap", Unit.BYTES, Better.LESS, "used"),
  HEAP_MOST("most heap", Unit.BYTES, Better.LESS, "used"),
  ALLOCATED("allocated", Unit.BYTES, Better.LESS, "allocated"),
  /// Handed to the storage layer.
  WRITTEN("written", Unit.BYTES, Better.LESS, "wrote"),
  /// The files afterwards.
  STORED("size on disk", Unit.BYTES, Better.LESS, "stored"),
  /// Of all threads, and of a server's processes.
  CPU("processor time", Unit.NANOS, Better.LESS, "used"),
  /// Processor time of the worker, without its server's, over the time that it was counted for.
  WORKER_CPU("worker's processor use", Unit.PERCENT, Better.LESS, "used"),
  /// The same of the processes of a mode's own server.
  SERVER_CPU("server's processor use", Unit.PERCENT, Better.LESS, "used"),
  /// What the processes of a mode's own server hold of the machine's memory after the phase.
  SERVER_MEMORY("server's memory", Unit.BYTES, Better.LESS, "held");

  /// Which way is better.
  public enum Better {
    LESS,
    MORE
  }

  private static final Set<Metric> OF_CLIENTS =
      Collections.unmodifiableSet(
          EnumSet.of(
              STEADY_RATE,
              LATENCY_P50,
              LATENCY_P90,
              LATENCY_P99,
              LATENCY_P999,
              LATENCY_MAX,
              HEAP_LEAST,
              HEAP_MOST));

  private static final double NANOS_PER_SECOND = 1e9;
  private static final double PERCENT = 100;

  private final String title;
  private final Unit unit;
  private final Better better;
  private final String verb;

  Metric(String title, Unit unit, Better better, String verb) {
    this.title = title;
    this.unit = unit;
    this.better = better;
    this.verb = verb;
  }

  /// As descriptors, commands and CSV heads write it.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The metric of that id.
  public static Optional<Metric> named(String id) {
    for (Metric each : values()) {
      if (each.id().equals(id)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  public String title() {
    return title;
  }

  public Unit unit() {
    return unit;
  }

  public Better better() {
    return better;
  }

  /// What a contender did, before a figure.
  public String verb() {
    return verb;
  }

  /// Whether it is a time.
  public boolean isTime() {
    return unit == Unit.NANOS;
  }

  /// Whether only clients have it.
  public boolean isOfClients() {
    return OF_CLIENTS.contains(this);
  }

  /// Its value for a phase, in its plain unit; empty where the system doesn't tell.
  public OptionalDouble of(Measured phase) {
    Timing timing = phase.timing();
    Usage usage = phase.usage();
    return switch (this) {
      case TIME -> known(timing.wallNanos());
      case OPEN -> known(timing.openNanos());
      case WORK -> known(timing.workNanos());
      case CLOSE -> known(timing.closeNanos());
      case RATE -> rate(phase.operations(), timing.wallNanos());
      case WORK_RATE -> rate(phase.operations(), timing.workNanos());
      case STEADY_RATE -> steadyRate(phase);
      case LATENCY_P50 -> served(phase, it -> it.latency(50));
      case LATENCY_P90 -> served(phase, it -> it.latency(90));
      case LATENCY_P99 -> served(phase, it -> it.latency(99));
      case LATENCY_P999 -> served(phase, it -> it.latency(99.9));
      case LATENCY_MAX -> served(phase, Service::longest);
      case HEAP_LEAST -> served(phase, Service::leastHeapBytes);
      case HEAP_MOST -> served(phase, Service::mostHeapBytes);
      case HEAP_AFTER -> known(usage.heapAfterBytes());
      case HEAP_KEPT -> known(usage.heapKeptBytes());
      case ALLOCATED -> known(usage.allocatedBytes());
      case WRITTEN -> known(usage.writtenBytes());
      case STORED -> known(usage.storedBytes());
      case CPU -> known(usage.cpuNanos());
      case WORKER_CPU -> use(usage.workerCpuNanos(), phase);
      case SERVER_CPU -> use(usage.serverCpuNanos(), phase);
      case SERVER_MEMORY -> known(usage.serverMemoryBytes());
    };
  }

  /// 100 % is one core for all of the time. Where clients work, processor time counts from when
  /// their operations do, after the opening.
  private static OptionalDouble use(OptionalLong cpuNanos, Measured phase) {
    Timing timing = phase.timing();
    long nanos =
        phase.service().isPresent() ? timing.workNanos() + timing.closeNanos() : timing.wallNanos();
    return cpuNanos.isPresent() && nanos > 0
        ? OptionalDouble.of(PERCENT * cpuNanos.getAsLong() / nanos)
        : OptionalDouble.empty();
  }

  private static OptionalDouble steadyRate(Measured phase) {
    return phase.service().isEmpty()
        ? OptionalDouble.empty()
        : phase
            .service()
            .flatMap(Service::steady)
            .map(it -> OptionalDouble.of(it.rate()))
            .orElseGet(() -> WORK_RATE.of(phase));
  }

  private static OptionalDouble served(Measured phase, ToLongFunction<Service> value) {
    return phase.service().map(it -> known(value.applyAsLong(it))).orElseGet(OptionalDouble::empty);
  }

  private static OptionalDouble known(long value) {
    return OptionalDouble.of((double) value);
  }

  private static OptionalDouble known(OptionalLong value) {
    return value.isPresent()
        ? OptionalDouble.of((double) value.getAsLong())
        : OptionalDouble.empty();
  }

  /// A clock that saw nothing pass knows no rate.
  private static OptionalDouble rate(long operations, long nanos) {
    return nanos > 0
        ? OptionalDouble.of(operations * NANOS_PER_SECOND / nanos)
        : OptionalDouble.empty();
  }
}
