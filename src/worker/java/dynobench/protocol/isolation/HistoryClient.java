package dynobench.protocol.isolation;

import dynobench.engine.Session;
import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.isolation.HistoryTransaction.Outcome;
import dynobench.isolation.ValueList;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.Client;
import dynobench.protocol.clients.SessionIsolation;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// Client that runs transactions of some reads and appends, and records what it saw. A fifth of the
/// transactions only read. A refused transaction is not repeated. If its session breaks, the client
/// opens another one.
final class HistoryClient implements Client {
  private static final int UPDATE = 0;
  private static final int READ = 1;
  private static final int MOST_OPERATIONS = 4;
  private static final int ONE_IN = 5;

  /// Number of failures in turn, without a conflict, after which the client gives up.
  private static final int MOST_FAILURES = 100;

  private final int number;
  private final SessionSource sessions;
  private final Settings settings;
  private final HistoryLog history;
  private final SeededRandom draws;
  private final List<Drawn> drawn = new ArrayList<>();
  private Session session;
  private volatile ListTable lists;
  private volatile String activity = "";
  private int failures;

  /// Source of sessions.
  @FunctionalInterface
  interface SessionSource {
    Session open() throws SQLException, IOException;
  }

  private record Drawn(int key, boolean appends) {}

  HistoryClient(
      int number,
      Session session,
      SessionSource sessions,
      Settings settings,
      HistoryLog history,
      SeededRandom draws)
      throws SQLException {
    this.number = number;
    this.session = session;
    this.sessions = sessions;
    this.settings = settings;
    this.history = history;
    this.draws = draws;
    this.lists = begin(session);
  }

  private ListTable begin(Session with) throws SQLException {
    with.sql().connection().setAutoCommit(false);
    SessionIsolation.apply(with.sql().connection(), settings);
    return new ListTable(with.sql());
  }

  @Override
  public boolean hasMore() {
    return !history.isFull();
  }

  @Override
  public int draw() {
    boolean updates = draws.below(ONE_IN) > 0;
    drawn.clear();
    int count = 1 + (int) draws.below(MOST_OPERATIONS);
    for (int i = 0; i < count; i++) {
      drawn.add(new Drawn(history.key(draws), updates && draws.below(2) == 0));
    }
    return updates ? UPDATE : READ;
  }

  /// Runs the transaction. An engine may also throw an unchecked exception, or overflow its stack:
  /// that counts as a refusal, too.
  @Override
  public int perform() throws WrongDataException, SQLException, IOException {
    var operations = new ArrayList<Operation>();
    Outcome outcome = Outcome.ABORTED;
    try {
      for (Drawn each : drawn) {
        perform(each, operations);
      }
      activity = "a commit";
      outcome = Outcome.UNKNOWN;
      session.sql().connection().commit();
    } catch (SQLException e) {
      boolean isConflict = session.isConflict(e);
      refused(e, isConflict, isConflict ? Outcome.ABORTED : outcome, operations);
      return -1;
    } catch (RuntimeException | StackOverflowError e) {
      refused(e, false, outcome, operations);
      return -1;
    }
    history.add(number, Outcome.COMMITTED, operations);
    failures = 0;
    return 0;
  }

  /// Performs an operation. An append is recorded before it succeeds, because an append that fails
  /// may be seen by others, too.
  private void perform(Drawn operation, List<Operation> operations)
      throws SQLException, WrongDataException {
    int key = operation.key();
    if (!operation.appends()) {
      activity = "a read";
      ValueList values = lists.read(key);
      operations.add(new Operation.Read(key, values));
      return;
    }
    activity = "an append";
    int value = history.value();
    operations.add(new Operation.Append(key, value));
    int changed = lists.append(key, value);
    if (changed != 1) {
      throw new WrongDataException("one list with the key " + key, changed + " lists");
    }
  }

  /// Records a transaction that the engine refused, and rolls it back.
  private void refused(
      Throwable why, boolean isConflict, Outcome outcome, List<Operation> operations)
      throws SQLException, IOException {
    history.refused(why);
    if (!isConflict && ++failures > MOST_FAILURES) {
      throw new SQLException("too many transactions failed in turn: " + why, why);
    }
    activity = "a rollback";
    try {
      session.sql().connection().rollback();
    } catch (SQLException e) {
      why.addSuppressed(e);
      reopen(why);
    }
    history.add(number, outcome, operations);
  }

  private void reopen(Throwable why) throws SQLException, IOException {
    try {
      session.close();
    } catch (SQLException | IOException e) {
      why.addSuppressed(e);
    }
    session = sessions.open();
    lists = begin(session);
  }

  @Override
  public String activity() {
    return activity;
  }

  @Override
  public void cancel() {
    try {
      lists.cancel();
    } catch (SQLException | RuntimeException e) {
      // The statement can't be cancelled: the process will be ended.
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    lists.close();
    session.sql().connection().rollback();
    session.sql().connection().setAutoCommit(true); // restore the initial state
    session.close();
  }
}
