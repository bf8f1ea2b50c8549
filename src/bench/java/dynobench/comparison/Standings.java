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

/// Where each contender of a run stands among those that make the same promise. Every two of them
/// are held against each other in one figure, in every phase at every point, and all those verdicts
/// together hold a false one in at most one run of twenty.
public final class Standings {
  /// Nobody's.
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

  /// Of a run; of figures that others have published nobody can say it.
  public static Standings of(Figures figures, Metric metric) {
    if (!(figures instanceof RunResult run) || run.isDuel()) {
      return NONE; // a duel has its score: it ended when it was decided, and must be judged so
    }
    return of(run, metric, Comparison.USUAL_MARGIN);
  }

  /// Of a run that is no duel.
  ///
  /// @param margin below which a difference matters to nobody
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

  /// Where the series of a measurement stands.
  public Optional<Ranking.Place> of(Measurement it) {
    return Optional.ofNullable(places.get(Spot.of(it)));
  }

  /// One for each phase, point and promise, in the run's order; a contender that is alone with its
  /// promise has one, too.
  public List<Ranking> rankings() {
    return rankings;
  }

  /// All verdicts that the places rest on.
  public List<Comparison.Row> verdicts() {
    return verdicts;
  }
}
