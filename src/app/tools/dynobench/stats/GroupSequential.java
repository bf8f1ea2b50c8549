package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// Looks at a score after some of the rounds. The interval excludes 0 if the score exceeds
/// `constant * (n / last)^(delta - 1/2)`, the family of Wang and Tsiatis. A delta of 1/2 gives
/// Pocock's bounds, and 0 those of O'Brien and Fleming.
record GroupSequential(String name, List<Integer> looks, double delta, Score score, double constant)
    implements Method {

  static final List<Integer> INTERIM_LOOKS =
      IntStream.rangeClosed(1, InterimLooks.MOST).filter(InterimLooks::isLook).boxed().toList();

  private static final Score INTERIM_SCORE = new SignedRankScore(INTERIM_LOOKS);
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  /// Creates a method whose constant is still to be determined.
  GroupSequential(String name, List<Integer> looks, double delta, Score score) {
    this(name, looks, delta, score, Double.POSITIVE_INFINITY);
  }

  /// Returns the method of [InterimLooks].
  static GroupSequential interimLooks(int figures) {
    return new GroupSequential("`InterimLooks`", INTERIM_LOOKS, 0.5, INTERIM_SCORE)
        .with(deviate(1 - InterimLooks.confidence(figures)));
  }

  GroupSequential with(double other) {
    return new GroupSequential(name, looks, delta, score, other);
  }

  /// Returns the largest constant that each of these duels reaches, in ascending order.
  double[] furthest(int duels, Supplier<double[]> differences) {
    var furthest = new double[duels];
    Arrays.setAll(furthest, _ -> furthest(score.deviates(differences.get())));
    Arrays.sort(furthest);
    return furthest;
  }

  private double furthest(double[] deviates) {
    return looks.stream().mapToDouble(n -> deviates[n - 1] * weight(n)).max().orElseThrow();
  }

  /// Returns the constant that at most this share of the duels exceeds.
  static double constant(double[] furthest, double error) {
    return furthest[(int) Math.ceil(furthest.length * (1 - error)) - 1];
  }

  /// Returns the two-sided error probability of one look.
  static double level(double deviate) {
    return 2 * NORMAL.survivalProbability(deviate);
  }

  static double deviate(double level) {
    return NORMAL.inverseSurvivalProbability(level / 2);
  }

  @Override
  public boolean[] leavesOut(double[] differences) {
    var deviates = score.deviates(differences);
    var out = new boolean[deviates.length];
    looks.forEach(n -> out[n - 1] = deviates[n - 1] * weight(n) > constant);
    return out;
  }

  private double weight(int rounds) {
    return Math.pow((double) rounds / looks.getLast(), 0.5 - delta);
  }
}
