package dynobench.engine.prevalence;

import dynobench.plan.CommitStyle;
import java.util.ArrayList;

/// Makes transactions of what a thread writes, in a style. Prevayler has no begin and no commit: a
/// transaction is an object, so that one of several changes is gathered here first. Nobody sees
/// them before that, and who never commits them has done nothing.
final class Gathering {
  private final Prevalence prevalence;
  private final long most;
  private ArrayList<Change> open = new ArrayList<>();

  Gathering(Prevalence prevalence, CommitStyle commit) {
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
