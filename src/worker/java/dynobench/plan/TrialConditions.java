package dynobench.plan;

import java.time.Duration;

/// Conditions that all trials of a plan share.
///
/// @param jvm settings of the worker's JVM; a contender or a factor may change the heap, and a
///   contender may add flags
/// @param timeLimit time limit of one trial
/// @param seed seed of the data, and of the order when it is shuffled
public record TrialConditions(
    TrialIsolation isolation, TrialOrder order, WorkerJvm jvm, Duration timeLimit, long seed) {
  public TrialConditions {
    ArgumentChecks.atLeast("time-limit in milliseconds", timeLimit.toMillis(), 1);
    ArgumentChecks.atMost(
        "time-limit-seconds", timeLimit.toSeconds(), Plan.LONGEST_LIMIT.toSeconds());
    if (isolation == TrialIsolation.CONTENDER && order != TrialOrder.BY_CONTENDER) {
      throw new IllegalArgumentException(
          "one JVM per contender needs order = \"by-contender\": the JVM of a waiting contender"
              + " would disturb the others");
    }
  }

  /// Returns a copy with another order.
  public TrialConditions withOrder(TrialOrder other) {
    return new TrialConditions(isolation, other, jvm, timeLimit, seed);
  }

  /// Returns a copy with another JVM.
  public TrialConditions withJvm(WorkerJvm other) {
    return new TrialConditions(isolation, order, other, timeLimit, seed);
  }

  /// Returns a copy with another time limit.
  public TrialConditions withTimeLimit(Duration other) {
    return new TrialConditions(isolation, order, jvm, other, seed);
  }
}
