package dynobench.protocol.script;

import dynobench.protocol.SeededRandom;

/// Values of one client's expressions, in slots, and the client's random numbers. Confined to its
/// thread.
final class EvaluationFrame {
  final long[] wholes;
  final double[] reals;
  final Object[] objects;
  final SeededRandom draws;

  /// Creates a frame.
  ///
  /// @param slots number of values
  EvaluationFrame(int slots, long seed) {
    wholes = new long[slots];
    reals = new double[slots];
    objects = new Object[slots];
    draws = new SeededRandom(seed);
  }
}
