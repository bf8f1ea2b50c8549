package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.ReplayResults;
import dynobench.result.RunResult;
import dynobench.workload.Settings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Rankings of some contenders of a run, whether their durability is equal or not. A verdict is
/// that of the whole run, so it is the same in every selection.
public final class SelectedRankings {
  private record Pair(String phase, Settings levels, Series a, Series b) {}

  private final RunResult run;
  private final ReplayResults replayed;
  private final Metric metric;
  private final Map<Pair, ComparisonRow> verdicts = new HashMap<>();

  /// Judges all pairs of contenders.
  ///
  /// @param run a run that is no duel and no gate
  public SelectedRankings(RunResult run, Metric metric) {
    this.run = run;
    this.replayed = ReplayResults.of(run);
    this.metric = metric;
    var all = RunVerdicts.of(run, metric, Comparison.USUAL_MARGIN);
    Stream.concat(all.alike().stream(), all.unlike().stream())
        .forEach(it -> verdicts.put(new Pair(it.phase(), it.levels(), it.a(), it.b()), it));
  }

  /// Returns the ranking in a phase at a point; empty if no selected contender has a figure there.
  /// Contenders that did other work than the recorded application have no rank.
  public Optional<Ranking> of(String phase, Settings levels, Predicate<Series> selected) {
    List<Measurement> measured =
        run.measurements(phase, metric).stream()
            .filter(it -> it.levels().equals(levels) && selected.test(it.series()))
            .filter(it -> !replayed.isDeviating(it.series().contender()))
            .toList();
    var group = new RankingGroup();
    measured.forEach(it -> group.add(it, this::verdict));
    return measured.isEmpty() ? Optional.empty() : Optional.of(group.ranking());
  }

  private Optional<ComparisonRow> verdict(Measurement a, Measurement b) {
    var pair = new Pair(a.phase(), a.levels(), a.series(), b.series());
    var turned = new Pair(a.phase(), a.levels(), b.series(), a.series());
    return Optional.ofNullable(verdicts.get(pair))
        .or(() -> Optional.ofNullable(verdicts.get(turned)).map(ComparisonRow::turned));
  }
}
