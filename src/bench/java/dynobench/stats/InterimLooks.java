package dynobench.stats;

import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;

/// Rounds after which a duel may look at its interval, and the confidence that each interval needs
/// to end the duel. If a duel ended at the first 95 % interval without 1, it would find a false
/// difference in 23 of 100 cases, because there are eleven looks. With [#confidence], the intervals
/// of *all* looks cover the true ratio in at least 95 of 100 duels. So a duel may end at any look,
/// for any reason.
///
/// These are Jennison and Turnbull's repeated confidence intervals (1989), of exact signed ranks.
/// Every look has the same level, as in Pocock's design (1977). Looks are closer together at first,
/// so that large and small differences wait about equally long for their size. If signs are
/// independent of sizes, and sizes of their order, the random paths of the ranks do not depend on
/// the data. So the levels were determined once, from ten million paths, by `DuelStudy`.
/// `DuelStudy` also compares other shapes (Wang and Tsiatis 1987; O'Brien and Fleming 1979) and
/// bets (Vovk and Wang 2024).
///
/// ```
/// if (InterimLooks.isLook(rounds)) {
///   verdict = Ratio.ofRounds(over, under).verdict(InterimLooks.confidence(figures), margin);
/// }
/// ```
public final class InterimLooks {
  private static final NavigableSet<Integer> ROUNDS =
      Collections.unmodifiableNavigableSet(
          new TreeSet<>(List.of(10, 14, 20, 30, 40, 50, 65, 80, 110, 160, 240)));

  /// Error level of each look, by the number of deciding figures. All looks together err in 5 % of
  /// the duels with one figure, in 2.5 % per figure with two, and so on; rounded down to two
  /// digits.
  private static final List<Double> LEVELS =
      List.of(0.0085, 0.0039, 0.0024, 0.0019, 0.0015, 0.0012, 0.0011, 0.00095);

  /// Number of rounds at the last look: a duel that is undecided by then remains undecided.
  public static final int MOST = ROUNDS.last();

  private InterimLooks() {}

  public static boolean isLook(int rounds) {
    return ROUNDS.contains(rounds);
  }

  /// Returns the last look at or before the given number of rounds; 0 if there is none. A duel that
  /// ends there may use only the rounds up to that look.
  public static int last(int rounds) {
    return Optional.ofNullable(ROUNDS.floor(rounds)).orElse(0);
  }

  /// Returns the first look after the given number of rounds.
  public static OptionalInt next(int rounds) {
    return ROUNDS.tailSet(rounds, false).stream().mapToInt(Integer::intValue).findFirst();
  }

  /// Returns the looks up to the given number of rounds, in order.
  public static List<Integer> upTo(int rounds) {
    return List.copyOf(ROUNDS.headSet(rounds, true));
  }

  /// Returns the confidence that the interval of each figure must reach at each look.
  ///
  /// @param figures number of figures that decide together, each by its own interval. The
  ///   probability of any error at any look is the same as with one figure (Bonferroni). Above
  ///   eight figures, Bonferroni's correction also covers the looks, which is stricter than needed
  public static double confidence(int figures) {
    if (figures < 1) {
      throw new IllegalArgumentException("At least one figure must decide: " + figures);
    }
    var level =
        figures <= LEVELS.size()
            ? LEVELS.get(figures - 1)
            : (1 - ConfidenceInterval.USUAL_CONFIDENCE) / figures / ROUNDS.size();
    return 1 - level;
  }
}
