package dynobench.protocol.objects;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/// A prepared statement whose rows are sent so many at a time; one at a time without a batch.
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

  /// All values of a row are set.
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

  /// Sends the rows that are left.
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
