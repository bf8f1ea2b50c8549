package dynobench.protocol.orders;

import dynobench.engine.SqlConnection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Statements of one client in transactions of one kind. Confined to its thread, except [#activity]
/// and [#cancel].
final class ClientStatements implements AutoCloseable {
  private final SqlConnection session;
  private final List<ClientStatement> all = new ArrayList<>();
  private volatile @Nullable ClientStatement asked;

  ClientStatements(SqlConnection session) {
    this.session = session;
  }

  /// Prepares the workload's statement with an id.
  ClientStatement ask(String id) throws SQLException {
    String sql = session.statement(id);
    var ask = new ClientStatement(this, sql, session.connection().prepareStatement(sql));
    all.add(ask);
    return ask;
  }

  void enter(ClientStatement ask) {
    asked = ask;
  }

  /// Marks that no statement is running, at the begin or end of a transaction.
  void clear() {
    asked = null;
  }

  /// Returns the statement that was executed last, in quotation marks. Returns "its beginning" if
  /// none was executed since [#clear]. May be called by any thread.
  String activity() {
    ClientStatement last = asked;
    return last == null ? "its beginning" : last.words();
  }

  /// Cancels the statement that was executed last, if any. May be called by any thread.
  void cancel() throws SQLException {
    ClientStatement last = asked;
    if (last != null) {
      last.cancel();
    }
  }

  @Override
  public void close() throws SQLException {
    for (ClientStatement each : all) {
      each.close();
    }
  }
}
