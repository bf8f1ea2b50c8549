package dynobench.stats;

/// How far from 0 the differences of the rounds so far are.
interface Score {

  /// As a normal deviate, never below 0, at [n - 1] after n rounds.
  double[] deviates(double[] differences);
}
