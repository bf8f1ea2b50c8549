package dynobench.protocol.script;

import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import dynobench.script.Given;
import dynobench.script.Kind;
import dynobench.script.Step;
import dynobench.workload.Table;
import java.io.IOException;
import java.sql.SQLException;

/// Compiler of steps on records.
///
/// @param described the table, as the workload describes it
record RecordActing(Table described, Session session, Hand hand) implements Acting {
  private static final CommitStyle EACH = new CommitStyle.Autocommit();
  private static final Value.WholeSource ONE = _ -> 1;

  @Override
  public Action action(Step step, Scope scope) throws SQLException, IOException {
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
        session.records(EACH),
        hand);
  }

  /// Returns the source of record values.
  static Value.ObjectSource values(Table described, Scope scope) {
    return scope.compile(described.columns().getLast().value().orElseThrow()).thing();
  }
}
