package dynobench.profiling;

import dynobench.plan.Trial;

/// Division of the added rounds of a profile: every third one has no profiler. The others are
/// compared with these, so that the cost of the profiler shows.
public final class ProfiledRounds {
  private static final int PLAIN = 3;

  private ProfiledRounds() {}

  /// Returns whether a trial has a profiler.
  public static boolean have(Trial trial) {
    return !trial.warmup() && trial.repetition() % PLAIN != 0;
  }

  /// Returns the number of all rounds.
  ///
  /// @param profiled number of rounds with a profiler
  public static int all(int profiled) {
    return profiled + profiled / (PLAIN - 1);
  }

  /// Returns the number of rounds with a profiler.
  ///
  /// @param all number of all rounds
  public static int profiled(int all) {
    return all - all / PLAIN;
  }
}
