package dynobench.engine.triples;

import dynobench.engine.Database;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import java.io.IOException;

/// Open database of triples, with one session.
///
/// @param closes whether closing the database closes the store
record TripleDatabase(TripleStore store, boolean closes) implements Database {
  @Override
  public Identity identity() {
    return store.identity();
  }

  @Override
  public TripleTable triples(CommitStyle commit) throws IOException {
    return store.table(commit);
  }

  @Override
  public void close() throws IOException {
    if (closes) {
      store.close();
    }
  }
}
