package dynobench.protocol.records;

import dynobench.protocol.BareDriver;
import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.TrialContext;
import dynobench.setup.Setup;
import dynobench.workload.ColdCache;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;

/// Baseline of [Records]: loading, reading and writing in plain loops, with keys and values that
/// were generated before.
public final class BareRecords extends BaselineProtocol {
  @Override
  public void run(TrialContext measuring) throws SQLException, IOException {
    Settings settings = measuring.settings();
    var source =
        new SeededRecords(
            measuring.seed(), settings.whole("records"), settings.count("value_bytes"));
    var data = new BareData(source, settings.count("reads"), settings.count("writes"));
    int scans = settings.count("scans");
    boolean cold = ColdCache.isRequested(settings);
    if (measuring.setup() instanceof Setup.HeapMap) {
      new BareRecordMap(data, cold).run(measuring.timer(), scans);
    } else {
      new BareRecordJdbc(new BareDriver(measuring), data, cold).run(measuring.timer(), scans);
    }
  }
}
