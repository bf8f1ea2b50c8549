package dynobench.engine.je;

import com.sleepycat.je.Environment;
import com.sleepycat.je.Transaction;
import dynobench.plan.CommitStyle;
import org.jspecify.annotations.Nullable;

/// Commits writes in a style. JE has no batches: `batch N` commits every N. Without transactions,
/// and where JE commits each write itself, there is nothing to do.
final class JeTransactions {
  private final Environment environment;
  private final boolean own;
  private final long every;
  private @Nullable Transaction running;
  private long open;

  JeTransactions(Environment environment, CommitStyle style) {
    this.environment = environment;
    this.own =
        environment.getConfig().getTransactional() && !(style instanceof CommitStyle.Autocommit);
    this.every = style.rowsPerCommit();
  }

  /// The transaction to write in; null where JE commits each write itself.
  @Nullable Transaction current() {
    if (own && running == null) {
      running = environment.beginTransaction(null, null);
    }
    return running;
  }

  /// Something was written.
  void wrote() {
    if (own && ++open == every) {
      commit();
    }
  }

  void commit() {
    if (running != null) {
      running.commit();
      running = null;
      open = 0;
    }
  }

  /// Undoes what is not committed.
  void abort() {
    if (running != null) {
      running.abort();
      running = null;
    }
  }
}
