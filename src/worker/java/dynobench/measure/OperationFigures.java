package dynobench.measure;

/// Result of all operations of one kind, over all clients.
///
/// @param name name of the kind
/// @param done number of successful operations
/// @param failed number of operations that were given up after too many conflicts with others
/// @param retried number of retries because of a conflict with another operation
/// @param latencies latencies of the successful operations, including their retries
public record OperationFigures(
    String name, long done, long failed, long retried, Latencies latencies) {
  public OperationFigures {
    if (done < 0 || failed < 0 || retried < 0) {
      throw new IllegalArgumentException("nothing happens less than never");
    }
  }
}
