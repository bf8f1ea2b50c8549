package dynobench.comparison;

import dynobench.event.Series;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Ratio;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Two sets of times side by side, and what else differs between them.
///
/// @param differences in machine, plan and versions, as sentences: each is a rival explanation for
///   a difference in time
public record Comparison(List<Row> rows, List<String> differences) {

  /// One phase at one row count.
  ///
  /// @param ratio the time of b over the time of a: 2 means that b takes twice as long
  public record Row(String phase, long rows, Series a, Series b, Ratio ratio) {}

  public Comparison {
    rows = List.copyOf(rows);
    differences = List.copyOf(differences);
  }

  /// Every contender that both runs have, each with itself.
  public static Comparison ofRuns(RunResult a, RunResult b) {
    var rows = new ArrayList<Row>();
    var differences = new ArrayList<>(RunDifferences.between(a, b));
    for (Series first : a.series()) {
      for (Series second : b.series()) {
        if (first.contender().equals(second.contender())) {
          rows.addAll(rows(a, first, b, second));
          RunDifferences.versions(a.id(), first, b.id(), second).ifPresent(differences::add);
          RunDifferences.settings(a.id(), first, b.id(), second).ifPresent(differences::add);
        }
      }
    }
    return new Comparison(rows, differences);
  }

  /// Two contenders of one run.
  public static Comparison ofSeries(RunResult run, Series a, Series b) {
    return new Comparison(rows(run, a, run, b), RunDifferences.promises(a, b).stream().toList());
  }

  private static List<Row> rows(RunResult runA, Series a, RunResult runB, Series b) {
    var rows = new ArrayList<Row>();
    for (String phase : runA.phases()) {
      Map<Long, Measurement> others = of(runB, b, phase);
      of(runA, a, phase)
          .forEach((size, one) ->
              Optional.ofNullable(others.get(size))
                  .filter(other -> aboveZero(one) && aboveZero(other))
                  .map(other -> new Ratio(other.summary(), one.summary()))
                  .ifPresent(ratio -> rows.add(new Row(phase, size, a, b, ratio))));
    }
    return rows;
  }

  private static Map<Long, Measurement> of(RunResult run, Series series, String phase) {
    return run.measurements(phase).stream()
        .filter(measurement -> measurement.series().equals(series))
        .collect(
            Collectors.toMap(
                Measurement::rows, Function.identity(), (first, _) -> first, TreeMap::new));
  }

  /// A phase that the clock couldn't see has no ratio to anything.
  private static boolean aboveZero(Measurement measurement) {
    return measurement.summary().min() > 0;
  }
}
