package dynobench.protocol.phases;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.protocol.Measuring;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.Protocol;
import dynobench.protocol.Verifying;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// The protocol of 2005: create, insert and select, each with the database opened and closed inside
/// the timed phase.
public final class Phases implements Protocol {
  private static final String ROWS = "rows";

  @Override
  public void run(Measuring measuring) throws WrongDataException, SQLException, IOException {
    long count = measuring.settings().whole(ROWS);
    long seed = measuring.seed();
    // Worked out before anything is timed, so that the generator is compiled when it counts.
    var expectedQuick = new QuickSum();
    Check.feed(seed, count, expectedQuick);
    Check.feed(seed, count, new Fingerprint());
    Engine engine = measuring.engine();
    PhaseTimer timer = measuring.timer();
    timer.time("create", 1, () -> 1, engine, database -> database.rows().create());

    var rows = new SeededRows(seed, count);
    timer.time(
        "insert",
        count,
        rows::done,
        engine,
        database -> database.rows().insert(rows, measuring.commit()));

    var quick = new QuickSum();
    timer.time("select", count, quick::done, engine, database -> database.rows().scan(quick));
    quick.check().require("the timed select", expectedQuick.check());
  }

  @Override
  public long verify(Verifying verifying) throws WrongDataException, SQLException, IOException {
    var stored = new Fingerprint();
    Database database = verifying.open();
    try {
      database.rows().scan(stored);
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    database.close();
    Check found = stored.check();
    long rows = verifying.settings().whole(ROWS);
    // What was committed last is lost first: what is left must be the first rows, and all of them.
    long kept = verifying.mayLose() ? Math.min(found.rows(), rows) : rows;
    var expected = new Fingerprint();
    Check.feed(verifying.seed(), kept, expected);
    found.require("the verifying select", expected.check());
    return rows - kept;
  }
}
