package dynobench.protocol.recording;

/// Comparison of one execution with the recording.
enum ResultVerdict {
  SAME,
  /// The same rows in another order.
  REORDERED,
  DIFFERENT,
  /// The engine refused the statement.
  REFUSED,
  /// The statement could not be tried.
  SKIPPED
}
