package dynobench.engine.triples;

import dynobench.engine.Database.Identity;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import java.io.IOException;

/// Open database of a library. Confined to one thread.
interface TripleStore extends AutoCloseable {
  Identity identity();

  /// Returns a table whose writes are committed in this style.
  TripleTable table(CommitStyle commit) throws IOException;

  @Override
  void close() throws IOException;
}
