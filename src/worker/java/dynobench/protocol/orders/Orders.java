package dynobench.protocol.orders;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.protocol.Protocol;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientLoad;
import dynobench.protocol.clients.ClientPhase;
import dynobench.protocol.clients.CommittedSums;
import dynobench.protocol.clients.SessionIsolation;
import dynobench.protocol.clients.TransactionClient;
import dynobench.protocol.clients.WeightedChoice;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/// Protocol derived from TPC-C. Tables are filled, and clients run transactions of five kinds
/// without think times. Afterwards the database is checked for consistency and against the clients'
/// commits.
public final class Orders implements Protocol {
  /// Maximum of retries, equal to the default of scripts.
  private static final long RETRIES = 1000;

  private static final List<TransactionKind> KINDS = List.of(TransactionKind.values());

  private final List<CountedTransaction> transactions = new ArrayList<>();

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    OrdersScale scale = OrdersScale.of(measuring.settings());
    load(measuring, scale);
    trade(measuring, scale);
    var ledger = new CommittedSums();
    transactions.forEach(each -> each.account(ledger));
    measuring.timer().account(ledger.entries());
    // Untimed, in the process that did the work: no data may be lost here.
    Database database = measuring.engine().open();
    audit(database.sql(), scale, ledger.entries(), false);
    database.close();
  }

  private static Phase phase(TrialContext measuring, String id) {
    return measuring.workload().phase(id).orElseThrow();
  }

  private static void load(TrialContext measuring, OrdersScale scale)
      throws SQLException, IOException {
    Phase phase = phase(measuring, "load");
    var done = new AtomicLong();
    measuring
        .timer()
        .time(
            phase.id(),
            phase.operations().of(measuring.settings()),
            done::get,
            measuring.engine(),
            database -> new OrdersLoader(database.sql(), scale, measuring.seed(), done).fill());
  }

  private void trade(TrialContext measuring, OrdersScale scale)
      throws WrongDataException, SQLException, IOException {
    Phase phase = phase(measuring, "trade");
    var staff =
        new ClientPhase(
            ClientLoad.of(phase.crew().orElseThrow(), measuring.settings()),
            KINDS.stream().map(TransactionKind::id).toList(),
            (number, session) -> createClient(measuring, phase, scale, number, session),
            measuring.deadlineNanos(),
            interval -> measuring.timer().passed(phase.id(), interval));
    long expected = phase.operations().of(measuring.settings());
    measuring.timer().time(phase.id(), expected, measuring.engine(), staff);
  }

  private TransactionClient createClient(
      TrialContext measuring, Phase phase, OrdersScale scale, int number, Session session)
      throws SQLException, IOException {
    Settings settings = measuring.settings();
    SqlConnection sql = session.sql();
    SessionIsolation.set(sql.connection(), settings);
    var draws = new SeededRandom(SeededRandom.seedOf(measuring.seed(), phase.id(), number));
    ClientTerminal terminal = ClientTerminal.of(scale, number, measuring.seed(), draws);
    var deals = new ArrayList<CountedTransaction>();
    for (TransactionKind each : KINDS) {
      deals.add(each.prepare(new ClientStatements(sql), terminal));
    }
    transactions.addAll(deals);
    var weights = new WeightedChoice(KINDS.stream().mapToLong(TransactionKind::weight).toArray());
    return new TransactionClient(session, deals, weights, draws, RETRIES, false);
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    Database database = verifying.open();
    OrdersScale scale = OrdersScale.of(verifying.settings());
    long lost = audit(database.sql(), scale, verifying.account(), verifying.mayLose());
    database.close();
    return lost;
  }

  private static long audit(
      SqlConnection session, OrdersScale scale, Map<String, Long> account, boolean mayLose)
      throws WrongDataException, SQLException {
    return new OrdersAudit(scale, OrdersTotals.of(session), account, mayLose).audit();
  }
}
