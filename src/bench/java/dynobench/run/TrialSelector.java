package dynobench.run;

import dynobench.plan.Trial;

/// Decides during a run which of its trials are still needed.
@FunctionalInterface
public interface TrialSelector {
  /// Referee of a run that needs all trials.
  TrialSelector ALL = _ -> true;

  /// Returns whether a trial is needed. Called before each trial, in order; other trials are
  /// skipped.
  boolean wants(Trial next);
}
