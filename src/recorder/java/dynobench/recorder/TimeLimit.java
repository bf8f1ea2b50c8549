package dynobench.recorder;

import dynobench.recorder.format.NoteKind;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;

/// Whether the application has ended an execution before it was complete: by `cancel`, or by a time
/// limit. Drivers report that in many ways.
final class TimeLimit {
  /// Share of the limit from which it counts as reached: some drivers' clocks are coarse.
  private static final double MARGIN = 0.95;

  private volatile boolean cancelled;
  private long limitNanos;
  private long startNanos;

  /// Notes that an execution begins.
  void begin() {
    cancelled = false;
    startNanos = limitNanos == 0 ? 0 : System.nanoTime();
  }

  /// Notes that a thread cancels the execution.
  void cancelled() {
    cancelled = true;
  }

  /// Sets the time limit of the following executions; 0 for none.
  void limitTo(int seconds) {
    limitNanos = TimeUnit.SECONDS.toNanos(seconds);
  }

  /// Returns whether the application has caused an error of the execution.
  boolean hasEnded(Throwable error) {
    if (!(error instanceof SQLException)) {
      return false;
    }
    return cancelled
        || NoteKind.ENDED_STATE.equals(((SQLException) error).getSQLState())
        || (limitNanos > 0 && System.nanoTime() - startNanos >= limitNanos * MARGIN);
  }

  /// Returns an error with the SQLSTATE of an ended statement.
  static SQLException shown(Throwable error) {
    int code = ((SQLException) error).getErrorCode();
    return error instanceof BatchUpdateException
        ? new BatchUpdateException(
            error.getMessage(),
            NoteKind.ENDED_STATE,
            code,
            ((BatchUpdateException) error).getLargeUpdateCounts(),
            null)
        : new SQLException(error.getMessage(), NoteKind.ENDED_STATE, code);
  }
}
