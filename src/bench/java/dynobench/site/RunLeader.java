package dynobench.site;

import dynobench.advice.SurvivalNeed;
import dynobench.comparison.AnswerWords;
import dynobench.comparison.Grade;
import dynobench.comparison.Ranking;
import dynobench.comparison.RankingAnswer;
import dynobench.comparison.SelectedRankings;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.plan.Plan;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.table.NumberText;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Best contender of a run among those that keep a promise, in the main phase at the largest point.
/// Baselines are no engines, and do not count.
///
/// @param phase title of the phase, with the point
/// @param first the best contender, or those between which the rounds do not decide
/// @param about what is known of it in a few words: its median, how far it is ahead, and how sure
///   that is
/// @param grade how sure the answer is
/// @param isComparable whether the contenders can be compared
/// @param engines number of engines that keep the promise
record RunLeader(
    SurvivalNeed promise,
    String phase,
    String first,
    String about,
    Grade grade,
    boolean isComparable,
    int engines) {
  /// Returns a need as the title of a column.
  static String title(SurvivalNeed need) {
    return need == SurvivalNeed.NOTHING ? "in memory only" : "survives " + need.words();
  }

  /// Returns the leaders of a run; empty without a main phase, and for a duel or a gate, which has
  /// its own answer.
  static List<RunLeader> of(RunResult run) {
    Metric metric = run.workload().metric();
    Optional<String> main = run.workload().mainPhase().map(Phase::id);
    if (main.isEmpty() || AnswerWords.isOf(run)) {
      return List.of();
    }
    Settings last = run.plan().map(Plan::points).map(List::getLast).orElse(Settings.NONE);
    String title = run.workload().title(main.get()) + suffix(LevelLabels.label(last));
    Map<Series, String> names = SeriesNames.shortOf(run.series());
    var rankings = new SelectedRankings(run, metric);
    var leaders = new ArrayList<RunLeader>();
    for (SurvivalNeed promise : SurvivalNeed.values()) {
      rankings
          .of(main.get(), last, it -> isKept(promise, it))
          .map(it -> of(promise, it, title, names))
          .ifPresent(leaders::add);
    }
    return leaders;
  }

  private static boolean isKept(SurvivalNeed promise, Series series) {
    return !series.contender().isBaseline()
        && promise.isMetBy(series.effectiveDurability().answer());
  }

  private static String suffix(String point) {
    return point.isEmpty() ? "" : ", " + point;
  }

  private static RunLeader of(
      SurvivalNeed promise, Ranking ranking, String title, Map<Series, String> names) {
    Measurement best = ranking.ranks().getFirst().measurement();
    String value = NumberText.measured(best.summary().median(), best.metric().unit());
    if (!ranking.isContest()) {
      String name = names.getOrDefault(best.series(), best.series().title());
      return new RunLeader(promise, title, name, value + "; the only one", Grade.OPEN, true, 1);
    }
    var answer = new RankingAnswer(ranking, names);
    long engines =
        ranking.ranks().stream()
            .map(it -> it.measurement().series().contender().family())
            .distinct()
            .count();
    return new RunLeader(
        promise,
        title,
        answer.first(),
        about(answer, value),
        answer.grade(),
        answer.isComparable(),
        (int) engines);
  }

  private static String about(RankingAnswer answer, String value) {
    String lead = answer.lead();
    if (!answer.isComparable()) {
      return lead;
    }
    return switch (answer.grade()) {
      case SURE -> lead.isEmpty() ? value : value + "; " + lead;
      case PROBABLE -> lead.isEmpty() ? value + ", probably" : value + "; probably " + lead;
      case OPEN -> lead.isEmpty() ? "the rounds do not decide" : "not decided; " + lead;
    };
  }
}
