package dynobench.protocol.script;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.CommittedSums;
import dynobench.protocol.clients.SessionIsolation;
import dynobench.script.PhaseWork;
import dynobench.script.PredefinedNames;
import dynobench.script.Transaction;
import dynobench.script.TransactionStep;
import dynobench.script.ValueType;
import dynobench.workload.FillStatement;
import dynobench.workload.Settings;
import dynobench.workload.Table;
import dynobench.workload.Workload;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/// Tables of a script: filled in batches, one transaction per batch, and queried in SQL.
final class ScriptTables implements OperationTarget {
  private final Workload workload;
  private final Settings settings;
  private final long seed;
  private boolean made;
  private long filled;

  ScriptTables(Workload workload, Settings settings, long seed) {
    this.workload = workload;
    this.settings = settings;
    this.seed = seed;
  }

  @Override
  public long filled() {
    return filled;
  }

  @Override
  public void create(Database database) throws SQLException {
    if (!made) {
      database.sql().create();
      made = true;
    }
  }

  @Override
  public void fill(PhaseWork.Fill fill, Database database) throws SQLException {
    create(database);
    SqlConnection session = database.sql();
    Connection connection = session.connection();
    connection.setAutoCommit(false);
    for (PhaseWork.Filled each : fill.tables()) {
      fill(each, fill.commit(), session);
    }
    connection.setAutoCommit(true);
  }

  private void fill(PhaseWork.Filled part, long commit, SqlConnection session) throws SQLException {
    var scope = new Scope(workload, settings, Map.of());
    long rows = scope.number(part.rows());
    Scope.Slot number = scope.slot(PredefinedNames.ROW, ValueType.WHOLE);
    var setters = new LinkedHashMap<String, Scope.Setter>();
    try (BoundStatement insert = insert(part.table(), session, scope, setters)) {
      Scope.Setter[] all = setters.values().toArray(Scope.Setter[]::new);
      List<String> named = List.copyOf(setters.keySet());
      var frame = new EvaluationFrame(scope.slots(), seed);
      IntFunction<String> names =
          i -> part.table() + "." + named.get(i) + " of row " + frame.wholes[number.number()];
      long start = SeededRandom.seedOf(seed, part.table());
      long open = 0;
      for (long row = 1; row <= rows; row++) {
        frame.draws.restart(start + row);
        frame.wholes[number.number()] = row;
        Scope.set(all, frame, names);
        PreparedStatement bound = insert.bound(frame);
        bound.addBatch();
        if (++open == commit || row == rows) {
          bound.executeBatch();
          session.connection().commit();
          filled += open;
          open = 0;
        }
      }
    }
  }

  /// Prepares the statement that inserts a row: that of a table, or of a transaction.
  ///
  /// @param setters receives the setters of the row's values, by their names
  private BoundStatement insert(
      String name, SqlConnection session, Scope scope, Map<String, Scope.Setter> setters)
      throws SQLException {
    Optional<Transaction> transaction = workload.script().orElseThrow().transaction(name);
    if (transaction.isPresent()) {
      for (Transaction.Variable each : transaction.get().variables()) {
        CompiledValue value = scope.compile(each.value());
        Scope.Slot slot = scope.slot(each.name(), value.kind());
        setters.put(each.name(), scope.setter(slot, value));
      }
      var step = (TransactionStep.Execute) transaction.get().steps().getFirst();
      return BoundStatement.of(session, step.statement(), scope);
    }
    Table table =
        workload.tables().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    var values = new ArrayList<CompiledValue>();
    for (Table.Column each : table.columns()) {
      if (each.value().isPresent()) {
        CompiledValue value = scope.compile(each.value().get());
        setters.put(each.name(), scope.setter(scope.slot(each.name(), each.type().kind()), value));
        values.add(scope.named(each.name()));
      }
    }
    return BoundStatement.of(session, FillStatement.statement(name), values);
  }

  @Override
  public StepCompiler compilerFor(int number, Session session) throws SQLException {
    SqlConnection sql = session.sql();
    SessionIsolation.set(sql.connection(), settings);
    return (step, scope) -> SqlAction.of(sql, step, scope);
  }

  @Override
  public boolean commitsEachStep() {
    return false;
  }

  /// Reports the sums before the check, so that the sums are reported even if the check fails.
  @Override
  public void audit(Database database, CommittedSums ledger, Consumer<Map<String, Long>> report)
      throws WrongDataException, SQLException {
    report.accept(ledger.entries());
    auditor(ledger.entries()).audit(database.sql(), false);
  }

  @Override
  public long lost(Database database, Map<String, Long> account, boolean mayLose)
      throws WrongDataException, SQLException {
    return auditor(account).audit(database.sql(), mayLose);
  }

  private ScriptAudit auditor(Map<String, Long> account) {
    return new ScriptAudit(
        workload.script().orElseThrow(), new Scope(workload, settings, Map.of()), account);
  }
}
