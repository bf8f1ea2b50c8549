package dynobench.comparison;

import dynobench.comparison.Comparison.Row;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// All verdicts on one figure of a run: of every two contenders, in each phase at each point. Those
/// between contenders that make the same promise are judged together, and those between others are,
/// too: whoever looks at some of them is told the same as who looks at all.
///
/// @param alike of those that make the same promise
/// @param unlike of the others
record RunVerdicts(List<Row> alike, List<Row> unlike) {
  RunVerdicts {
    alike = List.copyOf(alike);
    unlike = List.copyOf(unlike);
  }

  /// @param margin below which a difference matters to nobody
  static RunVerdicts of(RunResult run, Metric metric, double margin) {
    var alike = new ArrayList<Contrast>();
    var unlike = new ArrayList<Contrast>();
    var rounds = new RoundRatios(run);
    for (String phase : run.phases()) {
      Map<Settings, List<Measurement>> points = new LinkedHashMap<>();
      for (Measurement next : run.measurements(phase, metric)) {
        List<Measurement> before = points.computeIfAbsent(next.levels(), _ -> new ArrayList<>());
        for (Measurement each : before) {
          boolean same = each.series().durability().equals(next.series().durability());
          Contrast.of(rounds, each, next).ifPresent((same ? alike : unlike)::add);
        }
        before.add(next);
      }
    }
    return new RunVerdicts(Contrast.judged(alike, margin), Contrast.judged(unlike, margin));
  }

  /// Those of one contender and others, the one as the first of each two.
  Comparison against(Series base, List<Series> others, List<String> differences) {
    List<Row> rows =
        others.stream()
            .flatMap(other -> all().flatMap(row -> of(row, base, other).stream()))
            .toList();
    return new Comparison(
        rows,
        differences,
        Stream.of(alike, unlike)
            .filter(family ->
                family.stream()
                    .anyMatch(
                        row -> others.stream().anyMatch(other -> of(row, base, other).isPresent())))
            .map(List::size)
            .toList());
  }

  private Stream<Row> all() {
    return Stream.concat(alike.stream(), unlike.stream());
  }

  private static Optional<Row> of(Row row, Series base, Series other) {
    if (row.a().equals(base) && row.b().equals(other)) {
      return Optional.of(row);
    }
    return row.b().equals(base) && row.a().equals(other)
        ? Optional.of(row.turned())
        : Optional.empty();
  }
}
