package dynobench.workload;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.plan.Trial;
import java.io.IOException;
import java.sql.SQLException;

/// The protocol of 2005: create, insert and select, each with the database opened and closed inside
/// the timed phase. Afterwards the data are read once more, untimed, and compared in full.
final class Phases implements Workload {
  @Override
  public void run(Site site) throws WrongDataException, SQLException, IOException {
    Trial trial = site.trial();
    long count = trial.rows();
    // Worked out before anything is timed, so that the generator is compiled when it counts.
    var expectedQuick = new QuickSum();
    var expected = new Fingerprint();
    Check.feed(site.seed(), count, expectedQuick);
    Check.feed(site.seed(), count, expected);
    Engine engine = site.engine();
    PhaseTimer timer = site.timer();
    timer.time("create", 1, () -> 1, engine, database -> database.table().create());

    var rows = new SeededRows(site.seed(), count);
    timer.time(
        "insert",
        count,
        rows::done,
        engine,
        database -> database.table().insert(rows, trial.contender().commit()));

    var quick = new QuickSum();
    timer.time("select", count, quick::done, engine, database -> database.table().scan(quick));
    quick.check().require("the timed select", expectedQuick.check());
    verify(site, expected.check());
  }

  private static void verify(Site site, Check expected)
      throws WrongDataException, SQLException, IOException {
    var stored = new Fingerprint();
    Database database = site.engine().open();
    site.timer().identify(database.identity());
    database.table().scan(stored);
    database.close();
    stored.check().require("the verifying select", expected);
  }
}
