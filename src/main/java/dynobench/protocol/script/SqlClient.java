package dynobench.protocol.script;

import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.Client;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/// A client of a SQL engine: draws a transaction by weight, runs its statements, and commits. One
/// statement alone is committed by the engine.
final class SqlClient implements Client {
  private final Session session;
  private final SqlConnection sql;
  private final Connection connection;
  private final Work[] works;
  private final Weights weights;
  private final Frame frame;
  private final long retries;
  private final boolean single;
  private Work work;

  SqlClient(Session session, List<Work> works, Weights weights, Frame frame, long retries)
      throws SQLException {
    this.session = session;
    this.sql = session.sql();
    this.connection = sql.connection();
    this.works = works.toArray(Work[]::new);
    this.weights = weights;
    this.frame = frame;
    this.retries = retries;
    this.single = works.stream().allMatch(Work::isSingle);
    this.work = this.works[0];
    connection.setAutoCommit(single);
  }

  @Override
  public int draw() {
    int kind = weights.draw(frame.draws);
    work = works[kind];
    work.draw(frame);
    return kind;
  }

  @Override
  public int perform() throws WrongDataException, SQLException, IOException {
    int repeated = 0;
    while (true) {
      try {
        work.perform(frame);
        if (!single) {
          connection.commit();
        }
        work.committed(frame);
        return repeated;
      } catch (SQLException e) {
        if (!sql.isConflict(e)) {
          throw new SQLException(work.doing() + ": " + e.getMessage(), e.getSQLState(), e);
        }
        undo(e);
        if (repeated == retries) {
          return -1 - repeated;
        }
        repeated++;
      }
    }
  }

  /// What is in the way has often undone it already.
  private void undo(SQLException reason) throws SQLException {
    if (single) {
      return;
    }
    try {
      connection.rollback();
    } catch (SQLException e) {
      e.addSuppressed(reason);
      throw e;
    }
  }

  void account(Ledger ledger) {
    for (Work each : works) {
      each.account(ledger);
    }
  }

  @Override
  public String doing() {
    return work.doing();
  }

  @Override
  public void cancel() {
    try {
      work.cancel();
    } catch (SQLException | RuntimeException e) {
      // It can't be ended: its process will be.
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    for (Work each : works) {
      each.close();
    }
    if (!single) {
      connection.rollback();
    }
    session.close();
  }
}
