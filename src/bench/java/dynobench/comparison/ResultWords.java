package dynobench.comparison;

import dynobench.comparison.RankingWords.Clause;
import dynobench.durability.Durability;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.stats.Verdict;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Summary of a run in sentences that can be read aloud. Command line, window and report share it.
public final class ResultWords {
  private final RunResult run;
  private final RunRankings standings;
  private final Map<Series, String> names;

  public ResultWords(RunResult run, RunRankings standings) {
    this.run = run;
    this.standings = standings;
    this.names = SeriesNames.of(run.series());
  }

  /// Returns the points that have figures, in the run's order.
  public List<Settings> points() {
    return standings.rankings().stream().map(Ranking::levels).distinct().toList();
  }

  /// Returns the result at a point: a sentence for each durability level with several contenders.
  public String headline(Settings levels) {
    Optional<String> distrust = run.log().distrust();
    if (distrust.isPresent()) {
      return "No ranks: %s.".formatted(distrust.get());
    }
    if (run.isDuel()) {
      return ScoreWords.of(run).headline() + ".";
    }
    Map<Durability.Answer, List<Ranking>> contests = contests(levels);
    if (contests.isEmpty()) {
      return alone();
    }
    if (!standings.verdicts().isEmpty()
        && standings.verdicts().stream().allMatch(it -> it.verdict() instanceof Verdict.TooFew)) {
      return "Not enough rounds yet to rank contenders of equal durability.";
    }
    return contests.entrySet().stream()
        .map(each -> scope(each.getKey(), contests.size()) + said(each.getValue()) + ".")
        .collect(Collectors.joining(" "));
  }

  /// Returns the result at the last point, with the metric and the point; empty without a ranking.
  public Optional<String> last() {
    return standings.rankings().isEmpty() || run.isDuel()
        ? Optional.empty()
        : Optional.of(points().getLast())
            .map(it ->
                headline(it) + " (" + about(standings.rankings().getFirst().metric(), it) + ".)");
  }

  /// Returns the rankings of the long phases by durability, highest first.
  private Map<Durability.Answer, List<Ranking>> contests(Settings levels) {
    List<String> lasting = run.workload().lasting().stream().map(Phase::id).toList();
    var contests = new LinkedHashMap<Durability.Answer, List<Ranking>>();
    standings.rankings().stream()
        .filter(each -> each.isContest() && each.levels().equals(levels))
        .filter(each -> lasting.isEmpty() || lasting.contains(each.phase()))
        .sorted((a, b) -> a.keeps().compareTo(b.keeps()))
        .forEach(each -> contests.computeIfAbsent(each.keeps(), _ -> new ArrayList<>()).add(each));
    return contests;
  }

  private static String scope(Durability.Answer keeps, int classes) {
    return classes == 1
        ? "At equal durability "
        : "At equal durability (%s) ".formatted(keeps.words());
  }

  /// Returns the statements of some rankings. Phases with the same statement share a sentence part.
  private String said(List<Ranking> rankings) {
    var phases = new LinkedHashMap<Clause, List<String>>();
    for (Ranking each : rankings) {
      phases
          .computeIfAbsent(new RankingWords(each, names).clause(), _ -> new ArrayList<>())
          .add(title(each.phase()));
    }
    return phases.entrySet().stream()
        .map(each ->
            each.getKey().before()
                + " on "
                + RankingWords.enumerated(each.getValue())
                + each.getKey().after())
        .collect(Collectors.joining("; "));
  }

  /// Returns a phase's title in the middle of a sentence.
  private String title(String phase) {
    String title = run.workload().title(phase);
    boolean word = title.length() > 1 && Character.isLowerCase(title.charAt(1));
    return word ? title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1) : title;
  }

  /// Returns the statement of one ranking as a sentence.
  public String sentence(Ranking ranking) {
    Clause clause = new RankingWords(ranking, names).clause();
    String said = clause.before() + clause.after();
    return said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1) + ".";
  }

  private String alone() {
    return run.series().size() == 1
        ? "Only one contender: there is nothing to compare it with."
        : "No ranks: no two contenders have equal durability. Weaker durability may explain a"
            + " shorter time.";
  }

  /// Returns the subject of the headline, such as `Time at 10,000 rows`.
  public static String about(Metric metric, Settings levels) {
    String title =
        metric.title().substring(0, 1).toUpperCase(Locale.ROOT) + metric.title().substring(1);
    String where = LevelLabels.words(levels);
    return where.isEmpty() ? title : title + " at " + where;
  }
}
