package dynobench.recording;

/// Outcome of an execution.
public sealed interface ExecutionOutcome {
  /// The statement changed rows.
  record Count(long rows) implements ExecutionOutcome {}

  /// The statement has a result.
  record Result() implements ExecutionOutcome {}

  /// The statement failed.
  record Failed() implements ExecutionOutcome {}
}
