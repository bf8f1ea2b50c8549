package dynobench.measure;

import java.util.OptionalLong;

/// Time that this machine takes for three fixed pieces of work at one moment. Only the ratio of two
/// probes is meaningful: it shows how much faster or slower the machine was.
///
/// @param processorNanos time of multiplications, which depend on neither other cores nor memory
/// @param memoryNanos time of distant reads in memory, each of which waits for the previous one
/// @param flushNanos time to append one row's bytes and flush them to the disk; empty where that
///   can't be done
public record Probe(long processorNanos, long memoryNanos, OptionalLong flushNanos) {
  public Probe {
    if (processorNanos < 1 || memoryNanos < 1 || flushNanos.orElse(1) < 1) {
      throw new IllegalArgumentException("a probe takes some time");
    }
  }
}
