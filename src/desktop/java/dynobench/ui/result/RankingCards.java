package dynobench.ui.result;

import dynobench.chart.SeriesKey;
import dynobench.chart.SeriesLook;
import dynobench.chart.SeriesLooks;
import dynobench.comparison.Comparison;
import dynobench.comparison.Ranking;
import dynobench.event.Series;
import dynobench.isolation.IsolationStatement;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.UsedIsolation;
import dynobench.stats.Verdict;
import dynobench.table.NumberText;
import dynobench.ui.result.RankingCard.RankedContender;
import dynobench.ui.result.RankingCard.ToFirst;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Builder of cards from rankings, the highest durability first. A contender without peers at its
/// durability has one card for all phases.
///
/// @param names of the contenders
/// @param isolation of their transactions
record RankingCards(
    RunResult run, SeriesLooks looks, Map<Series, String> names, UsedIsolation isolation) {
  List<RankingCard> of(List<Ranking> rankings) {
    var cards = new ArrayList<RankingCard>();
    var alone = new LinkedHashMap<Series, List<Ranking>>();
    for (Ranking each : rankings) {
      if (each.isContest()) {
        cards.add(contest(each));
      } else {
        Series one = each.ranks().getFirst().measurement().series();
        alone.computeIfAbsent(one, _ -> new ArrayList<>()).add(each);
      }
    }
    alone.forEach((one, all) -> cards.add(alone(one, all)));
    cards.sort(Comparator.comparing(each -> each.durability().answer()));
    return List.copyOf(cards);
  }

  private RankingCard contest(Ranking ranking) {
    return new RankingCard(
        ranking.ranks().getFirst().measurement().series().effectiveDurability(),
        run.workload().title(ranking.phase()),
        ranking.ranks().stream()
            .map(each ->
                line(
                    each.text(),
                    each.measurement(),
                    name(each.measurement().series()),
                    each.toFirst().map(RankingCards::toFirst)))
            .toList());
  }

  private RankingCard alone(Series one, List<Ranking> rankings) {
    return new RankingCard(
        one.effectiveDurability(),
        name(one),
        rankings.stream()
            .map(each ->
                line(
                    "",
                    each.ranks().getFirst().measurement(),
                    run.workload().title(each.phase()),
                    Optional.empty()))
            .toList());
  }

  private String name(Series series) {
    return names.getOrDefault(series, series.title());
  }

  private RankedContender line(
      String place, Measurement it, String title, Optional<ToFirst> toFirst) {
    var key = new SeriesKey(run.id(), it.series().contender());
    Optional<SeriesLook> look = looks.of(key);
    String figure = NumberText.measured(it.summary().median(), it.metric().unit());
    Optional<IsolationStatement> known = isolation.of(it.series(), it.levels());
    return new RankedContender(place, key, title, look, known, figure, toFirst);
  }

  private static ToFirst toFirst(Comparison.ComparisonRow row) {
    double ratio = row.ratio().estimate();
    String range =
        row.answerInterval()
            .map(it ->
                " (%s – %s)".formatted(NumberText.ratio(it.low()), NumberText.ratio(it.high())))
            .orElse("");
    return new ToFirst(
        ratio,
        row.answerInterval(),
        NumberText.ratio(ratio) + range,
        row.answer() instanceof Verdict.Different
            ? row.grade().name().toLowerCase(Locale.ROOT)
            : "open");
  }
}
