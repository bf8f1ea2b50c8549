package dynobench.measure;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/// Figure of a phase. Charts, tables, comparisons and exports use this one list.
public enum Metric {
  /// Time from before the database is opened until after it is closed.
  TIME("time", Unit.NANOS, Better.LESS, "took"),
  OPEN("open", Unit.NANOS, Better.LESS, "took"),
  WORK("work time", Unit.NANOS, Better.LESS, "took"),
  CLOSE("close", Unit.NANOS, Better.LESS, "took"),
  /// Operations per second of the whole time.
  RATE("operations/s", Unit.PER_SECOND, Better.MORE, "did"),
  /// Operations per second of the time without open and close.
  WORK_RATE("operations/s of work", Unit.PER_SECOND, Better.MORE, "did"),
  /// Operations per second of the part of the work with a steady rate; of all work if no such part
  /// is known.
  STEADY_RATE("operations/s (steady)", Unit.PER_SECOND, Better.MORE, "did"),
  /// Median latency of the clients' operations.
  LATENCY_P50("median latency", Unit.NANOS, Better.LESS, "took"),
  LATENCY_P90("p90 latency", Unit.NANOS, Better.LESS, "took"),
  LATENCY_P99("p99 latency", Unit.NANOS, Better.LESS, "took"),
  LATENCY_P999("p99.9 latency", Unit.NANOS, Better.LESS, "took"),
  LATENCY_MAX("longest latency", Unit.NANOS, Better.LESS, "took"),
  /// Live heap after the phase.
  HEAP_AFTER("heap after", Unit.BYTES, Better.LESS, "held"),
  /// Live heap after the phase minus live heap before it.
  HEAP_KEPT("heap kept", Unit.BYTES, Better.LESS, "kept"),
  /// Smallest use of the heap in any sample of a phase with clients, dead objects included.
  HEAP_LEAST("least heap", Unit.BYTES, Better.LESS, "used"),
  HEAP_MOST("most heap", Unit.BYTES, Better.LESS, "used"),
  ALLOCATED("allocated", Unit.BYTES, Better.LESS, "allocated"),
  /// Bytes that write calls for files passed to the operating system.
  WRITTEN("written", Unit.BYTES, Better.LESS, "wrote"),
  /// Size of the files after the phase.
  STORED("size on disk", Unit.BYTES, Better.LESS, "stored"),
  /// Processor time of all threads, and of a server's processes.
  CPU("processor time", Unit.NANOS, Better.LESS, "used"),
  /// Processor time of the worker, without its server, divided by the time for which it was
  /// counted.
  WORKER_CPU("worker's processor use", Unit.PERCENT, Better.LESS, "used"),
  /// Processor time of the processes of a mode's own server, divided by the time for which it was
  /// counted.
  SERVER_CPU("server's processor use", Unit.PERCENT, Better.LESS, "used"),
  /// Memory that the processes of a mode's own server hold after the phase.
  SERVER_MEMORY("server's memory", Unit.BYTES, Better.LESS, "held"),
  /// Memory of the machine that the worker and its child processes hold after the phase.
  RESIDENT("resident memory", Unit.BYTES, Better.LESS, "held"),
  RESIDENT_PEAK("peak resident memory", Unit.BYTES, Better.LESS, "held"),
  /// Part of the resident memory that maps files. The system can drop it.
  RESIDENT_FILES("mapped files in memory", Unit.BYTES, Better.LESS, "mapped"),
  /// Resident memory minus that of the same worker before it loaded the engine.
  RESIDENT_ADDED("memory above an empty worker", Unit.BYTES, Better.LESS, "added"),
  RESIDENT_PEAK_ADDED("peak above an empty worker", Unit.BYTES, Better.LESS, "added");

  /// Direction in which a figure is better.
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

  /// Returns the name that descriptors, commands and CSV heads use.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the metric with an id.
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

