package dynobench.protocol.orders;

import dynobench.engine.SqlConnection;
import dynobench.protocol.SeededRandom;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicLong;

/// Rows of one table, sent and committed a thousand at a time; the last batch may be smaller.
/// Auto-commit must be off. A row's values depend only on the seed, the statement and the row's
/// number.
final class InsertBatch implements AutoCloseable {
  /// Rows per batch, a size that suits most engines.
  private static final int ROWS = 1000;

  private final SqlConnection session;
  private final ClientStatements desk;
  private final ClientStatement insert;
  private final long start;
  private final SeededRandom draws;
  private final AtomicLong done;
  private long row;
  private int open;

  /// Creates a batch.
  ///
  /// @param draws random numbers for all tables, restarted for each row
  /// @param done counter of committed rows
  InsertBatch(
      SqlConnection session, String statement, long seed, SeededRandom draws, AtomicLong done)
      throws SQLException {
    this.session = session;
    this.desk = new ClientStatements(session);
    this.insert = desk.ask(statement);
    this.start = SeededRandom.seedOf(seed, statement);
    this.draws = draws;
    this.done = done;
  }

  /// Begins the next row and returns the statement that takes the values of the row.
  ClientStatement row() {
    draws.restart(start + ++row);
    return insert;
  }

  /// Ends the row, after all its values were set.
  void add() throws SQLException {
    insert.add();
    if (++open == ROWS) {
      send();
    }
  }

  /// Sends and commits the remaining rows.
  void end() throws SQLException {
    if (open > 0) {
      send();
    }
  }

  private void send() throws SQLException {
    insert.changeAll();
    session.connection().commit();
    done.addAndGet(open);
    open = 0;
  }

  @Override
  public void close() throws SQLException {
    desk.close();
  }
}
