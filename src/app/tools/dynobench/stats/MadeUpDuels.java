package dynobench.stats;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Results of a method in simulated duels with a known ratio. All methods get the same duels.
record MadeUpDuels(Method method, Spread spread) {

  static final String HEADING =
      """
      | method | false, % | 1.10 in 30 rounds, 0.11 | 0.15 | 1.05 in 80 rounds, 0.11 | 0.15 \
      | median rounds, 1.10 | 1.05 | to 2 % | 0.03 |
      |---|---|---|---|---|---|---|---|---|---|\
      """;

  private static final int SEED = 1979;
  private static final int DUELS = 20_000;
  private static final int DUELS_FOR_WIDTH = 300;

  /// Measured standard deviations of the logarithm of the ratios of whole trials.
  private static final double LITTLE = 0.11;

  private static final double MUCH = 0.15;

  /// Measured standard deviation with interleaved slices.
  private static final double BY_SLICES = 0.03;

  private static final double HALF_WIDTH = Math.log(1.02);

  String row() {
    var ten = stops(1.10, LITTLE);
    var five = stops(1.05, LITTLE);
    return "| %s | %.1f | %.1f | %.1f | %.1f | %.1f | %s | %s | %s | %s |"
        .formatted(
            method.name(),
            within(InterimLooks.MOST, stops(1, LITTLE)),
            within(30, ten),
            within(30, stops(1.10, MUCH)),
            within(80, five),
            within(80, stops(1.05, MUCH)),
            median(ten),
            median(five),
            median(narrows(LITTLE)),
            median(narrows(BY_SLICES)));
  }

  /// Returns the percentage of duels that detect a difference within the rounds.
  double found(int rounds, double ratio, double deviation) {
    return within(rounds, stops(ratio, deviation));
  }

  private static double within(int rounds, int[] stops) {
    return 100.0 * Arrays.stream(stops).filter(each -> each <= rounds).count() / stops.length;
  }

  private int[] stops(double ratio, double deviation) {
    var random = new SplittableRandom(SEED);
    return IntStream.range(0, DUELS)
        .map(_ -> method.stop(spread.differences(random, ratio, deviation)))
        .toArray();
  }

  private int[] narrows(double deviation) {
    var random = new SplittableRandom(SEED);
    return IntStream.range(0, DUELS_FOR_WIDTH)
        .map(_ -> method.narrow(spread.differences(random, 1, deviation), HALF_WIDTH))
        .toArray();
  }

  private static String median(int[] rounds) {
    var middle = Arrays.stream(rounds).sorted().toArray()[rounds.length / 2];
    return middle > InterimLooks.MOST ? "never" : String.valueOf(middle);
  }
}
