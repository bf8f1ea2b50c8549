package dynobench.run;

import dynobench.plan.Trial;

/// Says while a run goes on which of its trials are still wanted.
@FunctionalInterface
public interface Referee {
  /// Of a run that makes all of them.
  Referee ALL = _ -> true;

  /// Asked before each trial, in order; one that isn't wanted is left out.
  boolean wants(Trial next);
}
