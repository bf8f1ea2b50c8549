package dynobench.run;

import dynobench.plan.Trial;

/// Decides during a run which of its trials are still needed.
@FunctionalInterface
public interface Referee {
  /// Referee of a run that needs all trials.
  Referee ALL = _ -> true;

  /// Returns whether a trial is needed. Called before each trial, in order; other trials are
  /// skipped.
  boolean wants(Trial next);
}
