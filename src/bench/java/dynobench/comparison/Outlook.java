package dynobench.comparison;

import dynobench.comparison.Comparison.Row;
import dynobench.stats.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// What it would take to decide what a run leaves open, if the figures stay what they are.
///
/// @param open verdicts that are not decided
/// @param rounds that would decide some of them, in all, those counted that there are
/// @param left how many would need far more, because the two are as good as alike
public record Outlook(int open, int rounds, int left) {
  /// Who waits longer for an answer asks a duel.
  private static final int MOST = 100;

  /// Empty where nothing is open that rounds could decide.
  public static Optional<Outlook> of(Standings standings) {
    List<Integer> needed = standings.verdicts().stream().flatMap(Outlook::needed).sorted().toList();
    OptionalInt rounds = needed.stream().mapToInt(it -> it).filter(it -> it <= MOST).max();
    return rounds.stream()
        .mapToObj(it ->
            new Outlook(
                needed.size(), it, (int) needed.stream().filter(each -> each > MOST).count()))
        .findFirst();
  }

  private static Stream<Integer> needed(Row row) {
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
