package dynobench.measure;

/// A clock that only moves forward; its zero means nothing.
@FunctionalInterface
public interface Clock {
  /// Nanoseconds since some fixed moment.
  long nanos();
}
