package dynobench.protocol.ageing;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.measure.AgeingObservation;
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
  private static final String CLEAN_UP = "cleaning";

  private long loaded;
  private long read;
  private long cleaned;
  private boolean exists;

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    Settings settings = measuring.settings();
    PhaseTimer timer = measuring.timer();
    AgeingData data = data(settings, measuring.seed());
    LiveRecords live = data.empty();
    timer.time(
        "load",
        data.records(),
        () -> loaded,
        measuring.engine(),
        database -> data.load(database, live, done -> loaded = done));
    AgeingCycles cycles = data.cycles(live, settings.whole("pause_millis"), timer);
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

  private static AgeingData data(Settings settings, long seed) {
    return AgeingData.of(settings, seed, settings.count("cycles"));
  }

  private void read(Database database, long key) throws SQLException, IOException {
    try (RecordTable table = database.records(AgeingData.READING)) {
      table.read(key, (_, _) -> read++);
    }
  }

  private void cleanUp(Database database) throws SQLException, IOException {
    exists = database.cleanUp();
    cleaned = 1;
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    return data(verifying.settings(), verifying.seed()).verify(verifying);
  }
}
