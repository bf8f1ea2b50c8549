package dynobench.protocol.script;

import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import dynobench.script.PredefinedNames;
import dynobench.script.TransactionStep;
import dynobench.script.ValueType;
import dynobench.workload.Table;
import java.io.IOException;
import java.sql.SQLException;

/// Compiler of steps on records.
///
/// @param described the table, as the workload describes it
record RecordStepCompiler(Table described, Session session, ExpectedRecords hand)
    implements StepCompiler {
  private static final CommitStyle EACH = new CommitStyle.Autocommit();
  private static final CompiledValue.WholeSource ONE = _ -> 1;

  @Override
  public StepAction action(TransactionStep step, Scope scope) throws SQLException, IOException {
    if (!(step instanceof TransactionStep.Access access)) {
      throw new IllegalArgumentException("a workload of records cannot run SQL");
    }
    Scope.Slot row = scope.slot(PredefinedNames.ROW, ValueType.WHOLE);
    return new RecordAction(
        access.verb(),
        scope.compile(access.key()).whole(),
        access.count().map(it -> scope.compile(it).whole()).orElse(ONE),
        values(described, scope),
        row,
        session.records(EACH),
        hand);
  }

  /// Returns the source of record values.
  static CompiledValue.ObjectSource values(Table described, Scope scope) {
    return scope.compile(described.columns().getLast().value().orElseThrow()).object();
  }
}
