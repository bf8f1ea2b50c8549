package dynobench.recordings;

import dynobench.recording.RecordingReader;
import java.io.IOException;
import java.util.List;
import java.util.function.DoubleConsumer;

/// What an application did with its database, according to a recording.
///
/// @param statements by the sum of their durations, the longest first; with commits, rollbacks and
///   preparations
/// @param transactions types by the sum of their durations, the longest first
/// @param findings by the sum of the durations of their statements, the longest first
public record RecordingStatistics(
    RecordingSummary summary,
    List<StatementFigures> statements,
    List<TransactionFigures> transactions,
    RecordedActivity activity,
    List<RecordingFinding> findings) {
  private static final double SECOND_NANOS = 1e9;

  public RecordingStatistics {
    statements = List.copyOf(statements);
    transactions = List.copyOf(transactions);
    findings = List.copyOf(findings);
  }

  /// Reads a recording once, as a stream.
  ///
  /// @param progress receives the share that has been read, now and then; may throw to stop
  public static RecordingStatistics of(RecordingReader recording, DoubleConsumer progress)
      throws IOException {
    return new RecordingScan(recording, progress).statistics();
  }

  /// Returns the statement with the longest time, in one sentence; empty without statements.
  public String headline() {
    if (statements.isEmpty()) {
      return "";
    }
    StatementFigures first = statements.getFirst();
    return "The application waited %,.1f s for its database. %s of that is %s."
        .formatted(
            summary.databaseNanos() / SECOND_NANOS,
            RecordingSummary.share(first.totalNanos(), summary.databaseNanos()),
            first.name());
  }

  /// Returns the rates of transactions, and how many were rolled back, in two sentences or more.
  public String rates() {
    return summary.rate() + " " + summary.outcomes();
  }
}
