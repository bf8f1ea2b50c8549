package dynobench.recordings;

/// Executions of one statement in a recording.
///
/// @param count number of executions; a batch counts once
/// @param rows number of rows that were read or changed
/// @param totalNanos sum of the durations of the executions
/// @param p50Nanos median duration
/// @param p99Nanos duration that 99 % of the executions did not exceed
public record StatementFigures(
    String sql, long count, long rows, long totalNanos, long p50Nanos, long p99Nanos) {}
