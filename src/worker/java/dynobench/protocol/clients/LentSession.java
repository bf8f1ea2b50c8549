package dynobench.protocol.clients;

import dynobench.engine.Database;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowTable;
import dynobench.engine.Session;
import dynobench.engine.SqlConnection;
import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;

/// Session of the thread that opened the database, used by the only client while that thread waits.
/// Some modes allow no second session. It stays open after the client's work.
record LentSession(Database database) implements Session {
  @Override
  public RowTable rows() {
    return database.rows();
  }

  @Override
  public PairTable pairs(CommitStyle commit) throws SQLException, IOException {
    return database.pairs(commit);
  }

  @Override
  public RecordTable records(CommitStyle commit) throws SQLException, IOException {
    return database.records(commit);
  }

  @Override
  public SqlConnection sql() {
    return database.sql();
  }

  @Override
  public boolean isConflict(SQLException failure) {
    return database.isConflict(failure);
  }

  @Override
  public void close() {}
}
