package dynobench.protocol.script;

import org.jspecify.annotations.Nullable;

/// What one client's expressions work on. Confined to its thread.
final class Frame {
  final long[] wholes;
  final double[] reals;
  final Object[] objects;
  final Draws draws;
  private int seen;

  /// @param slots how many values it holds
  Frame(int slots, long seed) {
    wholes = new long[slots];
    reals = new double[slots];
    objects = new Object[slots];
    draws = new Draws(seed);
  }

  /// Takes in what nobody wants, so that no compiler leaves out the reading of it.
  void seen(@Nullable Object value) {
    seen += value == null ? 1 : 2;
  }

  /// What came of it.
  int seen() {
    return seen;
  }
}
