package dynobench.protocol.recording;

/// Comparison of one execution with the recording.
enum ResultVerdict {
  SAME,
  /// The same rows in another order.
  REORDERED,
  /// The engine makes a value of the result, or the statement concerns the recorded engine only.
  NOT_COMPARED,
  DIFFERENT,
  /// The engine refused the statement.
  REFUSED,
  /// The statement has no form in the engine's dialect.
  UNTRANSLATABLE,
  /// The statement could not be tried.
  SKIPPED
}
