package dynobench.protocol.script;

import dynobench.engine.Session;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.TrialContext;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientLoad;
import dynobench.protocol.clients.ClientPhase;
import dynobench.protocol.clients.CommittedSums;
import dynobench.protocol.clients.ConnectionUse;
import dynobench.protocol.clients.TransactionClient;
import dynobench.protocol.clients.WeightedChoice;
import dynobench.script.PhaseWork;
import dynobench.script.PredefinedNames;
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
final class MixPhase {
  private final TrialContext measuring;
  private final Workload workload;
  private final Script script;
  private final Settings settings;
  private final Phase phase;
  private final PhaseWork.Mix mix;
  private final Map<String, AtomicLong> counters;
  private final OperationTarget target;
  private final ClientLoad load;
  private final boolean single;
  private final List<ScriptTransaction> all = new ArrayList<>();

  /// Creates a phase.
  ///
  /// @param counters counters that all clients share in all phases
  /// @param target data of the clients
  MixPhase(
      TrialContext measuring,
      Phase phase,
      PhaseWork.Mix mix,
      Map<String, AtomicLong> counters,
      OperationTarget target) {
    this.measuring = measuring;
    this.workload = measuring.workload();
    this.script = workload.script().orElseThrow();
    this.settings = measuring.settings();
    this.phase = phase;
    this.mix = mix;
    this.counters = counters;
    this.target = target;
    this.load = ClientLoad.of(phase.crew().orElseThrow(), settings);
    this.single =
        target.commitsEachStep()
            || mix.transactions().stream().allMatch(each -> transaction(each).steps().size() == 1);
  }

  private Transaction transaction(PhaseWork.Weighted weighted) {
    return script.transaction(weighted.transaction()).orElseThrow();
  }

  /// Runs the phase.
  ///
  /// @param ledger store of the sums over the clients' committed transactions
  void run(CommittedSums ledger) throws WrongDataException, SQLException, IOException {
    List<String> kinds = mix.transactions().stream().map(PhaseWork.Weighted::transaction).toList();
    var staff =
        new ClientPhase(
            load,
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
    StepCompiler acting = target.compilerFor(number, session);
    var scope = new Scope(workload, settings, counters);
    scope.fix(PredefinedNames.CLIENT, number);
    scope.fix(PredefinedNames.CLIENTS, load.clients());
    var works = new ArrayList<ScriptTransaction>();
    var weights = new long[mix.transactions().size()];
    for (int i = 0; i < weights.length; i++) {
      PhaseWork.Weighted each = mix.transactions().get(i);
      works.add(ScriptTransaction.of(transaction(each), acting, scope));
      weights[i] = scope.number(each.weight());
    }
    long seed = SeededRandom.seedOf(measuring.seed(), phase.id(), number);
    var frame = new EvaluationFrame(scope.slots(), seed);
    works.forEach(each -> each.use(frame));
    all.addAll(works);
    return new TransactionClient(
        session, works, new WeightedChoice(weights), frame.draws, script.retries(), single);
  }
}
