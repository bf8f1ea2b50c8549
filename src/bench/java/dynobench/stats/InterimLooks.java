package dynobench.stats;

import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;

/// After which rounds a duel may look at its interval, and how sure each interval has to be so that
/// it may stop there. Who stops at the first interval of 95 % that leaves out 1 finds a difference
/// where there is none in 23 duels of 100, for there are eleven chances to. Held to [#confidence],
/// the intervals of *all* looks cover the true ratio in at least 95 duels of 100: one may stop at
/// any of them, for any reason.
///
/// They are Jennison and Turnbull's repeated confidence intervals (1989), of exact signed ranks,
/// and each look is held to the same level, as Pocock's (1977). Looks stand closer at first, so
/// that large and small differences wait about as long, for their size. Where signs are independent
/// of sizes, and sizes of their order, the ranks take the same ways by chance whatever is measured:
/// the levels were found once, on ten million of them, by `DuelStudy`, which also shows what other
/// shapes (Wang and Tsiatis 1987; O'Brien and Fleming 1979) and bets (Vovk and Wang 2024) would do.
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

  /// What a look may err by, so that all together err in 5 % of the duels that one figure decides,
  /// in 2.5 % where two do, and so on; rounded down to two digits.
  private static final List<Double> LEVELS =
      List.of(0.0085, 0.0039, 0.0024, 0.0019, 0.0015, 0.0012, 0.0011, 0.00095);

  /// The last look: what isn't decided by then stays so.
  public static final int MOST = ROUNDS.last();

  private InterimLooks() {}

  public static boolean isLook(int rounds) {
    return ROUNDS.contains(rounds);
  }

  /// The last look at that many rounds or fewer: what a duel that ends there may say rests on the
  /// first so many. 0 if there was none.
  public static int last(int rounds) {
    return Optional.ofNullable(ROUNDS.floor(rounds)).orElse(0);
  }

  /// The first look after more rounds.
  public static OptionalInt next(int rounds) {
    return ROUNDS.tailSet(rounds, false).stream().mapToInt(Integer::intValue).findFirst();
  }

  /// The looks at that many rounds or fewer, in order.
  public static List<Integer> upTo(int rounds) {
    return List.copyOf(ROUNDS.headSet(rounds, true));
  }

  /// What the interval of each figure has to reach at each look.
  ///
  /// @param figures that decide together, each by an interval of its own: that any of them errs, at
  ///   any look, is as improbable as with one (Bonferroni). Above eight it is Bonferroni's over the
  ///   looks as well: surer than needed
  public static double confidence(int figures) {
    if (figures < 1) {
      throw new IllegalArgumentException("At least one figure must decide: " + figures);
    }
    var level =
        figures <= LEVELS.size()
            ? LEVELS.get(figures - 1)
            : (1 - Interval.USUAL_CONFIDENCE) / figures / ROUNDS.size();
    return 1 - level;
  }
}
