package dynobench.protocol.isolation;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.isolation.HistoryChecker;
import dynobench.isolation.HistoryTransaction;
import dynobench.isolation.Interleaving;
import dynobench.isolation.IsolationObservation.HistoryResult;
import dynobench.isolation.IsolationObservation.LevelTaken;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientLoad;
import dynobench.protocol.clients.SessionIsolation;
import dynobench.workload.Phase;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/// Protocol that tests the isolation of one level: first the scripts of the workload, then a random
/// history of clients, as far as the settings ask for them. It measures no speed.
public final class IsolationLab implements Protocol {
  private static final String SCRIPTS = "scripts";
  private static final String HISTORIES = "histories";
  private static final String LISTS = "lists";
  private static final List<String> KINDS = List.of("update", "read");

  private long loaded;
  private long done;

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    measuring
        .timer()
        .time(
            "load",
            measuring.settings().whole(LISTS),
            () -> loaded,
            measuring.engine(),
            database -> load(database, measuring));
    if (isDone(measuring, SCRIPTS)) {
      List<Interleaving> scripts = measuring.workload().interleavings();
      measuring
          .timer()
          .time(
              SCRIPTS,
              1,
              () -> done,
              measuring.engine(),
              database -> play(database, scripts, measuring));
    }
    if (isDone(measuring, HISTORIES)) {
      runHistory(measuring);
    }
  }

  private static boolean isDone(TrialContext measuring, String phase) {
    return measuring
        .workload()
        .phase(phase)
        .filter(it -> it.isDone(measuring.settings()))
        .isPresent();
  }

  /// Creates the tables, and refuses a level that the engine does not have.
  private void load(Database database, TrialContext measuring) throws SQLException, IOException {
    LevelTaken level = level(database, measuring);
    measuring.timer().observed(level);
    if (!level.refusal().isEmpty()) {
      throw new SQLException(level.refusal());
    }
    try (ListTable lists = new ListTable(database.sql())) {
      database.sql().create();
      setTimeLimits(database.sql());
      lists.fill(measuring.settings().count(LISTS), () -> loaded++);
    }
  }

  private static void setTimeLimits(SqlConnection sql) throws SQLException {
    try (Statement statement = sql.connection().createStatement()) {
      for (String each : List.of("deadlocks", "waits")) {
        statement.execute(sql.statement(each));
      }
    }
  }

  private static LevelTaken level(Database database, TrialContext measuring)
      throws SQLException, IOException {
    try (Session session = database.session()) {
      return SessionIsolation.attempt(session.sql().connection(), measuring.settings());
    }
  }

  private void play(Database database, List<Interleaving> scripts, TrialContext measuring)
      throws SQLException, IOException {
    done = 0;
    for (Interleaving each : scripts) {
      var sessions = new ScriptSessions(database, each, measuring.settings());
      measuring.timer().observed(sessions.play());
      sessions.end();
    }
    done = 1;
  }

  private static void runHistory(TrialContext measuring)
      throws WrongDataException, SQLException, IOException {
    Phase phase = measuring.workload().phase(HISTORIES).orElseThrow();
    ClientLoad load = ClientLoad.of(phase.crew().orElseThrow(), measuring.settings());
    var history =
        new HistoryLog(
            measuring.settings().count("keys"),
            measuring.settings().count(LISTS),
            measuring.settings().count("transactions"));
    var clients = new HistoryPhase(load, KINDS, history, measuring);
    measuring
        .timer()
        .time(HISTORIES, phase.operations().of(measuring.settings()), measuring.engine(), clients);
    List<HistoryTransaction> all = history.transactions(clients.last());
    measuring
        .timer()
        .observed(
            new HistoryResult(
                count(all, HistoryTransaction.Outcome.COMMITTED),
                count(all, HistoryTransaction.Outcome.ABORTED),
                count(all, HistoryTransaction.Outcome.UNKNOWN),
                HistoryChecker.check(all),
                history.refusals()));
  }

  private static long count(List<HistoryTransaction> all, HistoryTransaction.Outcome outcome) {
    return all.stream().filter(each -> each.outcome() == outcome).count();
  }

  /// Checks that all lists exist and can be read. Their contents are the subject of the test, so
  /// they are not compared with anything.
  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    Database database = verifying.open();
    try (ListTable lists = new ListTable(database.sql())) {
      for (int key = 1; key <= verifying.settings().count(LISTS); key++) {
        lists.read(key);
      }
    }
    database.close();
    return 0;
  }
}
