package dynobench.protocol.script;

import dynobench.protocol.Draws;

/// What one client's expressions work on. Confined to its thread.
final class Frame {
  final long[] wholes;
  final double[] reals;
  final Object[] objects;
  final Draws draws;

  /// @param slots how many values it holds
  Frame(int slots, long seed) {
    wholes = new long[slots];
    reals = new double[slots];
    objects = new Object[slots];
    draws = new Draws(seed);
  }
}
