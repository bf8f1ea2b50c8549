package dynobench.protocol.recording;

import dynobench.engine.Database;
import dynobench.protocol.PhaseTimer;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedUnit;
import dynobench.recording.RecordingReader;
import dynobench.recording.SessionUnits;
import dynobench.recording.StartingRows;
import dynobench.recording.Translations;
import java.io.IOException;
import java.sql.SQLException;

/// Creation of the starting data of a recording. An engine that refuses a statement goes on with
/// the next one.
final class StartingLoad implements PhaseTimer.DatabaseWork {
  private final RecordingReader recording;
  private final StartingRows starting;
  private final Translations translations;
  private final ResultTallies tallies = new ResultTallies();
  private volatile long rows;

  StartingLoad(RecordingReader recording, StartingRows starting, Translations translations) {
    this.recording = recording;
    this.starting = starting;
    this.translations = translations;
  }

  /// Returns the number of rows so far. May be called by any thread.
  long rows() {
    return rows;
  }

  /// Returns the results of the statements.
  ResultTallies tallies() {
    return tallies;
  }

  @Override
  @SuppressWarnings("NonAtomicVolatileUpdate") // one thread writes
  public void on(Database database) throws SQLException, IOException {
    var replayed = new ReplayedSession(database, tallies, recording.shapes(), translations);
    var units = new SessionUnits(recording.calls(starting.session()));
    for (RecordedUnit each = units.next(); each != null; each = units.next()) {
      replayed.perform(each, false, CallGate.OPEN);
      rows += rows(each);
    }
    replayed.reset();
  }

  private static long rows(RecordedUnit unit) {
    return unit.calls().stream()
        .filter(RecordedCall.ExecutedBatch.class::isInstance)
        .mapToLong(each -> ((RecordedCall.ExecutedBatch) each).rows().size())
        .sum();
  }
}
