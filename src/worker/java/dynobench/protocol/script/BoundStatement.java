package dynobench.protocol.script;

import dynobench.engine.SqlConnection;
import dynobench.script.BoundSql;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Prepared statement and the sources of its values. After a close, the next use prepares it again,
/// on the session's present connection.
final class BoundStatement implements AutoCloseable {
  private final SqlConnection session;
  private final String sql;
  private final ValueBinder[] binders;
  private volatile @Nullable PreparedStatement statement;

  private BoundStatement(SqlConnection session, String sql, List<CompiledValue> values)
      throws SQLException {
    this.session = session;
    this.sql = sql;
    PreparedStatement first = prepared();
    this.binders = new ValueBinder[values.size()];
    for (int i = 0; i < binders.length; i++) {
      binders[i] = ValueBinder.of(first, i + 1, values.get(i));
    }
  }

  private PreparedStatement prepared() throws SQLException {
    PreparedStatement known = statement;
    if (known == null) {
      known = session.connection().prepareStatement(sql);
      statement = known;
    }
    return known;
  }

  /// Prepares a statement of the workload, with named values.
  static BoundStatement of(SqlConnection session, String id, Scope scope) throws SQLException {
    BoundSql bound = BoundSql.of(session.statement(id));
    var values = new ArrayList<CompiledValue>();
    for (String name : bound.names()) {
      values.add(scope.named(name));
    }
    return new BoundStatement(session, bound.sql(), values);
  }

  /// Prepares a statement with a value for each question mark.
  static BoundStatement of(SqlConnection session, String id, List<CompiledValue> values)
      throws SQLException {
    return new BoundStatement(session, session.statement(id), values);
  }

  /// Returns whether a column of the result is a number of at most 32 bits.
  boolean isShort(int column) {
    return IntegerWidth.isShort(() -> prepared().getMetaData().getColumnType(column));
  }

  /// Returns the statement, with its values set.
  PreparedStatement bound(EvaluationFrame frame) throws SQLException {
    PreparedStatement bound = prepared();
    for (ValueBinder each : binders) {
      each.bind(bound, frame);
    }
    return bound;
  }

  void cancel() throws SQLException {
    PreparedStatement current = statement;
    if (current != null) {
      current.cancel();
    }
  }

  @Override
  public void close() throws SQLException {
    PreparedStatement current = statement;
    statement = null;
    if (current != null) {
      current.close();
    }
  }
}
