package dynobench.protocol.orders;

import dynobench.engine.SqlConnection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What one client asks the database in transactions of one kind. Confined to its thread, but for
/// [#doing] and [#cancel].
final class Desk implements AutoCloseable {
  private final SqlConnection session;
  private final List<Ask> all = new ArrayList<>();
  private volatile @Nullable Ask asked;

  Desk(SqlConnection session) {
    this.session = session;
  }

  /// Prepares what the workload asks under that name.
  Ask ask(String id) throws SQLException {
    String sql = session.asked(id);
    var ask = new Ask(this, sql, session.connection().prepareStatement(sql));
    all.add(ask);
    return ask;
  }

  void enter(Ask ask) {
    asked = ask;
  }

  /// Its transaction begins, or is over.
  void leave() {
    asked = null;
  }

  /// The statement that was begun last. Any thread.
  String doing() {
    Ask last = asked;
    return last == null ? "its beginning" : last.words();
  }

  /// Any thread.
  void cancel() throws SQLException {
    Ask last = asked;
    if (last != null) {
      last.cancel();
    }
  }

  @Override
  public void close() throws SQLException {
    for (Ask each : all) {
      each.close();
    }
  }
}
