package dynobench.protocol.script;

import dynobench.engine.RecordTable;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.plan.CommitStyle;
import dynobench.protocol.Measuring;
import dynobench.protocol.Mixer;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientPhase;
import dynobench.protocol.clients.Duty;
import dynobench.script.Given;
import dynobench.script.Part;
import dynobench.script.Script;
import dynobench.workload.Capability;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/// A phase in which clients do transactions by weight.
final class Mixing {
  private final Measuring measuring;
  private final Workload workload;
  private final Script script;
  private final Settings settings;
  private final Phase phase;
  private final Part.Mix mix;
  private final Map<String, AtomicLong> counters;
  private final Records records;
  private final Duty duty;
  private final List<ScriptedClient> clients = new ArrayList<>();

  /// @param counters of all clients in all phases
  /// @param records which only some scripts work on
  Mixing(
      Measuring measuring,
      Phase phase,
      Part.Mix mix,
      Map<String, AtomicLong> counters,
      Records records) {
    this.measuring = measuring;
    this.workload = measuring.workload();
    this.script = workload.script().orElseThrow();
    this.settings = measuring.settings();
    this.phase = phase;
    this.mix = mix;
    this.counters = counters;
    this.records = records;
    this.duty = Duty.of(phase.crew().orElseThrow(), settings);
  }

  /// @param ledger takes in what the clients have committed
  void run(Ledger ledger) throws WrongDataException, SQLException, IOException {
    List<String> kinds = mix.transactions().stream().map(Part.Weighted::transaction).toList();
    var staff =
        new ClientPhase(
            duty,
            kinds,
            this::hire,
            measuring.deadlineNanos(),
            interval -> measuring.timer().passed(phase.id(), interval));
    long expected = phase.operations().of(settings);
    measuring.timer().time(phase.id(), expected, measuring.engine(), staff);
    clients.forEach(each -> each.account(ledger));
  }

  private ScriptedClient hire(int number, Session session) throws SQLException, IOException {
    var client =
        workload.needs() == Capability.RECORDS ? keeper(number, session) : teller(number, session);
    clients.add(client);
    return client;
  }

  private ScriptedClient keeper(int number, Session session) throws SQLException, IOException {
    RecordTable table = session.records(new CommitStyle.Autocommit());
    Scope scope = scope(number);
    List<Work> works = works(records.acting(number, table), scope);
    return ScriptedClient.ofRecords(
        session, table, works, weights(scope), frame(number, scope), script.retries());
  }

  private ScriptedClient teller(int number, Session session) throws SQLException {
    SqlConnection sql = session.sql();
    SessionIsolation.set(sql.connection(), settings);
    Scope scope = scope(number);
    List<Work> works = works((step, it) -> SqlAction.of(sql, step, it), scope);
    return ScriptedClient.ofSql(
        session, works, weights(scope), frame(number, scope), script.retries());
  }

  private Scope scope(int number) {
    var scope = new Scope(workload, settings, counters);
    scope.fix(Given.CLIENT, number);
    scope.fix(Given.CLIENTS, duty.clients());
    return scope;
  }

  private List<Work> works(Acting acting, Scope scope) throws SQLException {
    var works = new ArrayList<Work>();
    for (Part.Weighted each : mix.transactions()) {
      works.add(Work.of(script.transaction(each.transaction()).orElseThrow(), acting, scope));
    }
    return works;
  }

  private Weights weights(Scope scope) {
    return new Weights(
        mix.transactions().stream().mapToLong(each -> scope.number(each.weight())).toArray());
  }

  private Frame frame(int number, Scope scope) {
    long seed = Mixer.mix(measuring.seed() + phase.id().hashCode()) + number;
    return new Frame(scope.slots(), seed);
  }
}
