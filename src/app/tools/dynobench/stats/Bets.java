package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/// Bets on the sign of each difference, more where its size is large: wealth starts at 1 and stays
/// there on average if signs are fair, so it reaches 20 in at most one duel of twenty, however long
/// it lasts (Ville; Vovk and Wang 2024). Stakes of several boldnesses, on either side, share the
/// wealth.
///
/// @param weights of the differences, by their sizes so far
record Bets(String name, UnaryOperator<double[]> weights) implements Method {
  private static final double ENOUGH = 20;

  /// Those that fit the differences that are looked for, of a third to nine tenths of a deviation.
  /// Bolder and more timid ones would cost the others their wealth.
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
        // Of the two signs' factors the mean is 1.
        var stake = BOLDNESS[b] * weight[i];
        wealth[b] *= 2 / (1 + Math.exp(-2 * Math.signum(differences[i]) * stake));
        sum += wealth[b];
      }
      out[i] = sum >= ENOUGH;
    }
    return out;
  }
}
