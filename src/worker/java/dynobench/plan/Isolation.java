package dynobench.plan;

/// How much a trial shares with the one before it.
public enum Isolation {
  /// A fresh JVM and a fresh database folder for each trial.
  TRIAL,
  /// One JVM and one database folder for all trials of a contender, as in 2005: the table is
  /// dropped and created anew, and the first trial pays for loading and compiling.
  CONTENDER
}
