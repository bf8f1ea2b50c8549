package dynobench.protocol.clients;

import dynobench.protocol.SeededRandom;

/// Choice of one of several alternatives by weight.
public final class WeightedChoice {
  private final long[] upTo;

  /// Creates a choice. A negative weight counts as 0.
  ///
  /// @throws IllegalArgumentException when the sum of the weights is 0
  public WeightedChoice(long... weights) {
    upTo = new long[weights.length];
    long sum = 0;
    for (int i = 0; i < weights.length; i++) {
      sum += Math.max(0, weights[i]);
      upTo[i] = sum;
    }
    if (sum == 0) {
      throw new IllegalArgumentException(
          "the weights add up to 0, so no transaction can be chosen");
    }
  }

  /// Returns the index of the chosen alternative. A single alternative uses no random number.
  public int draw(SeededRandom draws) {
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
