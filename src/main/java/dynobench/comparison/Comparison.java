package dynobench.comparison;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Ratio;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Two sets of figures side by side, and what else differs between them.
///
/// @param differences in machine, plan and versions, as sentences: each is a rival explanation for
///   a difference in time
public record Comparison(List<Row> rows, List<String> differences) {

  /// One phase at one point of what varies.
  ///
  /// @param metric that is compared
  /// @param ratio the value of b over the value of a: of times, 2 means that b takes twice as long
  public record Row(
      String phase, Metric metric, Settings levels, Series a, Series b, Ratio ratio) {}

  public Comparison {
    rows = List.copyOf(rows);
    differences = List.copyOf(differences);
  }

  /// Every contender that both runs have, each with itself.
  public static Comparison ofRuns(RunResult a, RunResult b, Metric metric) {
    var rows = new ArrayList<Row>();
    var differences = new ArrayList<>(RunDifferences.between(a, b));
    for (Series first : a.series()) {
      for (Series second : b.series()) {
        if (first.contender().equals(second.contender())) {
          rows.addAll(rows(a, first, b, second, metric));
          RunDifferences.versions(a.id(), first, b.id(), second).ifPresent(differences::add);
          RunDifferences.settings(a.id(), first, b.id(), second).ifPresent(differences::add);
        }
      }
    }
    return new Comparison(rows, differences);
  }

  /// Two contenders of one run.
  public static Comparison ofSeries(RunResult run, Series a, Series b, Metric metric) {
    return new Comparison(
        rows(run, a, run, b, metric), RunDifferences.promises(a, b).stream().toList());
  }

  private static List<Row> rows(RunResult runA, Series a, RunResult runB, Series b, Metric metric) {
    var rows = new ArrayList<Row>();
    for (String phase : runA.phases()) {
      Map<Settings, Measurement> others = of(runB, b, phase, metric);
      of(runA, a, phase, metric)
          .forEach((levels, one) ->
              Optional.ofNullable(others.get(levels))
                  .filter(other -> aboveZero(one) && aboveZero(other))
                  .map(other -> new Ratio(other.summary(), one.summary()))
                  .ifPresent(ratio -> rows.add(new Row(phase, metric, levels, a, b, ratio))));
    }
    return rows;
  }

  private static Map<Settings, Measurement> of(
      RunResult run, Series series, String phase, Metric metric) {
    return run.measurements(phase, metric).stream()
        .filter(measurement -> measurement.series().equals(series))
        .collect(
            Collectors.toMap(
                Measurement::levels, Function.identity(), (first, _) -> first, LinkedHashMap::new));
  }

  /// A phase that the clock couldn't see has no ratio to anything.
  private static boolean aboveZero(Measurement measurement) {
    return measurement.summary().min() > 0;
  }
}
