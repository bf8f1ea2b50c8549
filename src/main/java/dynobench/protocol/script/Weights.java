package dynobench.protocol.script;

/// Draws one of several by weight.
final class Weights {
  private final long[] upTo;

  /// @throws IllegalArgumentException when they add up to nothing
  Weights(long... weights) {
    upTo = new long[weights.length];
    long sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += Math.max(0, weights[i]);
      upTo[i] = sum;
    }
    if (sum == 0) {
      throw new IllegalArgumentException("the weights add up to nothing: nobody knows what to do");
    }
  }

  int draw(Draws draws) {
    if (upTo.length == 1) {
      return 0;
    }
    long drawn = draws.below(upTo[upTo.length - 1]);
    int i = 0;
    while (drawn >= upTo[i]) {
      i++;
    }
    return i;
  }
}
