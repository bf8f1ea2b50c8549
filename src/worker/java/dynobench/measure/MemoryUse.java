package dynobench.measure;

import java.util.OptionalLong;

/// Memory of the machine that a worker and its child processes hold during a phase.
///
/// @param residentBytes resident memory at the end of the phase, before the untimed garbage
///   collection; shared memory of child processes is divided among them
/// @param fileBytes share of the resident memory that maps files, and that the system can drop and
///   read again; empty if the system does not tell
/// @param peakBytes highest resident memory in the phase
/// @param emptyBytes resident memory of the same worker before it loaded the engine
public record MemoryUse(
    long residentBytes, OptionalLong fileBytes, OptionalLong peakBytes, OptionalLong emptyBytes) {
  public MemoryUse {
    check(residentBytes);
    check(fileBytes.orElse(0));
    check(peakBytes.orElse(0));
    check(emptyBytes.orElse(0));
  }

  /// Returns the part of some resident memory above that of the empty worker; empty if one of both
  /// is unknown. It may be negative: the JVM returns memory of its heap to the system.
  OptionalLong added(OptionalLong resident) {
    return ProcessMeter.difference(resident, emptyBytes);
  }

  private static void check(long bytes) {
    if (bytes < 0 || bytes > ResourceUsage.MOST) {
      throw new IllegalArgumentException("No process holds " + bytes + " bytes of memory");
    }
  }
}
