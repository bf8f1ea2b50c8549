package dynobench.measure;

/// A phase's wall-clock time in its three parts. The parts touch: nothing lies between them.
///
/// @param openNanos opening the database
/// @param workNanos the phase's own work
/// @param closeNanos closing the database the way the mode asks for
public record Timing(long openNanos, long workNanos, long closeNanos) {
  /// The whole phase, as the 2005 article timed it.
  public long wallNanos() {
    return openNanos + workNanos + closeNanos;
  }
}
