package dynobench.measure;

import java.util.List;

/// Comparison of a replay with its recording.
///
/// @param executions number of executed statements
/// @param same number of executions with the recorded result, in any order of rows
/// @param notCompared number of executions whose results were not compared
/// @param notRun number of executions that the engine refused, or that could not be tried
/// @param about what was translated, in words; empty for nothing
/// @param deviating statements with deviations, those with the most first; at most
///   [#MOST_STATEMENTS]
public record ReplayComparison(
    long executions,
    long same,
    long notCompared,
    long notRun,
    String about,
    List<ComparedStatement> deviating) {
  /// Share of other results at which the work is no longer the same. Transactions that overlapped
  /// may give other results even on the recorded engine.
  private static final double MOST_DIFFERENT = 0.01;

  /// Limit of the list of statements.
  public static final int MOST_STATEMENTS = 500;

  public ReplayComparison {
    deviating = List.copyOf(deviating);
    if (same < 0
        || notCompared < 0
        || notRun < 0
        || same + notCompared + notRun > executions
        || deviating.size() > MOST_STATEMENTS) {
      throw new IllegalArgumentException("a comparison counts each execution once");
    }
  }

  /// Returns the number of executions with another result.
  public long deviations() {
    return executions - same - notCompared;
  }

  /// Returns whether the engine did the recorded work, so that it can have a rank: it ran all
  /// statements, and at most one result in a hundred is different.
  public boolean isRankable() {
    return notRun == 0 && deviations() <= MOST_DIFFERENT * executions;
  }

  /// Returns whether all compared results are the recorded ones.
  public boolean isComplete() {
    return deviations() == 0;
  }
}
