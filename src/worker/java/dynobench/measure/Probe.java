package dynobench.measure;

import java.util.OptionalLong;

/// How long this machine takes for the same small pieces of work, at one moment. Times of two
/// moments tell how much faster or slower it was; each by itself means nothing.
///
/// @param processorNanos of multiplications, which no other core or memory matters to
/// @param memoryNanos of reads far apart, each of which waits for the one before
/// @param flushNanos of appending one row's bytes and forcing them to the disk; empty where that
///   can't be done
public record Probe(long processorNanos, long memoryNanos, OptionalLong flushNanos) {
  public Probe {
    if (processorNanos < 1 || memoryNanos < 1 || flushNanos.orElse(1) < 1) {
      throw new IllegalArgumentException("a probe takes some time");
    }
  }
}
