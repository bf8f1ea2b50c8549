package dynobench.measure;

import java.util.OptionalLong;

/// What a process used during a phase. What a system doesn't tell is empty, never 0.
///
/// @param cpuNanos CPU time of all threads of the process, and of its server's processes; Linux
///   counts it in ticks of 10 ms
/// @param gcCount collections
/// @param gcMillis time in collections, as the collectors report it; concurrent ones count in full
/// @param allocatedBytes by Java threads
/// @param heapAfterBytes live heap: used after a collection that follows the phase, untimed
/// @param writtenBytes handed to the system's write calls for files; in older runs, Linux's
///   `write_bytes`
/// @param storedBytes size of the database's files afterwards
/// @param heapKeptBytes live heap afterwards, less that before; may be negative. Version 0.1 didn't
///   look
/// @param serverMemoryBytes of the machine's memory that a server of the mode's own holds
///   afterwards; empty where there is none
/// @param serverCpuNanos the server's share of the CPU time; empty where there is no server, and in
///   runs of older versions
public record Usage(
    OptionalLong cpuNanos,
    long gcCount,
    long gcMillis,
    OptionalLong allocatedBytes,
    long heapAfterBytes,
    OptionalLong writtenBytes,
    long storedBytes,
    OptionalLong heapKeptBytes,
    OptionalLong serverMemoryBytes,
    OptionalLong serverCpuNanos) {
  /// A petabyte, or eleven days of a processor: whoever tells of more in one phase was damaged.
  private static final long MOST = 1_000_000_000_000_000L;

  /// Allocations below zero are what the JVM tells when a thread ends while it adds them up: then
  /// nothing is known.
  public Usage {
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

  /// As version 0.1 knew it.
  public Usage(
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
        OptionalLong.empty());
  }

  /// CPU time of the worker alone, which is the client where a mode has a server. Empty where an
  /// older version told one sum for both.
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
