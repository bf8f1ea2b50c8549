package dynobench.protocol.script;

import dynobench.engine.RecordTable;
import dynobench.engine.Session;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.Client;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A client that draws a transaction by weight, takes its steps, and commits. What is one step
/// alone and what works on records is committed by the engine.
final class ScriptedClient implements Client {
  private final Session session;
  private final Optional<RecordTable> records;
  private final @Nullable Connection connection;
  private final Work[] works;
  private final Weights weights;
  private final Frame frame;
  private final long retries;
  private Work work;

  private ScriptedClient(
      Session session,
      Optional<RecordTable> records,
      @Nullable Connection connection,
      List<Work> works,
      Weights weights,
      Frame frame,
      long retries) {
    this.session = session;
    this.records = records;
    this.connection = connection;
    this.works = works.toArray(Work[]::new);
    this.weights = weights;
    this.frame = frame;
    this.retries = retries;
    this.work = this.works[0];
  }

  /// Of a SQL engine.
  static ScriptedClient ofSql(
      Session session, List<Work> works, Weights weights, Frame frame, long retries)
      throws SQLException {
    Connection connection = session.sql().connection();
    boolean single = works.stream().allMatch(Work::isSingle);
    connection.setAutoCommit(single);
    return new ScriptedClient(
        session, Optional.empty(), single ? null : connection, works, weights, frame, retries);
  }

  /// Of an engine that has records.
  static ScriptedClient ofRecords(
      Session session,
      RecordTable table,
      List<Work> works,
      Weights weights,
      Frame frame,
      long retries) {
    return new ScriptedClient(session, Optional.of(table), null, works, weights, frame, retries);
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
        if (connection != null) {
          connection.commit();
        }
        work.committed(frame);
        return repeated;
      } catch (SQLException e) {
        if (!session.isConflict(e)) {
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
    if (connection == null) {
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
    if (records.isPresent()) {
      records.get().close();
    }
    if (connection != null) {
      connection.rollback();
    }
    session.close();
  }
}
