package dynobench.comparison;

import dynobench.durability.Durability;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.result.ReplayResults;
import dynobench.result.RunResult;
import dynobench.stats.ErrorBudget;
import dynobench.workload.Settings;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Ranks of a run's contenders among those of equal durability, for one metric. Compares every pair
/// in every phase at every point. At most one run in twenty contains a false verdict; one in ten if
/// rounds were added to runs.
public final class RunRankings {
  /// Empty standings.
  public static final RunRankings NONE =
      new RunRankings(List.of(), VerdictRule.between(List.of(), Comparison.USUAL_MARGIN));

  private record DurabilityGroup(String phase, Settings levels, Durability.Answer durability) {}

  private record RankingKey(String phase, Settings levels, Series series) {
    static RankingKey of(Measurement it) {
      return new RankingKey(it.phase(), it.levels(), it.series());
    }
  }

  private final VerdictRule rule;
  private final List<Comparison.ComparisonRow> verdicts;
  private final List<Ranking> rankings;
  private final Map<RankingKey, Ranking.ContenderRank> ranks = new HashMap<>();

  private RunRankings(List<RankingGroup> fields, VerdictRule rule) {
    this.rule = rule;
    verdicts =
        MeasurementPair.judged(
            fields.stream().flatMap(each -> each.contrasts().stream()).toList(), rule);
    Iterator<Comparison.ComparisonRow> judged = verdicts.iterator();
    fields.forEach(field -> field.contrasts().forEach(_ -> field.add(judged.next())));
    rankings = fields.stream().map(RankingGroup::ranking).toList();
    rankings.stream()
        .flatMap(each -> each.ranks().stream())
        .forEach(it -> ranks.put(RankingKey.of(it.measurement()), it));
  }

  /// Returns the standings of a run. Empty for a duel or a gate, and for published figures, which
  /// have no single repetitions.
  public static RunRankings of(MeasurementSet figures, Metric metric) {
    if (!(figures instanceof RunResult run) || AnswerWords.isOf(run)) {
      return NONE; // a score instead: its intervals must allow for the early end
    }
    return of(run, metric, VerdictRule.of(run, Comparison.USUAL_MARGIN));
  }

  /// Returns the standings of a run that is not a duel.
  static RunRankings of(RunResult run, Metric metric, VerdictRule rule) {
    Map<DurabilityGroup, RankingGroup> fields = new LinkedHashMap<>();
    var rounds = new RoundRatios(run);
    ReplayResults replayed = ReplayResults.of(run);
    for (String phase : run.phases()) {
      for (Measurement each : run.measurements(phase, metric)) {
        if (replayed.isDeviating(each.series().contender())) {
          continue; // it did other work than the recorded application
        }
        fields
            .computeIfAbsent(
                new DurabilityGroup(
                    phase, each.levels(), each.series().effectiveDurability().answer()),
                _ -> new RankingGroup())
            .add(each, rounds);
      }
    }
    return new RunRankings(List.copyOf(fields.values()), rule);
  }

  /// Returns the rank of a measurement's series.
  public Optional<Ranking.ContenderRank> of(Measurement it) {
    return Optional.ofNullable(ranks.get(RankingKey.of(it)));
  }

  /// Returns a ranking for each phase, point and durability, in the run's order. A contender
  /// without a peer of equal durability also has one.
  public List<Ranking> rankings() {
    return rankings;
  }

  /// Returns the verdicts on all pairs of equal durability.
  public List<Comparison.ComparisonRow> verdicts() {
    return verdicts;
  }

  /// Returns the budget that the deciding verdicts share.
  ErrorBudget budget() {
    return rule.budget();
  }

  /// Returns the verdicts that share the error budget.
  List<Comparison.ComparisonRow> deciding() {
    return verdicts.stream().filter(row -> row.judgement().isDeciding()).toList();
  }
}
