package dynobench.comparison;

import dynobench.durability.Durability;
import dynobench.durability.SurvivalLevel;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.text.PlainText;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Result of a run in a few lines: one line for each phase, and one for each contender that cannot
/// be ranked. Command line, window and report use the same lines.
public final class ResultWords {
  private final RunResult run;
  private final RunRankings standings;
  private final Map<Series, String> names;
  private final Predicate<String> isDeciding;
  private final Optional<AnswerWords> answer;

  public ResultWords(RunResult run, RunRankings standings) {
    this.run = run;
    this.standings = standings;
    this.names = SeriesNames.shortOf(run.series());
    this.isDeciding = VerdictRule.deciding(run);
    this.answer = AnswerWords.of(run);
  }

  /// Returns the texts of a duel or a gate; empty for other runs.
  public Optional<AnswerWords> answer() {
    return answer;
  }

  /// Returns the points that have figures, in the run's order.
  public List<Settings> points() {
    return standings.rankings().stream().map(Ranking::levels).distinct().toList();
  }

  /// Returns the result at a point, grouped by durability, the highest first. Deciding phases come
  /// first. The answer of a duel or a gate. A single line for an unreliable log, or a run without a
  /// ranking.
  public List<ResultLine> lines(Settings levels) {
    Optional<String> untrustedReason = run.log().untrustedReason();
    if (untrustedReason.isPresent()) {
      return List.of(ResultLine.of("No ranks: %s.".formatted(untrustedReason.get())));
    }
    if (answer.isPresent()) {
      return answer.get().resultLines();
    }
    List<Ranking> contests = contests(levels);
    var lines = new ArrayList<>(new AgeingWords(run, names).lines(levels));
    lines.addAll(new LargeObjectWords(run, names).lines(levels));
    if (contests.isEmpty()) {
      lines.add(ResultLine.of(alone()));
    } else {
      boolean isSingle = contests.stream().map(Ranking::durability).distinct().count() == 1;
      contests.forEach(
          each -> lines.add(line(each, isSingle ? "" : each.durability().description())));
      unranked(levels, contests.getFirst().durability()).forEach(lines::add);
    }
    lines.addAll(new IsolationCost(run, names).lines(levels));
    return lines;
  }

  /// Returns the result at a point as sentences.
  public String headline(Settings levels) {
    return sentences(levels).stream().collect(Collectors.joining(" "));
  }

  private List<String> sentences(Settings levels) {
    var sentences = new ArrayList<String>();
    String scope = "";
    for (ResultLine each : lines(levels)) {
      if (!each.scope().equals(scope)) {
        scope = each.scope();
        sentences.add(scope.isEmpty() ? "Not ranked:" : PlainText.capital(scope) + ":");
      }
      sentences.add(each.sentence());
    }
    return sentences;
  }

  /// Returns the result at the last point as sentences, the last of which names metric and point;
  /// empty for a duel, for a gate, and without a ranking.
  public List<String> last() {
    if (standings.rankings().isEmpty()) {
      return List.of();
    }
    Settings levels = points().getLast();
    var sentences = new ArrayList<>(sentences(levels));
    sentences.add("(" + about(standings.rankings().getFirst().metric(), levels) + ".)");
    return sentences;
  }

  private List<Ranking> contests(Settings levels) {
    return standings.rankings().stream()
        .filter(each -> each.isContest() && each.levels().equals(levels))
        .sorted(
            Comparator.comparing(Ranking::durability)
                .thenComparing(each -> !isDeciding.test(each.phase())))
        .toList();
  }

  private ResultLine line(Ranking ranking, String scope) {
    var answer = new RankingAnswer(ranking, names);
    return new ResultLine(
        true,
        run.workload().title(ranking.phase()),
        answer.text(),
        answer.grade(),
        answer.certainty(),
        scope);
  }

  /// Returns a line for each contender without a peer of its durability.
  private Stream<ResultLine> unranked(Settings levels, Durability.Answer best) {
    return standings.rankings().stream()
        .filter(each -> !each.isContest() && each.levels().equals(levels))
        .map(each -> each.ranks().getFirst().measurement().series())
        .distinct()
        .map(each ->
            new ResultLine(
                false,
                names.getOrDefault(each, each.title()),
                whyUnranked(each.effectiveDurability().answer(), best),
                Grade.SURE,
                "",
                ""));
  }

  private static String whyUnranked(Durability.Answer keeps, Durability.Answer best) {
    String loss =
        switch (keeps.powerCut()) {
          case EVERYTHING -> killLoss(keeps.kill());
          case MOMENTS -> "loses the last moments in a power cut";
          case UNTIL_CLOSE, NOTHING -> "loses rows in a power cut";
          case DAMAGED -> "may not open after a power cut";
          case UNSTATED -> "durability not stated";
        };
    return keeps.compareTo(best) < 0
        ? "not ranked, because no other contender is as durable"
        : loss;
  }

  private static String killLoss(SurvivalLevel kill) {
    return kill == SurvivalLevel.DAMAGED
        ? "may not open after a kill"
        : "loses rows when the process is killed";
  }

  private String alone() {
    return run.series().size() == 1
        ? "Only one contender: there is nothing to compare it with."
        : "No ranks: no two contenders have equal durability. Weaker durability may explain a"
            + " shorter time.";
  }

  /// Returns the subject of the headline, such as `Time at 10,000 rows`.
  public static String about(Metric metric, Settings levels) {
    String title = PlainText.capital(metric.title());
    String where = LevelLabels.label(levels);
    return where.isEmpty() ? title : title + " at " + where;
  }
}
