package dynobench.engine.prevalence;

import dynobench.engine.Database;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.RowTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import java.io.IOException;

/// An open Prevayler, which all threads share.
///
/// @param closing action of [#close]; it does nothing in a further session, or without a journal
record PrevaylerDatabase(OpenPrevayler prevalence, Closing closing) implements Database {
  /// Action that closes the database.
  @FunctionalInterface
  interface Closing {
    void close() throws IOException;
  }

  @Override
  public Identity identity() throws IOException {
    return OpenPrevayler.identity();
  }

  @Override
  public RowTable rows() {
    return new HeldRows(prevalence);
  }

  @Override
  public PairTable pairs(CommitStyle commit) {
    return new HeldPairs(prevalence, new ChangeCollector(prevalence, commit));
  }

  @Override
  public RecordTable records(CommitStyle commit) {
    return new HeldRecords(prevalence, new ChangeCollector(prevalence, commit));
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
