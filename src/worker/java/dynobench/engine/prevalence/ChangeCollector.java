package dynobench.engine.prevalence;

import dynobench.plan.CommitStyle;
import java.util.ArrayList;

/// Groups the changes of a thread into transactions, by commit style. Prevayler has no begin and no
/// commit: a transaction is one object, so its changes are collected first. Until the commit, the
/// changes have no effect, and no thread sees them.
final class ChangeCollector {
  private final OpenPrevayler prevalence;
  private final long most;
  private ArrayList<Change> open = new ArrayList<>();

  ChangeCollector(OpenPrevayler prevalence, CommitStyle commit) {
    this.prevalence = prevalence;
    this.most = commit.rowsPerCommit();
  }

  void add(Change change) {
    if (most == 1) {
      prevalence.execute(change);
      return;
    }
    open.add(change);
    if (open.size() == most) {
      commit();
    }
  }

  void commit() {
    if (!open.isEmpty()) {
      var together = new Change.Together(open);
      open = new ArrayList<>();
      prevalence.execute(together);
    }
  }
}
