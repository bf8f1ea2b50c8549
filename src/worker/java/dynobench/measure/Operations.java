package dynobench.measure;

/// How operations of one kind went, all clients together.
///
/// @param name of the kind
/// @param done that succeeded
/// @param failed that were given up, because others were in the way too often
/// @param retried times that one was begun anew, because another was in its way
/// @param latencies of those that succeeded, repetitions included
public record Operations(String name, long done, long failed, long retried, Latencies latencies) {
  public Operations {
    if (done < 0 || failed < 0 || retried < 0) {
      throw new IllegalArgumentException("nothing happens less than never");
    }
  }
}
