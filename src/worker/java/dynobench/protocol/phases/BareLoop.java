package dynobench.protocol.phases;

import dynobench.protocol.BareDriver;
import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.TrialContext;
import dynobench.setup.Setup;
import java.io.IOException;
import java.sql.SQLException;

/// Baseline of [Phases]: its inserts and its select in plain loops. The rows are generated before
/// the clock starts, so the generator's cost counts as a cost of the harness.
public final class BareLoop extends BaselineProtocol {
  @Override
  public void run(TrialContext measuring) throws SQLException, IOException {
    var rows = new BareRows(measuring.seed(), measuring.settings().count("rows"));
    if (measuring.setup() instanceof Setup.HeapMap) {
      new BareMap(rows).run(measuring.timer());
    } else {
      new BareJdbc(new BareDriver(measuring), rows).run(measuring.timer());
    }
  }
}
