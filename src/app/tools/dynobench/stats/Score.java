package dynobench.stats;

/// Measure of how far the differences of the rounds so far are from 0.
interface Score {

  /// Returns normal deviates, at [n - 1] after n rounds; never negative.
  double[] deviates(double[] differences);
}
