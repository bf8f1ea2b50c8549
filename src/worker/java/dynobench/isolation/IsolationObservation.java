package dynobench.isolation;

import dynobench.measure.IsolationLevel;
import java.util.List;
import java.util.Optional;

/// What a trial saw of the isolation of an engine.
public sealed interface IsolationObservation {
  /// The engine was asked for a level.
  ///
  /// @param wanted level of the plan; empty for the engine's default
  /// @param taken level that the connection reports afterwards; empty where it reports none
  /// @param refusal why the engine does not have the level; empty if it accepted it
  record LevelTaken(Optional<IsolationLevel> wanted, Optional<IsolationLevel> taken, String refusal)
      implements IsolationObservation {
    /// Returns whether the connection reports another level than it was asked for.
    public boolean isChanged() {
      return wanted.isPresent() && refusal.isEmpty() && !wanted.equals(taken);
    }
  }

  /// How a script ended.
  enum ScriptOutcome {
    /// The anomaly happened.
    HAPPENED,
    /// A session waited for another one, and the anomaly did not happen.
    WAITED,
    /// No session waited, and the anomaly did not happen: a session saw an earlier version.
    ABSENT,
    /// The engine refused a statement or a commit.
    REFUSED,
    /// The engine refused a statement, because sessions waited for each other.
    DEADLOCK,
    /// A statement did not end within the limit.
    HUNG
  }

  /// Step of a script as it ran.
  ///
  /// @param startNanos time from the beginning of the script
  /// @param nanos duration; -1 if it did not end, or did not begin
  /// @param waited whether it ended only after another session's step had begun
  /// @param answer rows of a query or number of changed rows; empty if it has none
  /// @param refusal SQLSTATE and message; empty if the step was not refused
  record StepResult(
      long startNanos, long nanos, boolean waited, Optional<String> answer, String refusal) {}

  /// A script has ended.
  ///
  /// @param steps in the order of the script; the rollback after a refusal is not a step
  record ScriptResult(String script, ScriptOutcome outcome, List<StepResult> steps)
      implements IsolationObservation {
    public ScriptResult {
      steps = List.copyOf(steps);
      if (steps.size() > Interleaving.MOST_STEPS) {
        throw new IllegalArgumentException("no script has " + steps.size() + " steps");
      }
    }

    /// Returns the first refusal; empty without one.
    public Optional<String> refusal() {
      return steps.stream().map(StepResult::refusal).filter(it -> !it.isEmpty()).findFirst();
    }
  }

  /// Number of refusals with one SQLSTATE.
  ///
  /// @param example message of the first one
  record RefusalCount(String state, long count, String example) {}

  /// A random history was checked.
  ///
  /// @param committed number of committed transactions
  /// @param aborted number of transactions that the engine refused
  /// @param unknown number of transactions of which it is unknown whether they were committed
  /// @param findings anomalies, the most severe first
  /// @param refusals by SQLSTATE, the most frequent first
  record HistoryResult(
      long committed,
      long aborted,
      long unknown,
      List<AnomalyFinding> findings,
      List<RefusalCount> refusals)
      implements IsolationObservation {
    public HistoryResult {
      findings = List.copyOf(findings);
      refusals = List.copyOf(refusals);
      if (findings.size() > AnomalyClass.values().length) {
        throw new IllegalArgumentException("each class of anomalies has at most one finding");
      }
    }

    /// Returns the number of transactions.
    public long transactions() {
      return committed + aborted + unknown;
    }
  }
}
