package dynobench.measure;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;

/// Meter of the resident memory of this process and its child processes, phase by phase.
///
/// [#begin] and [#end] may be called from any thread, [#sample] from one thread at a time.
final class ResidentMeter {
  /// Time between two samples, in multiples of the time that a sample takes. So sampling costs at
  /// most a thousandth of the time.
  private static final long PAUSE_PER_COST = 1000;

  private final Optional<ProcessTree> server;
  private final OptionalLong emptyBytes;
  private final AtomicLong sampledPeak = new AtomicLong();
  private volatile boolean peakRestarted;
  private long nextSampleNanos = System.nanoTime();
  private OptionalLong sampled = OptionalLong.empty();

  /// Creates a meter.
  ///
  /// @param server server whose processes count in samples as well
  /// @param emptyBytes resident memory of this process before it loaded the engine, if known
  ResidentMeter(Optional<ProcessTree> server, OptionalLong emptyBytes) {
    this.server = server;
    this.emptyBytes = emptyBytes;
  }

  /// Begins a phase: peaks count from here.
  void begin() {
    peakRestarted = ResidentMemory.restartPeak();
    sampledPeak.set(0);
  }

  /// Reads the memory at the end of a phase; empty if the system does not tell it.
  Optional<MemoryUse> end() {
    Optional<ResidentMemory> own = ResidentMemory.read();
    if (own.isEmpty()) {
      return Optional.empty();
    }
    ProcessTree children = children();
    boolean alone = children.roots().isEmpty();
    long bytes = own.get().bytes() + children.memoryBytes().orElse(0);
    return Optional.of(
        new MemoryUse(
            bytes,
            alone
                ? own.get().fileBytes()
                : ProcessCounters.sum(own.get().fileBytes(), children.fileBytes()),
            peak(own.get(), bytes, alone),
            emptyBytes));
  }

  /// Returns the peak of the phase: the system's own if it covers all processes and this phase
  /// alone, otherwise the highest sample. Empty without either.
  private OptionalLong peak(ResidentMemory own, long endBytes, boolean alone) {
    long highest = sampledPeak.get();
    if (peakRestarted && alone) {
      return OptionalLong.of(Math.max(endBytes, own.peakBytes().orElse(highest)));
    }
    return highest > 0 ? OptionalLong.of(Math.max(endBytes, highest)) : OptionalLong.empty();
  }

  private ProcessTree children() {
    return server.orElseGet(
        () -> new ProcessTree(ProcessHandle.current().children().toList(), false));
  }

  /// Returns the memory of this process and its server now. The value is older if reading it again
  /// would cost too much. Empty if the system does not tell it.
  OptionalLong sample() {
    long began = System.nanoTime();
    if (began - nextSampleNanos < 0) {
      return sampled;
    }
    OptionalLong own = ResidentPages.bytes();
    if (own.isEmpty()) {
      own = ResidentMemory.readBytes();
    }
    if (own.isPresent()) {
      OptionalLong ofServer =
          server.isPresent() ? server.get().memoryBytes() : OptionalLong.empty();
      long bytes = own.getAsLong() + ofServer.orElse(0);
      sampled = OptionalLong.of(bytes);
      sampledPeak.accumulateAndGet(bytes, Math::max);
    }
    long ended = System.nanoTime();
    nextSampleNanos = ended + PAUSE_PER_COST * (ended - began);
    return sampled;
  }
}
