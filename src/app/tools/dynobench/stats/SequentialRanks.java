package dynobench.stats;

import java.util.Arrays;

/// Rank of each difference's size among itself and all earlier ones (Reynolds 1975).
final class SequentialRanks {
  private SequentialRanks() {}

  /// Returns the sum of the signed ranks so far, divided by its standard deviation: a [Score].
  static double[] deviates(double[] differences) {
    var shares = shares(differences);
    var deviates = new double[differences.length];
    var sum = 0.0;
    var variance = 0.0;
    for (var i = 0; i < deviates.length; i++) {
      sum += Math.signum(differences[i]) * shares[i];
      variance += shares[i] * shares[i];
      deviates[i] = Math.abs(sum) / Math.sqrt(variance);
    }
    return deviates;
  }

  /// Returns the ranks as shares: k of n is k / (n + 1).
  static double[] shares(double[] differences) {
    var sizes = new double[differences.length];
    var shares = new double[differences.length];
    for (var i = 0; i < shares.length; i++) {
      var size = Math.abs(differences[i]);
      var found = Arrays.binarySearch(sizes, 0, i, size);
      var place = found < 0 ? -found - 1 : found;
      System.arraycopy(sizes, place, sizes, place + 1, i - place);
      sizes[place] = size;
      shares[i] = (place + 1.0) / (i + 2);
    }
    return shares;
  }
}
