package dynobench.protocol.script;

import dynobench.engine.RecordTable;
import dynobench.script.Given;
import dynobench.script.Kind;
import dynobench.script.Step;
import dynobench.workload.Table;

/// Compiles steps on records.
///
/// @param described the table, as the workload describes it
/// @param table as the client's session has it
record RecordActing(Table described, RecordTable table, Hand hand) implements Acting {
  private static final Value.WholeSource ONE = _ -> 1;

  @Override
  public Action action(Step step, Scope scope) {
    if (!(step instanceof Step.Access access)) {
      throw new IllegalArgumentException("records take no SQL");
    }
    Scope.Slot row = scope.slot(Given.ROW, Kind.WHOLE);
    return new RecordAction(
        access.verb(),
        scope.compile(access.key()).whole(),
        access.count().map(it -> scope.compile(it).whole()).orElse(ONE),
        values(described, scope),
        row,
        table,
        hand);
  }

  /// Makes values of records.
  static Value.ObjectSource values(Table described, Scope scope) {
    return scope.compile(described.columns().getLast().value().orElseThrow()).thing();
  }
}
