package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.statistics.distribution.NormalDistribution;

/// Exact signed ranks of all rounds so far at looks, and 0 elsewhere. A whole duel takes some
/// microseconds, because positions among all rounds are computed once and ranks are counted among
/// the earlier rounds.
final class SignedRankScore implements Score {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);
  private static final int PLACES = 256;

  /// Deviates by round, then by sum of ranks up to the middle one; null without a look.
  private final double[][] deviates;

  SignedRankScore(List<Integer> looks) {
    deviates = new double[PLACES][];
    looks.forEach(n -> deviates[n] = deviatesOf(new SignedRank(n).probabilities()));
  }

  private static double[] deviatesOf(double[] probabilities) {
    var deviates = new double[probabilities.length / 2 + 1];
    var tail = 0.0;
    for (var sum = 0; sum < deviates.length; sum++) {
      tail += probabilities[sum];
      deviates[sum] = Math.max(0, NORMAL.inverseSurvivalProbability(Math.min(1, tail)));
    }
    return deviates;
  }

  @Override
  public double[] deviates(double[] differences) {
    var places = places(differences);
    var come = new Places();
    var positive = new Places();
    var found = new double[differences.length];
    var sum = 0;
    for (var i = 0; i < found.length; i++) {
      come.add(places[i]);
      sum += positive.from(places[i]);
      if (differences[i] > 0) {
        sum += come.upTo(places[i]);
        positive.add(places[i]);
      }
      if (deviates[i + 1] != null) {
        found[i] = deviates[i + 1][Math.min(sum, (i + 1) * (i + 2) / 2 - sum)];
      }
    }
    return found;
  }

  /// Returns the position of each size among all. The bits of positive doubles have their order, so
  /// the index replaces the lowest bits.
  private static int[] places(double[] differences) {
    var sizes = new long[differences.length];
    Arrays.setAll(sizes, i -> (Double.doubleToRawLongBits(Math.abs(differences[i])) & -PLACES) | i);
    Arrays.sort(sizes);
    var places = new int[sizes.length];
    for (var place = 0; place < places.length; place++) {
      places[(int) (sizes[place] % PLACES)] = place;
    }
    return places;
  }

  /// Set of positions that counts its elements.
  private static final class Places {
    private final long[] words = new long[PLACES / Long.SIZE];

    void add(int place) {
      words[place / Long.SIZE] |= 1L << place;
    }

    int upTo(int place) {
      var word = place / Long.SIZE;
      var count = Long.bitCount(words[word] << ~place);
      for (var i = 0; i < word; i++) {
        count += Long.bitCount(words[i]);
      }
      return count;
    }

    int from(int place) {
      var word = place / Long.SIZE;
      var count = Long.bitCount(words[word] >>> place);
      for (var i = word + 1; i < words.length; i++) {
        count += Long.bitCount(words[i]);
      }
      return count;
    }
  }
}
