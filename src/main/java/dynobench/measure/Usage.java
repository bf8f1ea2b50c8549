package dynobench.measure;

import java.util.OptionalLong;

/// What a process used during a phase. What a system doesn't tell is empty, never 0.
///
/// @param cpuNanos CPU time of all threads of the process; Linux counts it in ticks of 10 ms
/// @param gcCount collections
/// @param gcMillis time in collections, as the collectors report it; concurrent ones count in full
/// @param allocatedBytes by Java threads
/// @param heapAfterBytes live heap: used after a collection that follows the phase, untimed
/// @param writtenBytes handed to the storage layer (Linux: `write_bytes` of `/proc/self/io`)
/// @param storedBytes size of the database's files afterwards
public record Usage(
    OptionalLong cpuNanos,
    long gcCount,
    long gcMillis,
    OptionalLong allocatedBytes,
    long heapAfterBytes,
    OptionalLong writtenBytes,
    long storedBytes) {
  public Usage {
    if (gcCount < 0 || gcMillis < 0 || heapAfterBytes < 0 || storedBytes < 0) {
      throw new IllegalArgumentException("nobody uses less than nothing");
    }
  }
}
