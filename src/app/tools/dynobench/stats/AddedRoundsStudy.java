package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntToDoubleFunction;

/// Simulation of users who add rounds to a run of two equal contenders until there is a difference.
/// It counts the runs that end with one, which is false.
final class AddedRoundsStudy {
  private static final int SEED = 1977;
  private static final int RUNS = 4_000;
  private static final int MOST_LOOKS = 5;
  private static final int MOST_ROUNDS = 100;
  private static final double MARGIN = 0.03;

  private AddedRoundsStudy() {}

  /// Prints the shares of false differences, with the same level at each look and with
  /// [ErrorBudget#afterLooks].
  static void print() {
    System.out.println(
        "First rounds, spread of a round: false with 5 % at each look, with 5 %, 2.5 % …");
    for (int first : List.of(6, 10, 20)) {
      for (double spread : List.of(0.05, 0.3)) {
        System.out.printf(
            "%d, %.0f %%: %.1f %%, %.1f %%%n",
            first,
            100 * spread,
            100 * falseShare(first, spread, RUNS, _ -> ErrorBudget.USUAL.confidence()),
            100
                * falseShare(
                    first, spread, RUNS, look -> ErrorBudget.afterLooks(look).confidence()));
      }
    }
  }

  /// Returns the share of runs that end with a false difference.
  ///
  /// @param first number of rounds at the first look
  /// @param spread standard deviation of a round's ratio, as a logarithm
  /// @param confidence confidence level after a number of earlier looks
  static double falseShare(int first, double spread, int runs, IntToDoubleFunction confidence) {
    var random = new SplittableRandom(SEED);
    int found = 0;
    for (int run = 0; run < runs; run++) {
      double[] ratios =
          random.doubles(MOST_ROUNDS).map(_ -> Math.exp(spread * random.nextGaussian())).toArray();
      found += endsWithADifference(ratios, first, confidence) ? 1 : 0;
    }
    return (double) found / runs;
  }

  private static boolean endsWithADifference(
      double[] ratios, int first, IntToDoubleFunction confidence) {
    int rounds = first;
    for (int look = 0; look < MOST_LOOKS; look++) {
      Ratio ratio = Ratio.ofRoundRatios(Summary.of(Arrays.copyOf(ratios, rounds)));
      switch (ratio.verdict(confidence.applyAsDouble(look), MARGIN)) {
        case Verdict.Different _ -> {
          return true;
        }
        case Verdict.Alike _, Verdict.NotComparable _ -> {
          return false;
        }
        case Verdict.Undecided _, Verdict.TooFew _ -> {
          int more = further(ratio.verdict(confidence.applyAsDouble(look + 1), MARGIN), rounds);
          rounds = Math.min(MOST_ROUNDS, rounds + Math.clamp(more, 1, rounds));
        }
      }
    }
    return false;
  }

  /// Returns the suggested number of further rounds.
  private static int further(Verdict next, int rounds) {
    return switch (next) {
      case Verdict.Undecided(_, int more) -> more;
      case Verdict.TooFew(int needed) -> needed - rounds;
      case Verdict.Different _, Verdict.Alike _, Verdict.NotComparable _ -> rounds;
    };
  }
}
