package dynobench.comparison;

import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.promise.Durability;
import dynobench.result.Figures;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.workload.Settings;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Ranks of a run's contenders among those of equal durability, for one metric. Compares every pair
/// in every phase at every point. At most one run in twenty contains a false verdict.
public final class Standings {
  /// Empty standings.
  public static final Standings NONE = new Standings(List.of(), Comparison.USUAL_MARGIN);

  private record Group(String phase, Settings levels, Durability.Answer keeps) {}

  private record Spot(String phase, Settings levels, Series series) {
    static Spot of(Measurement it) {
      return new Spot(it.phase(), it.levels(), it.series());
    }
  }

  private final List<Comparison.Row> verdicts;
  private final List<Ranking> rankings;
  private final Map<Spot, Ranking.Place> places = new HashMap<>();

  private Standings(List<Field> fields, double margin) {
    verdicts =
        Contrast.judged(
            fields.stream().flatMap(each -> each.contrasts().stream()).toList(), margin);
    Iterator<Comparison.Row> judged = verdicts.iterator();
    fields.forEach(field -> field.contrasts().forEach(_ -> field.take(judged.next())));
    rankings = fields.stream().map(Field::ranking).toList();
    rankings.stream()
        .flatMap(each -> each.places().stream())
        .forEach(it -> places.put(Spot.of(it.measurement()), it));
  }

  /// Returns the standings of a run. Empty for published figures, which have no single repetitions.
  public static Standings of(Figures figures, Metric metric) {
    if (!(figures instanceof RunResult run) || run.isDuel()) {
      return NONE; // a duel has a score instead: its intervals must allow for its early end
    }
    return of(run, metric, Comparison.USUAL_MARGIN);
  }

  /// Returns the standings of a run that is not a duel.
  ///
  /// @param margin the smallest relevant difference
  static Standings of(RunResult run, Metric metric, double margin) {
    Map<Group, Field> fields = new LinkedHashMap<>();
    var rounds = new RoundRatios(run);
    for (String phase : run.phases()) {
      for (Measurement each : run.measurements(phase, metric)) {
        fields
            .computeIfAbsent(
                new Group(phase, each.levels(), each.series().keeps().answer()), _ -> new Field())
            .add(each, rounds);
      }
    }
    return new Standings(List.copyOf(fields.values()), margin);
  }

  /// Returns the rank of a measurement's series.
  public Optional<Ranking.Place> of(Measurement it) {
    return Optional.ofNullable(places.get(Spot.of(it)));
  }

  /// Returns a ranking for each phase, point and durability, in the run's order. A contender
  /// without a peer of equal durability also has one.
  public List<Ranking> rankings() {
    return rankings;
  }

  /// Returns all verdicts behind the ranks.
  public List<Comparison.Row> verdicts() {
    return verdicts;
  }
}
