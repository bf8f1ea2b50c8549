package dynobench.recording;

/// Time of a call, in nanoseconds since the start of the recording.
public record CallTime(long startNanos, long endNanos) {
  public long nanos() {
    return endNanos - startNanos;
  }
}
