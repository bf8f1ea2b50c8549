package dynobench.measure;

import java.util.Optional;
import java.util.OptionalLong;

/// Resources that a process used during a phase. A value that the system doesn't report is empty,
/// never 0.
///
/// @param cpuNanos CPU time of all threads of the process, and of its server's processes; Linux
///   counts it in ticks of 10 ms
/// @param gcCount number of garbage collections
/// @param gcMillis time of garbage collections, as the collectors report it; concurrent collections
///   count in full
/// @param allocatedBytes bytes allocated by Java threads
/// @param heapAfterBytes live heap: the heap in use after an untimed garbage collection that
///   follows the phase
/// @param writtenBytes bytes passed to the system's write calls for files; in older runs, Linux's
///   `write_bytes`
/// @param storedBytes size of the database's files afterwards
/// @param heapKeptBytes live heap afterwards minus live heap before; may be negative; empty in runs
///   of version 0.1
/// @param serverMemoryBytes memory that the mode's own server holds afterwards; empty without a
///   server
/// @param serverCpuNanos the server's share of the CPU time; empty without a server, and in runs of
///   older versions
/// @param memory memory of the worker and its child processes; empty if the system does not tell
///   it, and in runs of older versions
public record ResourceUsage(
    OptionalLong cpuNanos,
    long gcCount,
    long gcMillis,
    OptionalLong allocatedBytes,
    long heapAfterBytes,
    OptionalLong writtenBytes,
    long storedBytes,
    OptionalLong heapKeptBytes,
    OptionalLong serverMemoryBytes,
    OptionalLong serverCpuNanos,
    Optional<MemoryUse> memory) {
  /// Limit for plausible values: a petabyte, or eleven days of a processor. A larger value in a log
  /// means that the log is damaged.
  static final long MOST = 1_000_000_000_000_000L;

  /// Validates the values. Negative allocations become empty: the JVM reports them when a thread
  /// ends while it adds them up.
  public ResourceUsage {
    allocatedBytes = allocatedBytes.orElse(0) < 0 ? OptionalLong.empty() : allocatedBytes;
    check(cpuNanos.orElse(0));
    check(gcCount);
    check(gcMillis);
    check(allocatedBytes.orElse(0));
    check(heapAfterBytes);
    check(writtenBytes.orElse(0));
    check(storedBytes);
    check(Math.abs(heapKeptBytes.orElse(0)));
    check(serverMemoryBytes.orElse(0));
    check(serverCpuNanos.orElse(0));
  }

  /// Creates the usage that version 0.1 measured.
  public ResourceUsage(
      OptionalLong cpuNanos,
      long gcCount,
      long gcMillis,
      OptionalLong allocatedBytes,
      long heapAfterBytes,
      OptionalLong writtenBytes,
      long storedBytes) {
    this(
        cpuNanos,
        gcCount,
        gcMillis,
        allocatedBytes,
        heapAfterBytes,
        writtenBytes,
        storedBytes,
        OptionalLong.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        Optional.empty());
  }

  /// Returns the CPU time of the worker alone, which is the client where a mode has a server. Empty
  /// if an older version stored only the sum of both.
  public OptionalLong workerCpuNanos() {
    boolean hasServer = serverMemoryBytes.isPresent() || serverCpuNanos.isPresent();
    if (cpuNanos.isEmpty() || !hasServer) {
      return cpuNanos;
    }
    return serverCpuNanos.isPresent() && serverCpuNanos.getAsLong() <= cpuNanos.getAsLong()
        ? OptionalLong.of(cpuNanos.getAsLong() - serverCpuNanos.getAsLong())
        : OptionalLong.empty();
  }

  private static void check(long used) {
    if (used < 0 || used > MOST) {
      throw new IllegalArgumentException("nobody uses " + used + " in a phase");
    }
  }
}
