package dynobench.protocol.isolation;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.isolation.HistoryTransaction.Operation;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.TrialContext;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientLoad;
import dynobench.protocol.clients.ClientPhase;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Phase in which clients make a random history. When all have ended, one more transaction reads
/// all lists.
final class HistoryPhase implements PhaseTimer.Staffed {
  private static final String PHASE = "histories";

  private final HistoryLog history;
  private final TrialContext measuring;
  private final ClientPhase clients;
  private final List<Operation> last = new ArrayList<>();
  private @Nullable Database opened;

  HistoryPhase(ClientLoad load, List<String> kinds, HistoryLog history, TrialContext measuring) {
    this.history = history;
    this.measuring = measuring;
    this.clients =
        new ClientPhase(
            load,
            kinds,
            this::createClient,
            measuring.deadlineNanos(),
            interval -> measuring.timer().passed(PHASE, interval));
  }

  private HistoryClient createClient(int number, Session session) throws SQLException {
    var draws = new SeededRandom(SeededRandom.seedOf(measuring.seed(), PHASE, number));
    return new HistoryClient(
        number, session, database()::session, measuring.settings(), history, draws);
  }

  private Database database() {
    return Objects.requireNonNull(opened);
  }

  @Override
  public long done() {
    return clients.done();
  }

  @Override
  public void open(Database database) throws SQLException, IOException {
    opened = database;
    clients.open(database);
  }

  @Override
  public PhaseTimer.Worked work(Runnable counts)
      throws WrongDataException, SQLException, IOException {
    return clients.work(counts);
  }

  @Override
  public void close() throws SQLException, IOException {
    clients.close();
    try (var lists = new ListTable(database().sql())) {
      for (int key = 1; key <= history.used(); key++) {
        last.add(new Operation.Read(key, lists.read(key)));
      }
    }
  }

  /// Returns the reads of the last transaction.
  List<Operation> last() {
    return List.copyOf(last);
  }
}
