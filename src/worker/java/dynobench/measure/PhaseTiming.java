package dynobench.measure;

/// Wall-clock time of a phase in its three parts. The parts follow each other without gaps.
///
/// @param openNanos opening the database
/// @param workNanos the phase's own work
/// @param closeNanos closing the database in the way that the mode requires
public record PhaseTiming(long openNanos, long workNanos, long closeNanos) {
  public PhaseTiming {
    if (openNanos < 0 || workNanos < 0 || closeNanos < 0) {
      throw new IllegalArgumentException("a time can't be negative");
    }
  }

  /// Returns the time of the whole phase, as the 2005 article timed it.
  public long wallNanos() {
    return openNanos + workNanos + closeNanos;
  }
}
