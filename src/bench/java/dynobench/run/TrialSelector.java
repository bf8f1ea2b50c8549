package dynobench.run;

import dynobench.plan.Trial;

/// Decides during a run which of its trials are still needed.
@FunctionalInterface
public interface TrialSelector {
  /// Selector of a run that needs all trials.
  TrialSelector ALL = _ -> true;

  /// Returns whether a trial is needed; otherwise the run skips the trial, and the other trial of
  /// an interleaved round. Called before each trial, in order.
  boolean wants(Trial next);
}
