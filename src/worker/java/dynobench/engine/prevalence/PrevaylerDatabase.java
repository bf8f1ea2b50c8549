package dynobench.engine.prevalence;

import dynobench.engine.Database;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import java.io.IOException;

/// An open Prevayler, which is the same one for all threads.
///
/// @param closing how it is closed
record PrevaylerDatabase(Prevalence prevalence, Closing closing) implements Database {
  /// How it is closed.
  @FunctionalInterface
  interface Closing {
    void close() throws IOException;
  }

  @Override
  public Identity identity() throws IOException {
    return Prevalence.identity();
  }

  @Override
  public RowTable rows() {
    return new HeldRows(prevalence);
  }

  @Override
  public PairTable pairs(CommitStyle commit) {
    return new HeldPairs(prevalence, new Gathering(prevalence, commit));
  }

  @Override
  public RecordTable records(CommitStyle commit) {
    return new HeldRecords(prevalence, new Gathering(prevalence, commit));
  }

  @Override
  public Session session() {
    return new PrevaylerDatabase(prevalence, () -> {});
  }

  @Override
  public void close() throws IOException {
    closing.close();
  }
}
