package dynobench.protocol.script;

import dynobench.engine.Session;
import dynobench.protocol.Draws;
import dynobench.protocol.Measuring;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientPhase;
import dynobench.protocol.clients.ConnectionUse;
import dynobench.protocol.clients.Duty;
import dynobench.protocol.clients.Ledger;
import dynobench.protocol.clients.TransactionClient;
import dynobench.protocol.clients.Weights;
import dynobench.script.Given;
import dynobench.script.Part;
import dynobench.script.Script;
import dynobench.script.Transaction;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/// Phase in which clients run transactions, drawn by weight.
final class Mixing {
  private final Measuring measuring;
  private final Workload workload;
  private final Script script;
  private final Settings settings;
  private final Phase phase;
  private final Part.Mix mix;
  private final Map<String, AtomicLong> counters;
  private final Matter matter;
  private final Duty duty;
  private final boolean single;
  private final List<Work> all = new ArrayList<>();

  /// Creates a phase.
  ///
  /// @param counters of all clients in all phases
  /// @param matter data of the clients
  Mixing(
      Measuring measuring,
      Phase phase,
      Part.Mix mix,
      Map<String, AtomicLong> counters,
      Matter matter) {
    this.measuring = measuring;
    this.workload = measuring.workload();
    this.script = workload.script().orElseThrow();
    this.settings = measuring.settings();
    this.phase = phase;
    this.mix = mix;
    this.counters = counters;
    this.matter = matter;
    this.duty = Duty.of(phase.crew().orElseThrow(), settings);
    this.single =
        matter.commitsEachStep()
            || mix.transactions().stream().allMatch(each -> transaction(each).steps().size() == 1);
  }

  private Transaction transaction(Part.Weighted weighted) {
    return script.transaction(weighted.transaction()).orElseThrow();
  }

  /// Runs the phase.
  ///
  /// @param ledger receives the sums over the clients' committed transactions
  void run(Ledger ledger) throws WrongDataException, SQLException, IOException {
    List<String> kinds = mix.transactions().stream().map(Part.Weighted::transaction).toList();
    var staff =
        new ClientPhase(
            duty,
            kinds,
            this::hire,
            measuring.deadlineNanos(),
            interval -> measuring.timer().passed(phase.id(), interval),
            new ConnectionUse(settings, single));
    long expected = phase.operations().of(settings);
    measuring.timer().time(phase.id(), expected, measuring.engine(), staff);
    all.forEach(each -> each.account(ledger));
  }

  private TransactionClient hire(int number, Session session) throws SQLException, IOException {
    Acting acting = matter.acting(number, session);
    var scope = new Scope(workload, settings, counters);
    scope.fix(Given.CLIENT, number);
    scope.fix(Given.CLIENTS, duty.clients());
    var works = new ArrayList<Work>();
    var weights = new long[mix.transactions().size()];
    for (int i = 0; i < weights.length; i++) {
      Part.Weighted each = mix.transactions().get(i);
      works.add(Work.of(transaction(each), acting, scope));
      weights[i] = scope.number(each.weight());
    }
    long seed = Draws.seedOf(measuring.seed(), phase.id(), number);
    var frame = new Frame(scope.slots(), seed);
    works.forEach(each -> each.use(frame));
    all.addAll(works);
    return new TransactionClient(
        session, works, new Weights(weights), frame.draws, script.retries(), single);
  }
}
