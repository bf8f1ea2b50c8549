package dynobench.measure;

/// Executions of one statement in a replay, by their comparison with the recording.
///
/// @param sql text of the statement, cut if long
/// @param same number of executions with the recorded result
/// @param reordered number of results with the same rows in another order
/// @param different number of other results
/// @param refused number of executions that the engine refused
/// @param skipped number of executions that could not be tried
/// @param example first difference, or first message of the engine; empty for none
public record ComparedStatement(
    String sql,
    long same,
    long reordered,
    long different,
    long refused,
    long skipped,
    String example) {
  public ComparedStatement {
    if (same < 0 || reordered < 0 || different < 0 || refused < 0 || skipped < 0) {
      throw new IllegalArgumentException("no statement is executed a negative number of times");
    }
  }

  /// Returns the number of executions.
  public long executions() {
    return same + reordered + different + refused + skipped;
  }

  /// Returns the number of executions whose result isn't the recorded one in any order.
  public long deviations() {
    return different + refused + skipped;
  }
}
