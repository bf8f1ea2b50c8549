package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.ErrorBudget;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All verdicts on one metric of a run: every pair of contenders, in each phase at each point.
/// Pairs of equal durability form one family, all other pairs a second one. So a verdict does not
/// depend on the selection that a user looks at.
///
/// @param alike verdicts between contenders of equal durability
/// @param unlike verdicts between other contenders
/// @param budget budget that the verdicts of each family share
record RunVerdicts(List<ComparisonRow> alike, List<ComparisonRow> unlike, ErrorBudget budget) {
  RunVerdicts {
    alike = List.copyOf(alike);
    unlike = List.copyOf(unlike);
  }

  /// @param margin the smallest relevant difference
  static RunVerdicts of(RunResult run, Metric metric, double margin) {
    var rule = VerdictRule.of(run, margin);
    return new RunVerdicts(
        RunRankings.of(run, metric, rule).verdicts(),
        MeasurementPair.judged(acrossPromises(run, metric), rule),
        rule.budget());
  }

  private static List<MeasurementPair> acrossPromises(RunResult run, Metric metric) {
    var contrasts = new ArrayList<MeasurementPair>();
    var rounds = new RoundRatios(run);
    for (String phase : run.phases()) {
      Map<Settings, List<Measurement>> points = new LinkedHashMap<>();
      for (Measurement next : run.measurements(phase, metric)) {
        List<Measurement> before = points.computeIfAbsent(next.levels(), _ -> new ArrayList<>());
        before.stream()
            .filter(each -> !areAlike(each.series(), next.series()))
            .forEach(each -> MeasurementPair.of(rounds, each, next).ifPresent(contrasts::add));
        before.add(next);
      }
    }
    return contrasts;
  }

  private static boolean areAlike(Series a, Series b) {
    return a.effectiveDurability().answer().equals(b.effectiveDurability().answer());
  }

  /// Returns the verdicts of a base against others, with the base as the first side.
  Comparison against(Series base, List<Series> others, List<String> differences) {
    List<ComparisonRow> rows =
        others.stream()
            .flatMap(other ->
                (areAlike(base, other) ? alike : unlike)
                    .stream().flatMap(row -> of(row, base, other).stream()))
            .toList();
    var families = new ArrayList<Integer>();
    if (rows.stream().anyMatch(row -> areAlike(row.a(), row.b()))) {
      families.add(decidingCount(alike));
    }
    if (rows.stream().anyMatch(row -> !areAlike(row.a(), row.b()))) {
      families.add(decidingCount(unlike));
    }
    return new Comparison(rows, differences, families, budget);
  }

  private static int decidingCount(List<ComparisonRow> rows) {
    return (int) rows.stream().filter(row -> row.judgement().isDeciding()).count();
  }

  private static Optional<ComparisonRow> of(ComparisonRow row, Series base, Series other) {
    if (row.a().equals(base) && row.b().equals(other)) {
      return Optional.of(row);
    }
    return row.b().equals(base) && row.a().equals(other)
        ? Optional.of(row.turned())
        : Optional.empty();
  }
}
