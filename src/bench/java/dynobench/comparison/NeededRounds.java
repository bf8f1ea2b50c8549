package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.stats.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// Rounds that would decide a run's open verdicts, if the figures stay the same.
///
/// @param open number of undecided verdicts
/// @param rounds total number of rounds that would decide the open verdicts except `left`, existing
///   rounds included
/// @param left number of verdicts that would need far more rounds, because the two contenders
///   hardly differ
public record NeededRounds(int open, int rounds, int left) {
  /// Limit on suggested rounds. Users who need more rounds should run a duel.
  private static final int MOST = 100;

  /// Returns the outlook; empty if no verdict is open, or if each open verdict needs more than 100
  /// rounds.
  public static Optional<NeededRounds> of(RunRankings standings) {
    List<Integer> needed =
        standings.deciding().stream().flatMap(NeededRounds::needed).sorted().toList();
    OptionalInt rounds = needed.stream().mapToInt(it -> it).filter(it -> it <= MOST).max();
    return rounds.stream()
        .mapToObj(it ->
            new NeededRounds(
                needed.size(), it, (int) needed.stream().filter(each -> each > MOST).count()))
        .findFirst();
  }

  private static Stream<Integer> needed(ComparisonRow row) {
    return switch (row.verdict()) {
      case Verdict.Undecided(_, int more) -> {
        long all = (long) row.ratio().over().count() + more;
        yield Stream.of((int) Math.min(all, Integer.MAX_VALUE));
      }
      case Verdict.TooFew(int rounds) -> Stream.of(rounds);
      case Verdict.Different _, Verdict.Alike _, Verdict.NotComparable _ -> Stream.empty();
    };
  }
}
