package dynobench.protocol.script;

import dynobench.protocol.SeededRandom;

/// Zipfian distribution over 1 to n: the probability of k is proportional to `1 / k^exponent`. Uses
/// rejection-inversion: W. Hörmann and G. Derflinger, "Rejection-inversion to generate variates
/// from monotone discrete distributions", ACM TOMACS 6 (1996). It needs no table for any n.
record ZipfDistribution(long n, double exponent, double first, double last, double squeeze) {
  static ZipfDistribution of(long n, double exponent) {
    if (n < 1 || exponent <= 0) {
      throw new IllegalArgumentException("there is no number to draw from 1 to " + n);
    }
    double first = integral(1.5, exponent) - 1;
    double last = integral((double) n + 0.5, exponent);
    double squeeze = 2 - inverse(integral(2.5, exponent) - Math.pow(2, -exponent), exponent);
    return new ZipfDistribution(n, exponent, first, last, squeeze);
  }

  long draw(SeededRandom draws) {
    while (true) {
      double u = last + draws.share() * (first - last);
      double x = inverse(u, exponent);
      long k = Math.clamp((long) (x + 0.5), 1, n);
      if ((double) k - x <= squeeze
          || u >= integral((double) k + 0.5, exponent) - Math.pow((double) k, -exponent)) {
        return k;
      }
    }
  }

  /// Returns the integral of `1 / x^exponent`.
  private static double integral(double x, double exponent) {
    double log = Math.log(x);
    return expm1OverX((1 - exponent) * log) * log;
  }

  private static double inverse(double y, double exponent) {
    double t = Math.max(-1, y * (1 - exponent));
    return Math.exp(log1pOverX(t) * y);
  }

  /// Returns `expm1(x) / x`, exact near 0, where numerator and denominator become 0.
  private static double expm1OverX(double x) {
    return Math.abs(x) > 1e-8 ? Math.expm1(x) / x : 1 + x / 2 * (1 + x / 3);
  }

  private static double log1pOverX(double x) {
    return Math.abs(x) > 1e-8 ? Math.log1p(x) / x : 1 - x * (0.5 - x / 3);
  }
}
