package dynobench.recording;

import java.io.IOException;

/// Size of a recording.
///
/// @param clients number of connections that were open at the same time
/// @param transactions number of transactions, or parts of very long ones
/// @param statements number of executions
/// @param nanos time from the first call to the last
public record RecordingSize(int clients, long transactions, long statements, long nanos) {
  /// Counts the transactions. Reads the whole recording.
  public static RecordingSize of(RecordingReader recording) throws IOException {
    long transactions = 0;
    long statements = 0;
    long first = Long.MAX_VALUE;
    long last = 0;
    for (int session : recording.sessions()) {
      var units = new SessionUnits(recording.calls(session));
      for (RecordedUnit each = units.next(); each != null; each = units.next()) {
        first = Math.min(first, each.calls().getFirst().time().startNanos());
        last = Math.max(last, each.endNanos());
        if (each.isOperation()) {
          transactions++;
        }
        statements += each.calls().stream().filter(RecordedUnit::isExecution).count();
      }
    }
    int clients = ReplayLanes.of(recording).size();
    return new RecordingSize(clients, transactions, statements, Math.max(0, last - first));
  }
}
