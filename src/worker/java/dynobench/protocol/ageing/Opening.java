package dynobench.protocol.ageing;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.protocol.BitMixer;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.PreparedProtocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Preparation;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;

/// Protocol of opening a database that another process has left: closed, killed, or closed after
/// long use. A new process opens it and reads one record, and opens it once more.
public final class Opening implements PreparedProtocol {
  private static final String AGEING = "ageing";

  private long queried;

  @Override
  public void prepare(TrialContext preparing) throws WrongDataException, SQLException, IOException {
    Settings settings = preparing.settings();
    AgeingData data = data(settings, preparing.seed());
    LiveRecords live = data.empty();
    Database database = preparing.engine().open();
    data.load(database, live, _ -> {});
    AgeingCycles cycles = data.cycles(live, 0, preparing.timer());
    cycles.open(database);
    cycles.work(() -> {});
    if (!Preparation.kills(preparing.workload(), settings)) {
      database.close();
    }
  }

  private static AgeingData data(Settings settings, long seed) {
    boolean isAged = settings.text("after").equals(AGEING);
    return AgeingData.of(settings, seed, isAged ? settings.count("cycles") : 0);
  }

  @Override
  public void run(TrialContext measuring) throws SQLException, IOException {
    AgeingData data = data(measuring.settings(), measuring.seed());
    long key =
        data.cycles() > 0
            ? data.last().anyKey()
            : 1 + BitMixer.below(data.records(), BitMixer.mix(measuring.seed()));
    time(measuring, "open_first", key);
    time(measuring, "open_again", key);
  }

  private void time(TrialContext measuring, String phase, long key)
      throws SQLException, IOException {
    queried = 0;
    PhaseTimer timer = measuring.timer();
    timer.time(phase, 1, () -> queried, measuring.engine(), database -> read(database, key));
  }

  /// Reads a record. The verification decides whether it may be missing.
  private void read(Database database, long key) throws SQLException, IOException {
    try (RecordTable table = database.records(AgeingData.READING)) {
      table.read(key, (_, _) -> {});
    }
    queried = 1;
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    return data(verifying.settings(), verifying.seed()).verify(verifying);
  }
}
