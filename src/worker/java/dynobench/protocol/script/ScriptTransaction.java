package dynobench.protocol.script;

import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientTransaction;
import dynobench.protocol.clients.CommittedSums;
import dynobench.script.Transaction;
import dynobench.script.TransactionStep;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// Transaction compiled for one client.
final class ScriptTransaction implements ClientTransaction {
  private final Transaction transaction;
  private final Scope.Setter[] variables;
  private final IntFunction<String> names;
  private final StepAction[] actions;
  private final CompiledValue.WholeSource[] sums;
  private final long[] totals;
  private EvaluationFrame frame = new EvaluationFrame(0, 0);
  private long committed;
  private int at = -1;

  private ScriptTransaction(
      Transaction transaction,
      List<Scope.Setter> variables,
      List<StepAction> actions,
      List<CompiledValue.WholeSource> sums) {
    this.transaction = transaction;
    this.variables = variables.toArray(Scope.Setter[]::new);
    this.names = i -> transaction.variables().get(i).name() + " of " + transaction.id();
    this.actions = actions.toArray(StepAction[]::new);
    this.sums = sums.toArray(CompiledValue.WholeSource[]::new);
    this.totals = new long[sums.size()];
  }

  /// Compiles a transaction.
  ///
  /// @throws SQLException when the engine can't prepare a statement
  static ScriptTransaction of(Transaction transaction, StepCompiler acting, Scope scope)
      throws SQLException, IOException {
    var variables = new ArrayList<Scope.Setter>();
    for (Transaction.Variable each : transaction.variables()) {
      CompiledValue value = scope.compile(each.value());
      variables.add(scope.setter(scope.slot(each.name(), value.kind()), value));
    }
    var actions = new ArrayList<StepAction>();
    for (TransactionStep each : transaction.steps()) {
      actions.add(acting.action(each, scope));
    }
    var sums = new ArrayList<CompiledValue.WholeSource>();
    for (Transaction.Sum each : transaction.sums()) {
      sums.add(scope.compile(each.value()).whole());
    }
    return new ScriptTransaction(transaction, variables, actions, sums);
  }

  /// Sets the frame, before the first draw.
  ///
  /// @param values shared by all transactions of the client
  void use(EvaluationFrame values) {
    frame = values;
  }

  @Override
  public void draw() {
    Scope.set(variables, frame, names);
  }

  @Override
  public boolean perform() throws WrongDataException, SQLException, IOException {
    for (int i = 0; i < actions.length; i++) {
      at = i;
      actions[i].perform(frame);
    }
    at = actions.length;
    return true;
  }

  @Override
  public void ended() {
    at = -1;
    committed++;
    for (int i = 0; i < sums.length; i++) {
      totals[i] += sums[i].of(frame);
    }
  }

  void account(CommittedSums ledger) {
    ledger.add(transaction.id(), committed);
    for (int i = 0; i < totals.length; i++) {
      ledger.add(transaction.sums().get(i).name(), totals[i]);
    }
  }

  /// Returns the current activity. The value may be slightly old.
  @Override
  public String activity() {
    int now = at;
    String part =
        now < 0
            ? "its beginning"
            : now < actions.length ? actions[now].description() : "its commit";
    return part + " of " + transaction.id();
  }

  @Override
  public void cancel() throws SQLException {
    int now = at;
    if (now >= 0 && now < actions.length) {
      actions[now].cancel();
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    for (StepAction each : actions) {
      each.close();
    }
  }
}
