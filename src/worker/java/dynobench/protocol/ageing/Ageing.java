package dynobench.protocol.ageing;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.measure.AgeingObservation;
import dynobench.plan.CommitStyle;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;

/// Protocol of a database in long use. It loads records and changes a share of them in each of many
/// cycles, while the database stays open. Then it opens the aged database again, and lets the
/// engine clean up.
public final class Ageing implements Protocol {
  private static final CommitStyle READING = new CommitStyle.Autocommit();
  private static final int KINDS = LiveRecords.Change.values().length;
  private static final long PERCENT = 100;
  private static final String CLEAN_UP = "cleaning";

  private long loaded;
  private long read;
  private long cleaned;
  private boolean exists;

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    Settings settings = measuring.settings();
    PhaseTimer timer = measuring.timer();
    AgeingValues values = values(settings, measuring.seed());
    LiveRecords live = live(values, settings);
    timer.time(
        "load",
        settings.whole("records"),
        () -> loaded,
        measuring.engine(),
        database -> load(database, values, live, settings));
    var cycles =
        new AgeingCycles(
            live,
            values,
            new AgeingCycles.Rhythm(
                settings.count("cycles"),
                changes(settings),
                settings.count("changes"),
                settings.whole("pause_millis")),
            timer);
    timer.time("age", cycles.expected(), measuring.engine(), cycles);
    long aged = timer.storedBytes();
    timer.time(
        "open_aged", 1, () -> read, measuring.engine(), database -> read(database, live.anyKey()));
    if (read != 1) {
      throw new WrongDataException("a record after reopening", read + " records");
    }
    timer.time(CLEAN_UP, 1, () -> cleaned, measuring.engine(), this::cleanUp);
    timer.observed(new AgeingObservation.CleanUp(CLEAN_UP, exists, aged, timer.storedBytes()));
  }

  private static AgeingValues values(Settings settings, long seed) {
    return new AgeingValues(seed, settings.count("value_bytes"));
  }

  private static LiveRecords live(AgeingValues values, Settings settings) {
    return new LiveRecords(values, settings.count("records"));
  }

  /// Returns the number of deleted, inserted and updated records of a cycle.
  private static long changes(Settings settings) {
    return KINDS * (settings.whole("records") * settings.whole("share") / PERCENT);
  }

  private void load(Database database, AgeingValues values, LiveRecords live, Settings settings)
      throws SQLException, IOException {
    try (RecordTable empty = database.records(READING)) {
      empty.create();
    }
    try (RecordTable table = database.records(style(settings.count("changes")))) {
      for (long i = settings.whole("records"); i > 0; i--) {
        long key = live.insert();
        table.insert(key, values.value(key, 0));
        loaded++;
      }
      table.commit();
    }
  }

  /// Returns the style of transactions with this number of changes.
  static CommitStyle style(int changes) {
    return new CommitStyle.Every(changes);
  }

  private void read(Database database, long key) throws SQLException, IOException {
    try (RecordTable table = database.records(READING)) {
      table.read(key, (_, _) -> read++);
    }
  }

  private void cleanUp(Database database) throws SQLException, IOException {
    exists = database.cleanUp();
    cleaned = 1;
  }

  /// Reads the records of a database. If the last writes may be missing, the database must equal
  /// its state after some change, and the later changes are lost.
  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    Settings settings = verifying.settings();
    AgeingValues values = values(settings, verifying.seed());
    var found = new AgeingAudit(values);
    Database database = verifying.open();
    try (RecordTable table = database.records(READING)) {
      table.scan(found);
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    database.close();
    LiveRecords live = live(values, settings);
    long writes = settings.whole("records") + settings.whole("cycles") * changes(settings);
    long last = -1;
    for (long i = 0; i <= writes; i++) {
      last = found.matches(live) ? i : last;
      if (i < settings.whole("records")) {
        live.insert();
      } else if (i < writes) {
        live.next();
      }
    }
    if (last < 0 || !verifying.mayLose()) {
      found.require(live, "at the end");
    }
    return writes - last;
  }
}
