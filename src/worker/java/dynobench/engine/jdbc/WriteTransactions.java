package dynobench.engine.jdbc;

import dynobench.plan.CommitStyle;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/// Runs prepared statements that write, and commits them in a given style. The constructor switches
/// autocommit on or off.
final class WriteTransactions {
  private final Connection connection;
  private final boolean auto;
  private final boolean batches;
  private final long every;
  private long open;
  private @Nullable PreparedStatement batch;

  WriteTransactions(JdbcEngine engine, Connection connection, CommitStyle style)
      throws SQLException {
    this.connection = connection;
    this.auto = style instanceof CommitStyle.Autocommit;
    this.batches = style instanceof CommitStyle.Batch;
    this.every = style.rowsPerCommit();
    engine.commitEach(connection, auto);
  }

  /// Calls [#change], and ignores the number of changed rows.
  void run(PreparedStatement statement) throws SQLException {
    var _ = change(statement);
  }

  /// Runs a statement whose parameters are set, or adds it to the batch if the style uses batches.
  /// Commits when the number of rows of the style is reached.
  ///
  /// @return number of changed rows, or [Statement#SUCCESS_NO_INFO] if the style uses batches
  int change(PreparedStatement statement) throws SQLException {
    int changed = Statement.SUCCESS_NO_INFO;
    if (batches) {
      statement.addBatch();
      batch = statement;
    } else {
      changed = statement.executeUpdate();
    }
    if (!auto && ++open == every) {
      commitOpen();
    }
    return changed;
  }

  private void commitOpen() throws SQLException {
    if (batch != null) {
      batch.executeBatch();
      batch = null;
    }
    connection.commit();
    open = 0;
  }

  /// Commits the open transaction, even if it only read, and switches the connection to autocommit.
  /// Does nothing in the style autocommit.
  void finish() throws SQLException {
    if (!auto) {
      commitOpen();
      connection.setAutoCommit(true);
    }
  }
}
