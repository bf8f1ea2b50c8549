package dynobench.protocol.objects;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/// Prepared statement whose rows are sent in batches; one at a time for a batch size of 1. Rows
/// that [#send] has not sent before [#close] are lost.
final class JdbcBatch implements AutoCloseable {
  private final PreparedStatement statement;
  private final int most;
  private int open;

  JdbcBatch(PreparedStatement statement, int most) {
    this.statement = statement;
    this.most = most;
  }

  PreparedStatement statement() {
    return statement;
  }

  /// Adds a row, after all its values were set.
  void add() throws SQLException {
    if (most == 1) {
      statement.executeUpdate();
      return;
    }
    statement.addBatch();
    if (++open == most) {
      send();
    }
  }

  /// Sends the remaining rows.
  void send() throws SQLException {
    if (open > 0) {
      statement.executeBatch();
      open = 0;
    }
  }

  @Override
  public void close() throws SQLException {
    statement.close();
  }
}
