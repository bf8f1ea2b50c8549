package dynobench.measure;

/// Executions of one statement in a replay, by their comparison with the recording.
///
/// @param sql text of the statement, cut if long
/// @param same number of executions with the recorded result
/// @param reordered number of results with the same rows in another order
/// @param notCompared number of results that were not compared, because the engine makes values of
///   its own, or because the statement concerns the recorded engine only
/// @param different number of other results
/// @param refused number of executions that the engine refused
/// @param untranslatable number of executions without a form in the engine's dialect
/// @param skipped number of executions that could not be tried
/// @param example first difference, or first message of the engine; empty for none
public record ComparedStatement(
    String sql,
    long same,
    long reordered,
    long notCompared,
    long different,
    long refused,
    long untranslatable,
    long skipped,
    String example) {
  public ComparedStatement {
    if (Math.min(same, reordered) < 0
        || Math.min(notCompared, different) < 0
        || Math.min(refused, untranslatable) < 0
        || skipped < 0) {
      throw new IllegalArgumentException("no statement is executed a negative number of times");
    }
  }

  /// Returns the number of executions.
  public long executions() {
    return same + reordered + notCompared + deviations();
  }

  /// Returns the number of executions whose result isn't the recorded one in any order.
  public long deviations() {
    return different + notRun();
  }

  /// Returns the number of executions that the engine refused, or that could not be tried.
  public long notRun() {
    return refused + untranslatable + skipped;
  }
}
