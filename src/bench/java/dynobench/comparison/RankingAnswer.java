package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.comparison.Ranking.ContenderRank;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.stats.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Answer of a contest in a few words, such as `SQLite, 5.7× (2.4–15.7) ahead of Derby`.
///
/// @param names short names of the contenders
public record RankingAnswer(Ranking ranking, Map<Series, String> names) {
  /// Limit on listed names, so that a line stays easy to read.
  private static final int MOST_NAMES = 3;

  /// Largest number of further rounds that the advice names. More are no reasonable advice.
  private static final int MOST_ROUNDS = 100;

  /// Returns the grade: that of the least certain comparison with the first contender.
  public Grade grade() {
    return rows().size() < ranking.ranks().size() - 1
        ? Grade.OPEN
        : ranking.ranks().stream()
            .flatMap(each -> each.toFirst().stream())
            .map(RankingAnswer::grade)
            .reduce(Grade.SURE, (a, b) -> a.compareTo(b) > 0 ? a : b);
  }

  /// Returns the whole answer.
  String text() {
    String lead = lead();
    String end = !isComparable() ? ": " : grade() == Grade.OPEN ? "; " : ", ";
    return lead.isEmpty() ? first() : first() + end + lead;
  }

  /// Returns whether the contenders can be compared at all.
  public boolean isComparable() {
    return obstacle().isEmpty();
  }

  /// Returns the best contender, or all between which the rounds do not decide.
  public String first() {
    if (!isComparable()) {
      return "not comparable";
    }
    List<String> front = front().stream().map(this::name).toList();
    if (grade() != Grade.OPEN) {
      return String.join(" ≈ ", front);
    }
    return front.size() > MOST_NAMES
        ? "any of %,d".formatted(front.size())
        : enumerated(front, "or");
  }

  /// Returns how far the best contender is ahead, such as `5.7× (2.4–15.7) ahead of Derby`, or
  /// which contenders are behind all others; empty if none is. For contenders that are not
  /// comparable: why.
  public String lead() {
    List<ContenderRank> behind = ranking.ranks().stream().filter(RankingAnswer::isBehind).toList();
    if (!isComparable() || behind.isEmpty()) {
      return obstacle().orElse("");
    }
    if (grade() == Grade.OPEN) {
      return "behind: " + listed(behind);
    }
    return front().size() == 1 ? lead(behind.getFirst()) : "ahead of " + listed(behind);
  }

  private String lead(ContenderRank next) {
    ComparisonRow row = next.toFirst().orElseThrow();
    String verb = row.metric().unit().isAmount() ? "smaller than" : "ahead of";
    return "%s %s %s".formatted(ComparisonWords.leadText(row), verb, name(next));
  }

  private List<ContenderRank> front() {
    return ranking.ranks().stream().filter(each -> !isBehind(each)).toList();
  }

  private static boolean isBehind(ContenderRank it) {
    return it.toFirst().filter(RankingAnswer::isBehind).isPresent();
  }

  /// Returns what the certainty rests on, and what would raise it; empty for a sure answer, and if
  /// the contenders are not comparable.
  String certainty() {
    if (grade() == Grade.SURE || obstacle().isPresent()) {
      return "";
    }
    ComparisonRow weakest =
        rows().stream()
            .filter(row -> grade(row) == grade())
            .max((a, b) -> Double.compare(a.ratio().pValue(), b.ratio().pValue()))
            .orElseThrow();
    String rounds = grade() == Grade.PROBABLE ? wins(weakest) : "";
    int more = rows().stream().mapToInt(RankingAnswer::more).max().orElse(0);
    String advice =
        more == 0
            ? ""
            : more > MOST_ROUNDS
                ? "more than %,d further rounds would be needed".formatted(MOST_ROUNDS)
                : "about %,d more %s"
                    .formatted(more, more == 1 ? "round decides" : "rounds decide");
    return Stream.of(rounds, advice)
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining("; "));
  }

  /// Returns in how many rounds the first contender was better; only the number of rounds if the
  /// two do not differ. Empty for a ratio that does not pair rounds.
  private static String wins(ComparisonRow row) {
    if (!row.ratio().isInRounds()) {
      return "";
    }
    List<Double> rounds = row.ratio().rounds().observations();
    boolean more = row.metric().better() == Metric.Better.MORE;
    long won = rounds.stream().filter(each -> more ? each < 1 : each > 1).count();
    return row.answer() instanceof Verdict.Different
        ? "%,d of %,d rounds".formatted(won, rounds.size())
        : "%,d rounds".formatted(rounds.size());
  }

  /// Returns the number of further rounds until the row is sure, or, in a phase that does not
  /// decide, until it is probable.
  private static int more(ComparisonRow row) {
    return switch (row.verdict()) {
      case Verdict.Undecided(_, int rounds) -> rounds;
      case Verdict.TooFew(int needed) -> Math.max(1, needed - row.ratio().over().count());
      case Verdict.Different _, Verdict.Alike _, Verdict.NotComparable _ -> 0;
    };
  }

  private Optional<String> obstacle() {
    if (rows().size() < ranking.ranks().size() - 1) {
      return Optional.of("one of them took no time that could be measured");
    }
    return rows().stream()
        .flatMap(row ->
            row.verdict() instanceof Verdict.NotComparable(String why)
                ? Stream.of(why)
                : Stream.empty())
        .findFirst();
  }

  private List<ComparisonRow> rows() {
    return ranking.ranks().stream().flatMap(each -> each.toFirst().stream()).toList();
  }

  /// Returns the grade of a row. A row that puts the other contender before the first is open: it
  /// contradicts the order.
  private static Grade grade(ComparisonRow row) {
    boolean contradicts = row.answer() instanceof Verdict.Different && !isBehind(row);
    return contradicts ? Grade.OPEN : row.grade();
  }

  private static boolean isBehind(ComparisonRow row) {
    boolean larger = row.ratio().estimate() > 1;
    return row.answer() instanceof Verdict.Different
        && larger == (row.metric().better() == Metric.Better.LESS);
  }

  private String name(ContenderRank place) {
    Series series = place.measurement().series();
    return names.getOrDefault(series, series.title());
  }

  private String listed(List<ContenderRank> places) {
    return places.size() > MOST_NAMES
        ? "the other %,d".formatted(places.size())
        : enumerated(places.stream().map(this::name).toList(), "and");
  }

  /// Joins texts, such as `a, b and c`.
  ///
  /// @param last word before the last text, such as `and`
  static String enumerated(List<String> texts, String last) {
    return texts.size() < 2
        ? String.join("", texts)
        : texts.subList(0, texts.size() - 1).stream().collect(Collectors.joining(", "))
            + " "
            + last
            + " "
            + texts.getLast();
  }
}
