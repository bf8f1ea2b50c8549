package dynobench.protocol.script;

import dynobench.protocol.Draws;

/// Values of one client's expressions. Confined to its thread.
final class Frame {
  final long[] wholes;
  final double[] reals;
  final Object[] objects;
  final Draws draws;

  /// Creates a frame.
  ///
  /// @param slots number of values
  Frame(int slots, long seed) {
    wholes = new long[slots];
    reals = new double[slots];
    objects = new Object[slots];
    draws = new Draws(seed);
  }
}
