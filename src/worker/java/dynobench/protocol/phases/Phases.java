package dynobench.protocol.phases;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.KeyCursor;
import dynobench.engine.RowTable;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// Protocol of 2005: create, insert, select, and an optional delete. Each timed phase includes
/// opening and closing the database.
public final class Phases implements Protocol {
  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    var wanted = TrialSizes.of(measuring.settings());
    long count = wanted.rows();
    long seed = measuring.seed();
    // Computed before the timed phases, so that the JVM has compiled the generator.
    var expectedQuick = new QuickSum();
    RowChecksum.feed(seed, count, expectedQuick);
    RowChecksum.feed(seed, count, new ChecksumSink());
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

    select(wanted, expectedQuick.check(), timer, engine);
    if (wanted.deleted() > 0) {
      delete(wanted, measuring);
    }
  }

  private static void select(
      TrialSizes wanted, RowChecksum expected, PhaseTimer timer, Engine engine)
      throws WrongDataException, SQLException, IOException {
    var quick = new QuickSum();
    boolean limits = wanted.limits(wanted.rows());
    timer.time(
        "select",
        limits ? wanted.limit() : wanted.rows(),
        quick::done,
        engine,
        database -> database.rows().scan(wanted.reading(), quick));
    if (limits) {
      RowChecksum.requireRows("the timed select", quick.done(), wanted.limit());
    } else {
      quick.check().require("the timed select", expected);
    }
  }

  /// Deletes rows. Their keys are queried before, untimed.
  private static void delete(TrialSizes wanted, TrialContext measuring)
      throws SQLException, IOException {
    Engine engine = measuring.engine();
    long seed = measuring.seed();
    Database opened = engine.open();
    Object[] found = opened.rows().keys(wanted.deleted(), number -> SeededRows.idOf(seed, number));
    opened.close();
    var keys = new KeyCursor(found);
    measuring
        .timer()
        .time(
            "delete",
            wanted.deleted(),
            keys::done,
            engine,
            database -> database.rows().delete(keys, measuring.commit()));
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    var wanted = TrialSizes.of(verifying.settings());
    Database database = verifying.open();
    try {
      return wanted.limits(wanted.left())
          ? lostOfSome(database.rows(), wanted, verifying)
          : lostOfAll(database.rows(), wanted, verifying);
    } finally {
      database.close();
    }
  }

  /// Reads all rows and returns the number of lost operations. The last commits are lost first:
  /// deletions from the end, and then rows.
  private static long lostOfAll(RowTable table, TrialSizes wanted, VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    var stored = new ChecksumSink();
    try {
      table.scan(wanted.reading().unlimited(), stored);
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    RowChecksum found = stored.check();
    long rows = wanted.rows();
    boolean lacks = verifying.mayLose() && found.rows() < wanted.left();
    long gone =
        verifying.mayLose()
            ? Math.clamp(rows - found.rows(), 0, wanted.deleted())
            : wanted.deleted();
    var expected = new ChecksumSink();
    if (lacks) {
      RowChecksum.feed(verifying.seed(), found.rows(), expected);
    } else {
      RowChecksum.feed(verifying.seed(), gone + 1, rows, expected);
    }
    found.require("the verifying select", expected.check());
    return lacks ? Math.min(rows, rows - found.rows() + wanted.deleted()) : wanted.deleted() - gone;
  }

  /// Reads no more rows than the plan's limit, counts all, and returns the number of lost
  /// operations.
  private static long lostOfSome(RowTable table, TrialSizes wanted, VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    boolean mayLose = verifying.mayLose();
    var members =
        new SubsetCheck(verifying.seed(), mayLose ? 1 : wanted.deleted() + 1L, wanted.rows());
    long present = 0;
    try {
      table.scan(wanted.reading(), members);
      present = table.count();
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    if (!mayLose) {
      RowChecksum.requireRows("the table", present, wanted.left());
    }
    members.require("the verifying select", Math.min(wanted.limit(), present));
    return Math.min(wanted.rows(), Math.abs(present - wanted.left()));
  }
}
