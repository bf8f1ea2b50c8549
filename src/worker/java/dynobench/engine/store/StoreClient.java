package dynobench.engine.store;

import dynobench.engine.LargeObjectTable;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import dynobench.setup.Setup.Store.Writes;
import java.io.IOException;
import java.sql.SQLException;

/// A client of an open database. Each of its tables has a session of the library.
class StoreClient implements Session {
  private final Store store;
  private final Writes writes;

  StoreClient(Store store, Writes writes) {
    this.store = store;
    this.writes = writes;
  }

  final Store store() {
    return store;
  }

  @Override
  public final RowTable rows() {
    return new StoreRows(this);
  }

  @Override
  public final PairTable pairs(CommitStyle commit) throws SQLException, IOException {
    return new StorePairs(store, writer(commit));
  }

  @Override
  public final RecordTable records(CommitStyle commit) throws SQLException, IOException {
    return new StoreRecords(store, writer(commit));
  }

  /// Returns the table of large objects. Bytes and texts are alike for a library.
  @Override
  public final LargeObjectTable largeObjects(boolean isText) throws SQLException, IOException {
    return new StoreLargeObjects(store, writer(new CommitStyle.Autocommit()));
  }

  /// Returns a writer that commits in this style, as far as the mode has transactions.
  final StoreWriter writer(CommitStyle commit) throws SQLException, IOException {
    boolean gathers = writes.commits() && !(commit instanceof CommitStyle.Autocommit);
    return new StoreWriter(store.session(), gathers, commit.rowsPerCommit());
  }

  @Override
  public void close() throws SQLException, IOException {}
}
