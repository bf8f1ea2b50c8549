package dynobench.recordings;

import dynobench.recording.RecordingReader;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;

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
  private static final int MOST_NAMES = 3;

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

  /// Returns the time in the database, and the kinds of statements that took most of it, in one
  /// sentence; empty without statements.
  public String headline() {
    var byName = new LinkedHashMap<String, Long>();
    statements.forEach(each -> byName.merge(each.name(), each.totalNanos(), Long::sum));
    String most =
        byName.entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
            .limit(MOST_NAMES)
            .map(each -> share(each.getValue()) + " for " + each.getKey())
            .collect(Collectors.joining(", "));
    return statements.isEmpty()
        ? ""
        : "The application waited %,.1f s for its database: %s."
            .formatted(summary.databaseNanos() / SECOND_NANOS, most);
  }

  private String share(long nanos) {
    return RecordingSummary.share(nanos, summary.databaseNanos());
  }

  /// Returns the rates of transactions, and how many were rolled back, in two sentences or more.
  public String rates() {
    return summary.rate() + " " + summary.outcomes();
  }
}
