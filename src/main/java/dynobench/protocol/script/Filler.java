package dynobench.protocol.script;

import dynobench.engine.SqlConnection;
import dynobench.protocol.Draws;
import dynobench.script.Given;
import dynobench.script.Kind;
import dynobench.script.Part;
import dynobench.workload.Filling;
import dynobench.workload.Settings;
import dynobench.workload.Table;
import dynobench.workload.Workload;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Makes the tables and fills them: rows in batches, a transaction a batch. What a row holds is
/// decided by the seed, the table and the row's number alone.
final class Filler {
  private final Workload workload;
  private final Settings settings;
  private final long seed;
  private long done;

  Filler(Workload workload, Settings settings, long seed) {
    this.workload = workload;
    this.settings = settings;
    this.seed = seed;
  }

  /// Rows that are in. Any thread: it sees what was true a moment ago.
  long done() {
    return done;
  }

  void fill(Part.Fill fill, SqlConnection session, boolean makes) throws SQLException {
    if (makes) {
      session.create();
    }
    Connection connection = session.connection();
    connection.setAutoCommit(false);
    for (Part.Filled each : fill.tables()) {
      fill(each, fill.commit(), session);
    }
    connection.setAutoCommit(true);
  }

  private void fill(Part.Filled filled, long commit, SqlConnection session) throws SQLException {
    Table table =
        workload.tables().stream()
            .filter(each -> each.name().equals(filled.table()))
            .findFirst()
            .orElseThrow();
    var scope = new Scope(workload, settings, Map.of());
    long rows = scope.number(filled.rows());
    Scope.Slot number = scope.slot(Given.ROW, Kind.WHOLE);
    var setters = new ArrayList<Scope.Setter>();
    List<Value> values = columns(table, scope, setters);
    var frame = new Frame(scope.slots(), seed);
    long start = Draws.seedOf(seed, filled.table());
    try (Prepared insert = Prepared.of(session, Filling.statement(filled.table()), values)) {
      long open = 0;
      for (long row = 1; row <= rows; row++) {
        frame.draws.restart(start + row);
        frame.wholes[number.number()] = row;
        for (Scope.Setter each : setters) {
          each.set(frame);
        }
        PreparedStatement bound = insert.bound(frame);
        bound.addBatch();
        if (++open == commit || row == rows) {
          bound.executeBatch();
          session.connection().commit();
          done += open;
          open = 0;
        }
      }
    }
  }

  /// Each column knows those before it.
  private static List<Value> columns(Table table, Scope scope, List<Scope.Setter> setters) {
    var values = new ArrayList<Value>();
    for (Table.Column each : table.columns()) {
      if (each.value().isPresent()) {
        Value value = scope.compile(each.value().get());
        setters.add(scope.setter(scope.slot(each.name(), each.type().kind()), value));
        values.add(scope.named(each.name()));
      }
    }
    return values;
  }
}
