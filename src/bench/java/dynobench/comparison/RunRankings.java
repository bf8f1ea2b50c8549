package dynobench.comparison;

import dynobench.durability.Durability;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.MeasurementSet;
import dynobench.result.RunResult;
import dynobench.workload.Settings;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// Ranks of a run's contenders among those of equal durability, for one metric. Compares every pair
/// in every phase at every point. At most one run in twenty contains a false verdict.
public final class RunRankings {
  /// Empty standings.
  public static final RunRankings NONE =
      new RunRankings(List.of(), Comparison.USUAL_MARGIN, _ -> true);

  private record DurabilityGroup(String phase, Settings levels, Durability.Answer durability) {}

  private record RankingKey(String phase, Settings levels, Series series) {
    static RankingKey of(Measurement it) {
      return new RankingKey(it.phase(), it.levels(), it.series());
    }
  }

  private final List<Comparison.ComparisonRow> verdicts;
  private final List<Ranking> rankings;
  private final Map<RankingKey, Ranking.ContenderRank> ranks = new HashMap<>();

  private RunRankings(List<RankingGroup> fields, double margin, Predicate<String> isDeciding) {
    verdicts =
        MeasurementPair.judged(
            fields.stream().flatMap(each -> each.contrasts().stream()).toList(),
            margin,
            isDeciding);
    Iterator<Comparison.ComparisonRow> judged = verdicts.iterator();
    fields.forEach(field -> field.contrasts().forEach(_ -> field.add(judged.next())));
    rankings = fields.stream().map(RankingGroup::ranking).toList();
    rankings.stream()
        .flatMap(each -> each.ranks().stream())
        .forEach(it -> ranks.put(RankingKey.of(it.measurement()), it));
  }

  /// Returns the standings of a run. Empty for published figures, which have no single repetitions.
  public static RunRankings of(MeasurementSet figures, Metric metric) {
    if (!(figures instanceof RunResult run) || run.isDuel()) {
      return NONE; // a duel has a score instead: its intervals must allow for its early end
    }
    return of(run, metric, Comparison.USUAL_MARGIN);
  }

  /// Returns the standings of a run that is not a duel.
  ///
  /// @param margin the smallest relevant difference
  static RunRankings of(RunResult run, Metric metric, double margin) {
    Map<DurabilityGroup, RankingGroup> fields = new LinkedHashMap<>();
    var rounds = new RoundRatios(run);
    for (String phase : run.phases()) {
      for (Measurement each : run.measurements(phase, metric)) {
        fields
            .computeIfAbsent(
                new DurabilityGroup(
                    phase, each.levels(), each.series().effectiveDurability().answer()),
                _ -> new RankingGroup())
            .add(each, rounds);
      }
    }
    return new RunRankings(List.copyOf(fields.values()), margin, deciding(run));
  }

  /// Returns a test for the phases whose verdicts share the error budget: those that the plan
  /// names, or else those with more than one operation.
  static Predicate<String> deciding(RunResult run) {
    Optional<List<String>> deciding = run.plan().map(it -> it.work().decidingIn(run.workload()));
    return phase ->
        deciding.filter(all -> !all.isEmpty()).map(all -> all.contains(phase)).orElse(true);
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

  /// Returns the verdicts that share the error budget.
  List<Comparison.ComparisonRow> deciding() {
    return verdicts.stream().filter(row -> row.judgement().isDeciding()).toList();
  }
}
