package dynobench.measure;

/// Monotonic clock with an arbitrary origin.
@FunctionalInterface
public interface Clock {
  /// Returns the nanoseconds since the origin.
  long nanos();
}
