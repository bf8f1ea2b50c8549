package dynobench.recordings;

import java.util.OptionalDouble;

/// Executions of one statement in a recording, or all its commits, rollbacks or preparations.
///
/// @param count number of executions; a batch counts once
/// @param rowsPerExecution mean number of rows that were read or changed; empty for commits and the
///   like
/// @param totalNanos sum of the durations of the executions
/// @param p50Nanos median duration
/// @param p99Nanos duration that 99 % of the executions did not exceed
public record StatementFigures(
    String sql,
    long count,
    OptionalDouble rowsPerExecution,
    long totalNanos,
    long p50Nanos,
    long p99Nanos) {
  /// Returns the kind and the table of the statement, such as `SELECT item`.
  public String name() {
    return StatementName.of(sql);
  }
}
