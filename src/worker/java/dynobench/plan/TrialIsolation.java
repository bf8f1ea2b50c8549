package dynobench.plan;

/// Sharing of JVM and database between trials.
public enum TrialIsolation {
  /// A fresh JVM and a fresh database folder for each trial.
  TRIAL,
  /// One JVM and one database folder for all trials of a contender, as in 2005. The table is
  /// dropped and created again, and the first trial includes class loading and compilation.
  CONTENDER
}
