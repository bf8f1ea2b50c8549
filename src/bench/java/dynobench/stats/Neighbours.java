package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// Whether what was measured one after the other resembles its neighbour more than chance has it:
/// von Neumann's ratio of the ranks (Bartels 1982). Intervals take each round for a new answer, and
/// are too narrow where it repeats the one before.
public final class Neighbours {
  private final double[] ranks;

  /// @param values in the order of measuring, ten or more
  public Neighbours(List<Double> values) {
    ranks = values.stream().mapToDouble(each -> rank(values, each)).toArray();
  }

  /// Equal values share the middle of their ranks.
  private static double rank(List<Double> values, double value) {
    var below = values.stream().filter(each -> each < value).count();
    var same = values.stream().filter(each -> each == value).count();
    return below + (same + 1) / 2.0;
  }

  /// The squared steps from each to the next, over the squared distances from the middle: 2 on
  /// average where order means nothing, less where neighbours are alike.
  double ratio() {
    var middle = (ranks.length + 1) / 2.0;
    var steps = 0.0;
    for (var i = 1; i < ranks.length; i++) {
      steps += square(ranks[i] - ranks[i - 1]);
    }
    var distances = Arrays.stream(ranks).map(each -> square(each - middle)).sum();
    return distances == 0 ? 2 : steps / distances;
  }

  private static double square(double value) {
    return value * value;
  }

  /// About how strongly each predicts the next: 0 where it doesn't, 1 where all are in order.
  public double correlation() {
    return 1 - ratio() / 2;
  }

  /// How probable a likeness as strong as this one, or stronger, is by chance alone.
  public double chance() {
    double n = ranks.length;
    var variance = 4 * (n - 2) * (5 * n * n - 2 * n - 9) / (5 * n * (n + 1) * square(n - 1));
    return NormalDistribution.of(2, Math.sqrt(variance)).cumulativeProbability(ratio());
  }
}
