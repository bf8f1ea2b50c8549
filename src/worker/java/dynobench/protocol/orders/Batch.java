package dynobench.protocol.orders;

import dynobench.engine.SqlConnection;
import dynobench.protocol.Draws;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicLong;

/// Rows of one table, sent and committed a thousand at a time. What a row holds is decided by the
/// seed, the statement and the row's number alone.
final class Batch implements AutoCloseable {
  /// What most engines take well.
  private static final int ROWS = 1000;

  private final SqlConnection session;
  private final Desk desk;
  private final Ask insert;
  private final long start;
  private final Draws draws;
  private final AtomicLong done;
  private long row;
  private int open;

  /// @param draws of all tables, which begin anew at each row
  /// @param done takes in what is committed
  Batch(SqlConnection session, String statement, long seed, Draws draws, AtomicLong done)
      throws SQLException {
    this.session = session;
    this.desk = new Desk(session);
    this.insert = desk.ask(statement);
    this.start = Draws.seedOf(seed, statement);
    this.draws = draws;
    this.done = done;
  }

  /// Begins the next row, whose values it takes.
  Ask row() {
    draws.restart(start + ++row);
    return insert;
  }

  /// All its values are given.
  void add() throws SQLException {
    insert.add();
    if (++open == ROWS) {
      send();
    }
  }

  /// There are no more.
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
