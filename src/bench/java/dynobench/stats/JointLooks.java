package dynobench.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// Repeated looks at many figures of the same rounds, such as the times of all phases of two
/// versions. The question is whether any figure is larger on one side. The chance of any false
/// "yes" at any look is at most the budget, for any number of figures.
///
/// If both sides are equal, they could be exchanged in each round. So thousands of random exchanges
/// show how large the largest signed-rank sum of all figures becomes by chance (Westfall and Young
/// 1993). An exchange concerns all figures of a round, so figures that go together cost little: ten
/// copies of one figure need the same limit as one. The budget is spent look by look, as Lan and
/// DeMets (1983) describe, with their function that resembles Pocock's design.
public final class JointLooks {
  private static final int EXCHANGES = 9_999;
  private static final long SEED = 1945; // of Wilcoxon's paper; any other would do

  /// A look at all figures.
  ///
  /// @param level error level of the one-sided signed-rank test of each figure; 0 if no figure can
  ///   be different at this look
  public record Look(int rounds, double level) {
    /// Returns the confidence of an interval whose lower end belongs to this test.
    ///
    /// @throws IllegalStateException at a look without a test
    public double confidence() {
      if (level <= 0) {
        throw new IllegalStateException("no figure can be different after " + rounds + " rounds");
      }
      return 1 - 2 * level * (1 + 1e-9); // a rounding error must not exclude the level itself
    }

    /// Returns the interval of a figure's ratio at this look. Its lower end is above 1 where the
    /// figure is larger on one side.
    ///
    /// @param figure logarithms of ratios, round by round, perhaps of more rounds than the look has
    /// @throws IllegalStateException at a look without a test
    public ConfidenceInterval interval(double[] figure) {
      double[] ratios = Arrays.stream(figure).limit(rounds).map(Math::exp).toArray();
      return Ratio.ofRoundRatios(Summary.of(ratios)).interval(confidence()).orElseThrow();
    }
  }

  private final List<double[]> figures;
  private final int rounds;
  private final double budget;
  private final long[][] exchanges;
  private final boolean[] crossed = new boolean[EXCHANGES];

  private JointLooks(List<double[]> figures, double budget) {
    this.figures = figures;
    this.rounds = figures.getFirst().length;
    this.budget = budget;
    var random = new SplittableRandom(SEED);
    exchanges = new long[EXCHANGES][InterimLooks.MOST / Long.SIZE + 1];
    for (long[] each : exchanges) {
      Arrays.setAll(each, _ -> random.nextLong());
    }
  }

  /// Returns the looks at some figures, in order.
  ///
  /// @param figures differences of each figure, round by round, such as logarithms of ratios; all
  ///   of the same length, and round n of one is round n of every other
  /// @param hasEnded whether no further round follows: then the last look is after all rounds, and
  ///   has the rest of the budget
  /// @throws IllegalArgumentException without figures, and where their lengths differ or exceed
  ///   [InterimLooks#MOST]
  public static List<Look> of(List<double[]> figures, boolean hasEnded, ErrorBudget budget) {
    if (figures.isEmpty()
        || figures.stream().mapToInt(each -> each.length).distinct().count() > 1
        || figures.getFirst().length > InterimLooks.MOST) {
      throw new IllegalArgumentException(
          "Figures of the same rounds are needed, at most " + InterimLooks.MOST);
    }
    return new JointLooks(figures, budget.allowed()).looks(hasEnded);
  }

  private List<Look> looks(boolean hasEnded) {
    var looks = new ArrayList<Look>();
    List<Integer> planned = InterimLooks.upTo(rounds);
    for (int each : planned) {
      boolean isLast = hasEnded && each == rounds;
      looks.add(look(each, isLast ? budget : spent(looks.size() + 1)));
    }
    boolean isAtLook = !planned.isEmpty() && planned.getLast() == rounds;
    if (hasEnded && !isAtLook && rounds >= Summary.FEWEST_FOR_INTERVAL) {
      looks.add(look(rounds, budget));
    }
    return looks;
  }

  /// Returns the part of the budget that may be spent up to a look, counted from 1.
  private double spent(int look) {
    double share = (double) look / InterimLooks.upTo(InterimLooks.MOST).size();
    return budget * Math.log(1 + (Math.E - 1) * share);
  }

  /// Returns the look after some rounds, and marks the exchanges whose largest sum is above its
  /// limit.
  ///
  /// @param spent probability of an error up to this look
  private Look look(int count, double spent) {
    int[] largest = largestSums(count);
    var open = IntStream.range(0, EXCHANGES).filter(i -> !crossed[i]).boxed().toList();
    // The measured order counts as one more exchange.
    int most = (int) Math.floor(spent * (EXCHANGES + 1)) - (EXCHANGES - open.size()) - 1;
    OptionalInt limit = limit(open.stream().map(i -> largest[i]).toList(), most);
    if (limit.isEmpty()) {
      return new Look(count, 0);
    }
    open.stream().filter(i -> largest[i] >= limit.getAsInt()).forEach(i -> crossed[i] = true);
    // The doubled sum of the ranks above it: the test counts the sums that are as large.
    int above = count * (count + 1) / 2 - Math.ceilDiv(limit.getAsInt(), 2);
    return new Look(count, new SignedRank(count).tail(above));
  }

  /// Returns the smallest limit that at most the given number of sums reach. Empty if even the
  /// largest sum is reached more often.
  private static OptionalInt limit(List<Integer> sums, int most) {
    if (most <= 0) {
      return OptionalInt.empty();
    }
    List<Integer> descending = sums.stream().sorted(Comparator.reverseOrder()).toList();
    int limit = most < descending.size() ? descending.get(most) + 1 : 0;
    return descending.getFirst() >= limit ? OptionalInt.of(limit) : OptionalInt.empty();
  }

  /// Returns, for each exchange, the largest doubled rank sum of all figures in the first rounds.
  private int[] largestSums(int count) {
    var largest = new int[EXCHANGES];
    for (double[] figure : figures) {
      int[] ranks = signedRanks(Arrays.copyOf(figure, count));
      int all = Arrays.stream(ranks).map(Math::abs).sum();
      for (int i = 0; i < EXCHANGES; i++) {
        int sum = 0;
        for (int round = 0; round < count; round++) {
          boolean isExchanged = (exchanges[i][round / Long.SIZE] >>> round & 1) == 1;
          sum += isExchanged ? -ranks[round] : ranks[round];
        }
        largest[i] = Math.max(largest[i], (all + sum) / 2);
      }
    }
    return largest;
  }

  /// Returns the ranks of the values' sizes, doubled to get whole numbers, with the values' signs.
  /// Equal sizes share the mean of their ranks.
  private static int[] signedRanks(double[] values) {
    List<Integer> ordered =
        IntStream.range(0, values.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> Math.abs(values[i])))
            .toList();
    var ranks = new int[values.length];
    int first = 0;
    while (first < values.length) {
      int last = first;
      double size = Math.abs(values[ordered.get(first)]);
      while (last + 1 < values.length && Math.abs(values[ordered.get(last + 1)]) == size) {
        last++;
      }
      for (int i = first; i <= last; i++) {
        int place = ordered.get(i);
        ranks[place] = (int) Math.signum(values[place]) * (first + last + 2);
      }
      first = last + 1;
    }
    return ranks;
  }
}
