package dynobench.protocol.phases;

import dynobench.plain.PlainRows;
import dynobench.plain.PlainTarget;
import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.TrialContext;
import java.io.IOException;
import java.sql.SQLException;

/// Baseline of [Phases]: the creation of the table, the inserts and the select of that workload,
/// without its deletes. The rows are generated before the clock starts, so the generator's cost
/// counts as a cost of the harness.
public final class BareLoop extends BaselineProtocol {
  @Override
  public void run(TrialContext measuring) throws SQLException, IOException {
    PlainRows rows = PlainPhases.rows(measuring.seed(), measuring.settings().count("rows"));
    long expected = rows.sum();
    PlainTarget target =
        PlainTarget.of(PlainPhases.parameters(measuring.setup(), measuring.statements()));
    PhaseTimer timer = measuring.timer();
    time(timer, "create", 1, target::create);
    time(timer, "insert", rows.count(), () -> target.insert(rows));
    time(timer, "select", rows.count(), () -> requireSum(target.select(), expected));
  }

  private static void requireSum(long found, long expected) throws SQLException {
    if (found != expected) {
      throw new SQLException(
          "The baseline read the sum " + found + " of rows whose sum is " + expected);
    }
  }
}
