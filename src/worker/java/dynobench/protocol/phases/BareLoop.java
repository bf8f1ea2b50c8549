package dynobench.protocol.phases;

import dynobench.protocol.BareDriver;
import dynobench.protocol.Measuring;
import dynobench.protocol.Yardstick;
import dynobench.setup.Setup;
import java.io.IOException;
import java.sql.SQLException;

/// The inserts and the select of [Phases] as anyone would write them in a loop of their own. Its
/// rows lie ready in arrays, so that making them counts as harness.
public final class BareLoop extends Yardstick {
  @Override
  public void run(Measuring measuring) throws SQLException, IOException {
    var rows = new BareRows(measuring.seed(), measuring.settings().count("rows"));
    if (measuring.setup() instanceof Setup.HeapMap) {
      new BareMap(rows).run(measuring.timer());
    } else {
      new BareJdbc(new BareDriver(measuring), rows).run(measuring.timer());
    }
  }
}
