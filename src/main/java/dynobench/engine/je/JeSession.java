package dynobench.engine.je;

import dynobench.engine.RecordTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;

/// One more thread at an open database.
record JeSession(JeDatabase home) implements Session {
  @Override
  public RecordTable records(CommitStyle commit) {
    return home.records(commit);
  }

  @Override
  public void close() {}
}
