package dynobench.measure;

/// A phase's wall-clock time in its three parts. The parts touch: nothing lies between them.
///
/// @param openNanos opening the database
/// @param workNanos the phase's own work
/// @param closeNanos closing the database the way the mode asks for
public record Timing(long openNanos, long workNanos, long closeNanos) {
  public Timing {
    if (openNanos < 0 || workNanos < 0 || closeNanos < 0) {
      throw new IllegalArgumentException("a time can't be negative");
    }
  }

  /// The whole phase, as the 2005 article timed it.
  public long wallNanos() {
    return openNanos + workNanos + closeNanos;
  }
}
