package dynobench.protocol.clients;

import dynobench.engine.Session;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Client that draws a transaction by weight, runs it, and commits, unless the engine commits each
/// step itself. After a conflict, it retries the transaction on the same connection, up to a limit.
/// Any other failure ends the client.
public final class TransactionClient implements Client {
  private final Session session;
  private final boolean single;
  private final @Nullable BorrowedSession borrowed;
  private final ClientTransaction[] kinds;
  private final WeightedChoice weights;
  private final SeededRandom draws;
  private final long retries;
  private ClientTransaction drawn;
  private volatile boolean waits;

  /// Creates a client.
  ///
  /// @param session session of the client, which closes it
  /// @param kinds kinds of transactions, indexed by the numbers that the client draws
  /// @param draws random numbers, which the transactions use, too
  /// @param retries maximum number of retries of one transaction, after which it is given up
  /// @param single whether each transaction is one statement, or works on records: then the engine
  ///   commits
  public TransactionClient(
      Session session,
      List<? extends ClientTransaction> kinds,
      WeightedChoice weights,
      SeededRandom draws,
      long retries,
      boolean single)
      throws SQLException, IOException {
    this.session = session;
    this.borrowed = session instanceof BorrowedSession it ? it : null;
    this.kinds = kinds.toArray(ClientTransaction[]::new);
    this.weights = weights;
    this.draws = draws;
    this.retries = retries;
    this.drawn = this.kinds[0];
    this.single = single;
    if (borrowed != null) {
      closeStatements(); // each transaction prepares them on its own connection
    } else if (!single) {
      session.sql().connection().setAutoCommit(false);
    }
  }

  private void closeStatements() throws SQLException, IOException {
    for (ClientTransaction each : kinds) {
      each.close();
    }
  }

  @Override
  public int draw() {
    int kind = weights.draw(draws);
    drawn = kinds[kind];
    drawn.draw();
    return kind;
  }

  @Override
  public int perform() throws WrongDataException, SQLException, IOException {
    return borrowed == null ? done() : done(borrowed);
  }

  /// Runs the transaction on a borrowed connection.
  private int done(BorrowedSession borrowed) throws WrongDataException, SQLException, IOException {
    waits = true;
    borrowed.borrow();
    waits = false;
    int repeated;
    try {
      repeated = done();
      drawn.close();
    } catch (WrongDataException | SQLException | IOException | RuntimeException | Error e) {
      returnSession(borrowed, e); // others may wait for it
      throw e;
    }
    borrowed.release();
    return repeated;
  }

  private static void returnSession(BorrowedSession borrowed, Throwable failure) {
    try {
      borrowed.release();
    } catch (SQLException e) {
      failure.addSuppressed(e);
    }
  }

  private int done() throws WrongDataException, SQLException, IOException {
    int repeated = 0;
    while (true) {
      try {
        end(drawn.perform());
        drawn.ended();
        return repeated;
      } catch (SQLException e) {
        if (!session.isConflict(e)) {
          release(e);
          throw new SQLException(drawn.activity() + ": " + e.getMessage(), e.getSQLState(), e);
        }
        undo(e);
        if (repeated == retries) {
          return -1 - repeated;
        }
        repeated++;
      } catch (WrongDataException | IOException | RuntimeException e) {
        release(e);
        throw e;
      }
    }
  }

  /// Rolls back after a failure, so that other clients don't wait for locks of this one.
  private void release(Exception failure) {
    try {
      end(false);
    } catch (SQLException e) {
      failure.addSuppressed(e);
    }
  }

  private void end(boolean commits) throws SQLException {
    if (single) {
      return;
    }
    Connection connection = session.sql().connection();
    if (commits) {
      connection.commit();
    } else {
      connection.rollback();
    }
  }

  /// Rolls back after a conflict. The engine has often done so already.
  private void undo(SQLException reason) throws SQLException {
    try {
      end(false);
    } catch (SQLException e) {
      e.addSuppressed(reason);
      throw e;
    }
  }

  @Override
  public boolean isWaiting() {
    return waits;
  }

  @Override
  public String activity() {
    return waits ? "its wait for a connection" : drawn.activity();
  }

  @Override
  public void cancel() {
    try {
      drawn.cancel();
    } catch (SQLException | RuntimeException e) {
      // The statement can't be cancelled: the process will be ended.
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    closeStatements();
    if (borrowed == null && !single) {
      Connection connection = session.sql().connection();
      connection.rollback();
      connection.setAutoCommit(true); // restore the initial state
    }
    session.close();
  }
}
