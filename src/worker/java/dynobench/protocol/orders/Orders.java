package dynobench.protocol.orders;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.protocol.Draws;
import dynobench.protocol.Measuring;
import dynobench.protocol.Protocol;
import dynobench.protocol.Verifying;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientPhase;
import dynobench.protocol.clients.Duty;
import dynobench.protocol.clients.Ledger;
import dynobench.protocol.clients.SessionIsolation;
import dynobench.protocol.clients.TransactionClient;
import dynobench.protocol.clients.Weights;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/// Protocol derived from TPC-C. Tables are filled, and clients run transactions of five kinds
/// without pauses. Afterwards the database is checked for consistency and against the clients'
/// commits.
public final class Orders implements Protocol {
  /// Maximum of retries, equal to the default of scripts.
  private static final long RETRIES = 1000;

  private static final List<Kind> KINDS = List.of(Kind.values());

  private final List<Dealing> dealings = new ArrayList<>();

  @Override
  public void run(Measuring measuring) throws WrongDataException, SQLException, IOException {
    Scale scale = Scale.of(measuring.settings());
    load(measuring, scale);
    trade(measuring, scale);
    var ledger = new Ledger();
    dealings.forEach(each -> each.account(ledger));
    measuring.timer().account(ledger.entries());
    // Untimed, in the process that did the work: no data may be lost here.
    Database database = measuring.engine().open();
    audit(database.sql(), scale, ledger.entries(), false);
    database.close();
  }

  private static Phase phase(Measuring measuring, String id) {
    return measuring.workload().phase(id).orElseThrow();
  }

  private static void load(Measuring measuring, Scale scale) throws SQLException, IOException {
    Phase phase = phase(measuring, "load");
    var done = new AtomicLong();
    measuring
        .timer()
        .time(
            phase.id(),
            phase.operations().of(measuring.settings()),
            done::get,
            measuring.engine(),
            database -> new Fill(database.sql(), scale, measuring.seed(), done).fill());
  }

  private void trade(Measuring measuring, Scale scale)
      throws WrongDataException, SQLException, IOException {
    Phase phase = phase(measuring, "trade");
    var staff =
        new ClientPhase(
            Duty.of(phase.crew().orElseThrow(), measuring.settings()),
            KINDS.stream().map(Kind::id).toList(),
            (number, session) -> hire(measuring, phase, scale, number, session),
            measuring.deadlineNanos(),
            interval -> measuring.timer().passed(phase.id(), interval));
    long expected = phase.operations().of(measuring.settings());
    measuring.timer().time(phase.id(), expected, measuring.engine(), staff);
  }

  private TransactionClient hire(
      Measuring measuring, Phase phase, Scale scale, int number, Session session)
      throws SQLException, IOException {
    Settings settings = measuring.settings();
    SqlConnection sql = session.sql();
    SessionIsolation.set(sql.connection(), settings);
    var draws = new Draws(Draws.seedOf(measuring.seed(), phase.id(), number));
    Terminal terminal = Terminal.of(scale, number, measuring.seed(), draws);
    var deals = new ArrayList<Dealing>();
    for (Kind each : KINDS) {
      deals.add(each.deal(new Desk(sql), terminal));
    }
    dealings.addAll(deals);
    var weights = new Weights(KINDS.stream().mapToLong(Kind::weight).toArray());
    return new TransactionClient(session, deals, weights, draws, RETRIES, false);
  }

  @Override
  public long verify(Verifying verifying) throws WrongDataException, SQLException, IOException {
    Database database = verifying.open();
    Scale scale = Scale.of(verifying.settings());
    long lost = audit(database.sql(), scale, verifying.account(), verifying.mayLose());
    database.close();
    return lost;
  }

  private static long audit(
      SqlConnection session, Scale scale, Map<String, Long> account, boolean mayLose)
      throws WrongDataException, SQLException {
    return new Audit(scale, Books.of(session), account, mayLose).audit();
  }
}
