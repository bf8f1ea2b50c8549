package dynobench.protocol.clients;

import dynobench.protocol.Draws;

/// Draws one of several by weight.
public final class Weights {
  private final long[] upTo;

  /// @throws IllegalArgumentException when they add up to nothing
  public Weights(long... weights) {
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

  /// The number of one of them.
  public int draw(Draws draws) {
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
