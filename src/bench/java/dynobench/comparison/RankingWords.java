package dynobench.comparison;

import dynobench.comparison.Ranking.ContenderRank;
import dynobench.event.Series;
import dynobench.plan.PercentFormat;
import dynobench.stats.Verdict;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Texts of a ranking, which state only significant differences.
///
/// @param names names of the contenders
record RankingWords(Ranking ranking, Map<Series, String> names) {
  /// Limit on listed names, so that a sentence stays easy to follow when read aloud.
  private static final int MOST_NAMES = 3;

  /// A statement in two parts. The names of the phases that it applies to go in between.
  record Clause(String before, String after) {}

  /// Returns the statement for the ranking.
  Clause clause() {
    if (ranking.front().isEmpty()) {
      return new Clause(undecidable(), "");
    }
    if (ranking.isWon()) {
      return won();
    }
    return ranking.places().size() == 2 ? pair() : new Clause(shared(), "");
  }

  private Clause won() {
    ContenderRank second = ranking.places().get(1);
    Comparison.ComparisonRow row = second.toFirst().orElseThrow();
    String range = " (" + ComparisonWords.leadRange(row) + ")";
    String winner = name(ranking.places().getFirst());
    String lead = ComparisonWords.lead(row, name(second));
    return ranking.places().size() == 2
        ? new Clause(winner + " is " + lead, range)
        : new Clause(
            "%s is the %s of %,d"
                .formatted(winner, ComparisonWords.best(ranking.metric()), ranking.places().size()),
            ": " + lead + ", the next" + range);
  }

  private Clause pair() {
    Verdict verdict = ranking.places().getLast().toFirst().orElseThrow().verdict();
    String both = listed(ranking.places());
    return verdict instanceof Verdict.Alike(_, double margin)
        ? new Clause(both + " differ by no more than " + PercentFormat.words(margin), "")
        : new Clause(both + " do not differ significantly", "");
  }

  /// Returns the statement for a shared first rank, or for a leader without a significant lead over
  /// all others.
  private String shared() {
    List<ContenderRank> front = ranking.front();
    int all = ranking.places().size();
    if (front.size() == all) {
      return "the %,d do not differ significantly".formatted(all);
    }
    return front.size() == 1
        ? "%s leads, but not significantly against all %,d others"
            .formatted(name(front.getFirst()), all - 1)
        : "%s lead the %,d, and do not differ significantly"
            .formatted(
                front.size() > MOST_NAMES ? "%,d".formatted(front.size()) : listed(front), all);
  }

  private String undecidable() {
    List<Verdict> verdicts =
        ranking.places().stream()
            .flatMap(each -> each.toFirst().stream())
            .map(Comparison.ComparisonRow::verdict)
            .toList();
    String who =
        ranking.places().size() == 2
            ? listed(ranking.places())
            : "the %,d".formatted(ranking.places().size());
    return verdicts.stream()
        .flatMap(each ->
            each instanceof Verdict.NotComparable(String why) ? Stream.of(why) : Stream.empty())
        .findFirst()
        .map(why -> who + " cannot be compared, because " + why)
        .orElse(
            verdicts.size() == ranking.places().size() - 1
                ? "too few rounds to rank " + who
                : who
                    + " cannot be compared, because one of them took no time that could be"
                    + " measured");
  }

  private String name(ContenderRank place) {
    Series series = place.measurement().series();
    return names.getOrDefault(series, series.title());
  }

  private String listed(List<ContenderRank> places) {
    return enumerated(places.stream().map(this::name).toList());
  }

  /// Joins texts, such as `a, b and c`.
  static String enumerated(List<String> texts) {
    return texts.size() < 2
        ? String.join("", texts)
        : texts.subList(0, texts.size() - 1).stream().collect(Collectors.joining(", "))
            + " and "
            + texts.getLast();
  }
}
