package dynobench.stats;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// Mann and Whitney's rank sums of two samples with many equal values, such as numbers of lost
/// rows, most of which are zero. Equal values share the mean of their ranks. The probability of a
/// rank sum follows from all ways to distribute these ranks to the two samples.
public final class TiedRanks {
  /// Maximum product of sample sizes for which all ways are counted: about 50 million steps.
  private static final int MOST_EXACT_PAIRS = 2_500;

  private final int n;
  private final int m;

  /// Ranks of all values in their order, doubled to get whole numbers.
  private final int[] ranks;

  private final long sum;

  /// Creates the ranks of two samples, neither of which may be empty.
  public TiedRanks(List<Double> one, List<Double> other) {
    n = one.size();
    m = other.size();
    double[] values =
        IntStream.range(0, n + m).mapToDouble(i -> i < n ? one.get(i) : other.get(i - n)).toArray();
    ranks = new int[n + m];
    List<Integer> ordered =
        IntStream.range(0, n + m)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> values[i]))
            .toList();
    int first = 0;
    while (first < ordered.size()) {
      int last = first;
      while (last + 1 < ordered.size()
          && values[ordered.get(last + 1)] == values[ordered.get(first)]) {
        last++;
      }
      for (int i = first; i <= last; i++) {
        ranks[ordered.get(i)] = first + last + 2;
      }
      first = last + 1;
    }
    sum = Arrays.stream(ranks, n, n + m).asLongStream().sum();
  }

  /// Returns a positive number if the other sample's values tend to be larger, a negative one if
  /// they tend to be smaller, else 0.
  public int direction() {
    return Long.signum(sum - expected());
  }

  /// Returns the expected rank sum of the other sample without a difference, doubled like the
  /// ranks.
  private long expected() {
    return (long) m * (n + m + 1);
  }

  /// Returns the probability that two samples of one distribution differ at least this much, in
  /// either direction. It is exact for small samples, and a normal approximation for large ones.
  public double pValue() {
    long off = Math.abs(sum - expected());
    return (long) n * m <= MOST_EXACT_PAIRS ? counted(off) : approximated(off);
  }

  private double counted(long off) {
    double[] ways = ways();
    double all = 0;
    double asFar = 0;
    for (int each = 0; each < ways.length; each++) {
      all += ways[each];
      if (Math.abs(each - expected()) >= off) {
        asFar += ways[each];
      }
    }
    return asFar / all;
  }

  /// Returns the number of choices of the other sample's ranks with each sum.
  private double[] ways() {
    int most = Arrays.stream(ranks).sum();
    var ways = new double[m + 1][most + 1];
    ways[0][0] = 1;
    for (int rank : ranks) {
      for (int taken = m; taken > 0; taken--) {
        for (int to = most; to >= rank; to--) {
          ways[taken][to] += ways[taken - 1][to - rank];
        }
      }
    }
    return ways[m];
  }

  /// Returns the normal approximation, with a correction for continuity and for ties.
  private double approximated(long off) {
    double all = n + m;
    double ties =
        Arrays.stream(ranks).boxed().collect(groupingBy(rank -> rank, counting())).values().stream()
            .mapToDouble(count -> Math.pow(count, 3) - count)
            .sum();
    double variance = n * (double) m / 3 * (all + 1 - ties / (all * (all - 1)));
    return off == 0 || variance <= 0
        ? 1
        : Math.min(
            1,
            2
                * NormalDistribution.of(0, Math.sqrt(variance))
                    .survivalProbability(off - step() / 2.0));
  }

  /// Returns the smallest distance between possible sums.
  private int step() {
    return Arrays.stream(ranks).map(rank -> rank - ranks[0]).reduce(0, TiedRanks::divisor);
  }

  /// Returns the greatest common divisor.
  private static int divisor(int a, int b) {
    return b == 0 ? Math.abs(a) : divisor(b, a % b);
  }
}
