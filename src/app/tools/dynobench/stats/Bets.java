package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// Bets on the sign of each difference, with higher stakes on larger ones. The wealth starts at 1,
/// and its mean remains 1 if signs are fair. It therefore reaches 20 in at most one of twenty
/// duels, however long they last (Ville; Vovk and Wang 2024). Stakes of several sizes, on either
/// side, share the wealth.
///
/// @param weights weights of the differences, from their sizes so far
record Bets(String name, UnaryOperator<double[]> weights) implements Method {
  private static final double ENOUGH = 20;

  /// Sizes of stakes that suit the wanted differences, of a third to nine tenths of a deviation.
  /// Larger and smaller stakes would reduce the wealth of the others.
  private static final double[] BOLDNESS =
      DoubleStream.of(0.5, 0.7, 1, 1.4, 2).flatMap(each -> DoubleStream.of(each, -each)).toArray();

  @Override
  public List<Integer> looks() {
    return IntStream.rangeClosed(1, InterimLooks.MOST).boxed().toList();
  }

  @Override
  public boolean[] leavesOut(double[] differences) {
    var weight = weights.apply(differences);
    var wealth = new double[BOLDNESS.length];
    Arrays.fill(wealth, 1.0 / BOLDNESS.length);
    var out = new boolean[differences.length];
    for (var i = 0; i < out.length; i++) {
      var sum = 0.0;
      for (var b = 0; b < wealth.length; b++) {
        // The mean of the factors of both signs is 1.
        var stake = BOLDNESS[b] * weight[i];
        wealth[b] *= 2 / (1 + Math.exp(-2 * Math.signum(differences[i]) * stake));
        sum += wealth[b];
      }
      out[i] = sum >= ENOUGH;
    }
    return out;
  }
}
