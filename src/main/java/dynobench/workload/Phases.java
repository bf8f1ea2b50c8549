package dynobench.workload;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.plan.Trial;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;

/// The protocol of 2005: create, insert and select, each with the database opened and closed inside
/// the timed phase.
final class Phases implements Workload {
  /// Classes of SQLSTATE for a statement that names what isn't there, today's and that of the
  /// nineties.
  private static final List<String> UNKNOWN_TABLE = List.of("42", "S0");

  @Override
  public List<Phase> phases(long rows) {
    return List.of(new Phase("create", 1), new Phase("insert", rows), new Phase("select", rows));
  }

  @Override
  public void run(Site site) throws WrongDataException, SQLException, IOException {
    Trial trial = site.trial();
    long count = trial.rows();
    // Worked out before anything is timed, so that the generator is compiled when it counts.
    var expectedQuick = new QuickSum();
    Check.feed(site.seed(), count, expectedQuick);
    Check.feed(site.seed(), count, new Fingerprint());
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
  }

  @Override
  public long verify(Reading reading) throws WrongDataException, SQLException, IOException {
    var stored = new Fingerprint();
    Database database = reading.engine().open();
    reading.identities().accept(database.identity());
    read(database, stored, reading.mayLose());
    database.close();
    Check found = stored.check();
    long rows = reading.trial().rows();
    // What was committed last is lost first: what is left must be the first rows, and all of them.
    long kept = reading.mayLose() ? Math.min(found.rows(), rows) : rows;
    var expected = new Fingerprint();
    Check.feed(reading.seed(), kept, expected);
    found.require("the verifying select", expected.check());
    return rows - kept;
  }

  /// The table itself may have been made in the last moments.
  private static void read(Database database, Fingerprint stored, boolean mayLose)
      throws SQLException, IOException {
    try {
      database.table().scan(stored);
    } catch (SQLException e) {
      String state = String.valueOf(e.getSQLState());
      if (!mayLose || UNKNOWN_TABLE.stream().noneMatch(state::startsWith)) {
        throw e;
      }
    }
  }
}