  /// Returns the verb that precedes the figure in a sentence about a contender.
  public String verb() {
    return verb;
  }

  /// Returns whether the figure is a time.
  public boolean isTime() {
    return unit == Unit.NANOS;
  }

  /// Returns whether the metric needs clients.
  public boolean isOfClients() {
    return OF_CLIENTS.contains(this);
  }

  /// Returns the value for a phase, in the base unit. Empty if the phase lacks clients or a server
  /// that the metric needs, if the system doesn't report the value, or if a rate has no elapsed
  /// time.
  public OptionalDouble of(MeasuredValues phase) {
    PhaseTiming timing = phase.timing();
    ResourceUsage usage = phase.usage();
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
      case LATENCY_MAX -> served(phase, ClientFigures::longest);
      case HEAP_LEAST -> served(phase, ClientFigures::leastHeapBytes);
      case HEAP_MOST -> served(phase, ClientFigures::mostHeapBytes);
      case HEAP_AFTER -> known(usage.heapAfterBytes());
      case HEAP_KEPT -> known(usage.heapKeptBytes());
      case ALLOCATED -> known(usage.allocatedBytes());
      case WRITTEN -> known(usage.writtenBytes());
      case STORED -> known(usage.storedBytes());
      case CPU -> known(usage.cpuNanos());
      case WORKER_CPU -> use(usage.workerCpuNanos(), phase);
      case SERVER_CPU -> use(usage.serverCpuNanos(), phase);
      case SERVER_MEMORY -> known(usage.serverMemoryBytes());
      case RESIDENT -> held(usage, it -> OptionalLong.of(it.residentBytes()));
      case RESIDENT_PEAK -> held(usage, MemoryUse::peakBytes);
      case RESIDENT_FILES -> held(usage, MemoryUse::fileBytes);
      case RESIDENT_ADDED -> held(usage, it -> it.added(OptionalLong.of(it.residentBytes())));
      case RESIDENT_PEAK_ADDED -> held(usage, it -> it.added(it.peakBytes()));
    };
  }

  /// Returns processor time as a percentage of one core. In a phase with clients, it counts from
  /// the first operation, after the database was opened.
  private static OptionalDouble use(OptionalLong cpuNanos, MeasuredValues phase) {
    PhaseTiming timing = phase.timing();
    long nanos =
        phase.service().isPresent() ? timing.workNanos() + timing.closeNanos() : timing.wallNanos();
    return cpuNanos.isPresent() && nanos > 0
        ? OptionalDouble.of(PERCENT * cpuNanos.getAsLong() / nanos)
        : OptionalDouble.empty();
  }

  private static OptionalDouble steadyRate(MeasuredValues phase) {
    return phase.service().isEmpty()
        ? OptionalDouble.empty()
        : phase
            .service()
            .flatMap(ClientFigures::steady)
            .map(it -> OptionalDouble.of(it.rate()))
            .orElseGet(() -> WORK_RATE.of(phase));
  }

  private static OptionalDouble served(MeasuredValues phase, ToLongFunction<ClientFigures> value) {
    return phase.service().map(it -> known(value.applyAsLong(it))).orElseGet(OptionalDouble::empty);
  }

  private static OptionalDouble held(ResourceUsage usage, Function<MemoryUse, OptionalLong> value) {
    return usage.memory().map(value).map(Metric::known).orElseGet(OptionalDouble::empty);
  }

  private static OptionalDouble known(long value) {
    return OptionalDouble.of((double) value);
  }

  private static OptionalDouble known(OptionalLong value) {
    return value.isPresent()
        ? OptionalDouble.of((double) value.getAsLong())
        : OptionalDouble.empty();
  }

  /// Returns the rate; empty if the clock shows no elapsed time.
  private static OptionalDouble rate(long operations, long nanos) {
    return nanos > 0
        ? OptionalDouble.of(operations * NANOS_PER_SECOND / nanos)
        : OptionalDouble.empty();
  }
}
