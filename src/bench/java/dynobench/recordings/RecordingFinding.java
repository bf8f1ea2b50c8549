package dynobench.recordings;

/// Pattern in a recording that is often a reason for slow work.
public sealed interface RecordingFinding {
  /// Returns the text of the statement.
  String sql();

  /// A statement that was executed more than ten times in one transaction.
  ///
  /// @param reads whether it has results
  /// @param transactions number of such transactions
  /// @param executions number of executions in them
  /// @param most number of executions in one transaction
  record Repeated(String sql, boolean reads, long transactions, long executions, long most)
      implements RecordingFinding {}

  /// A statement with many rows per execution.
  ///
  /// @param rows mean number of rows
  record LargeResult(String sql, double rows, long executions) implements RecordingFinding {}

  /// A statement that became slower, though it read about as many rows.
  ///
  /// @param earlyNanos median duration in the first third of the recording
  /// @param lateNanos median duration in the last third
  record Slower(String sql, long earlyNanos, long lateNanos) implements RecordingFinding {}

  /// The preparation of statements, which takes a large part of the time.
  ///
  /// @param preparations number of prepared statements
  /// @param executions number of executions of all statements
  record Prepared(String sql, long preparations, long executions) implements RecordingFinding {}

  /// Returns the name of the statement.
  default String name() {
    return StatementName.of(sql());
  }

  /// Returns what was found, as the end of a sentence that starts with the statement.
  default String words() {
    return switch (this) {
      case Repeated(String _, boolean reads, long transactions, long executions, long most) ->
          "was executed up to %,d times in one transaction (%,.0f times on average in %,d"
                  .formatted(most, (double) executions / transactions, transactions)
              + (transactions == 1 ? " transaction). " : " transactions). ")
              + (reads
                  ? "One query for all rows may replace it (N+1 pattern)."
                  : "A batch needs fewer calls.");
      case LargeResult(String _, double rows, long executions) ->
          "returned %,.0f rows per execution, in %,d executions.".formatted(rows, executions);
      case Slower(String _, long early, long late) ->
          ("took %.3f ms in the first third of the recording and %.3f ms in the last one (medians),"
               + " for about as many rows. Its tables may have grown: a missing index is a possible"
               + " reason.")
              .formatted(millis(early), millis(late));
      case Prepared(String _, long preparations, long executions) ->
          "was called %,d times for %,d executions. A cache of prepared statements saves that time."
              .formatted(preparations, executions);
    };
  }

  private static double millis(long nanos) {
    return nanos / 1e6;
  }
}
