package dynobench.protocol.script;

import dynobench.engine.SqlConnection;
import dynobench.script.BoundSql;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// A prepared statement and where its values come from.
final class Prepared implements AutoCloseable {
  private final PreparedStatement statement;
  private final Binder[] binders;

  private Prepared(PreparedStatement statement, List<Value> values) {
    this.statement = statement;
    this.binders = new Binder[values.size()];
    for (int i = 0; i < binders.length; i++) {
      binders[i] = Binder.of(statement, i + 1, values.get(i));
    }
  }

  /// A statement of the workload's, with values by name.
  static Prepared of(SqlConnection session, String id, Scope scope) throws SQLException {
    BoundSql bound = BoundSql.of(session.asked(id));
    var values = new ArrayList<Value>();
    for (String name : bound.names()) {
      values.add(scope.named(name));
    }
    return new Prepared(session.connection().prepareStatement(bound.sql()), values);
  }

  /// One with a value for each question mark.
  static Prepared of(SqlConnection session, String id, List<Value> values) throws SQLException {
    return new Prepared(session.connection().prepareStatement(session.asked(id)), values);
  }

  /// Whether a column of the answer is a number of 32 bits.
  boolean isShort(int column) {
    return Width.isShort(() -> statement.getMetaData().getColumnType(column));
  }

  /// The statement, with its values set.
  PreparedStatement bound(Frame frame) throws SQLException {
    for (Binder each : binders) {
      each.bind(statement, frame);
    }
    return statement;
  }

  void cancel() throws SQLException {
    statement.cancel();
  }

  @Override
  public void close() throws SQLException {
    statement.close();
  }
}
