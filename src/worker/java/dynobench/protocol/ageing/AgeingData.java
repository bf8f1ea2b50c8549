package dynobench.protocol.ageing;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.function.LongConsumer;

/// Records of a trial, as they are loaded and as many cycles leave them.
///
/// @param cycles number of cycles; 0 for a database that was only loaded
record AgeingData(Settings settings, AgeingValues values, int cycles) {
  /// Commit style of readers.
  static final CommitStyle READING = new CommitStyle.Autocommit();

  private static final int KINDS = LiveRecords.Change.values().length;
  private static final long PERCENT = 100;

  static AgeingData of(Settings settings, long seed, int cycles) {
    return new AgeingData(settings, new AgeingValues(seed, settings.count("value_bytes")), cycles);
  }

  int records() {
    return settings.count("records");
  }

  /// Returns the number of deleted, inserted and updated records of a cycle.
  private long changes() {
    return KINDS * (records() * settings.whole("share") / PERCENT);
  }

  /// Returns the number of all writes.
  long writes() {
    return records() + cycles * changes();
  }

  /// Returns the model of an empty database.
  LiveRecords empty() {
    return new LiveRecords(values, records());
  }

  /// Loads the records into a new table.
  ///
  /// @param live the model of the empty database, to which the records are added
  /// @param done receives the number of records so far
  void load(Database database, LiveRecords live, LongConsumer done)
      throws SQLException, IOException {
    try (RecordTable empty = database.records(READING)) {
      empty.create();
    }
    try (RecordTable table = database.records(new CommitStyle.Every(settings.count("changes")))) {
      for (long number = 1; number <= records(); number++) {
        long key = live.insert();
        table.insert(key, values.value(key, 0));
        done.accept(number);
      }
      table.commit();
    }
  }

  /// Returns the cycles that follow the loading.
  AgeingCycles cycles(LiveRecords live, long pauseMillis, PhaseTimer timer) {
    return new AgeingCycles(
        live,
        values,
        new AgeingCycles.Rhythm(cycles, changes(), settings.count("changes"), pauseMillis),
        timer);
  }

  /// Makes the next of all writes to the model.
  private void write(LiveRecords live, long number) {
    if (number < records()) {
      live.insert();
    } else {
      live.next();
    }
  }

  /// Returns the model of the database after all writes.
  LiveRecords last() {
    LiveRecords live = empty();
    for (long number = 0; number < writes(); number++) {
      write(live, number);
    }
    return live;
  }

  /// Reads the records of a database. If the last writes may be missing, the database must equal
  /// its state after some change, and the later changes are lost.
  ///
  /// @return number of lost writes
  long verify(VerificationContext verifying) throws WrongDataException, SQLException, IOException {
    var found = new AgeingAudit(values);
    Database database = verifying.open();
    try (RecordTable table = database.records(READING)) {
      table.scan(found);
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    database.close();
    LiveRecords live = empty();
    long last = -1;
    for (long number = 0; number <= writes(); number++) {
      last = found.matches(live) ? number : last;
      if (number < writes()) {
        write(live, number);
      }
    }
    if (last < 0 || !verifying.mayLose()) {
      found.require(live, "at the end");
    }
    return writes() - last;
  }
}
