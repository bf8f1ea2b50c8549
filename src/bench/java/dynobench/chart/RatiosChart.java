package dynobench.chart;

import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Point;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.Ranking.Place;
import dynobench.comparison.Standings;
import dynobench.result.RunResult;
import dynobench.stats.Interval;
import dynobench.workload.Settings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Chart of the ratio of each contender to the first of equal durability, with the ratio's
/// interval.
final class RatiosChart implements Chart {
  @Override
  public String id() {
    return "ratios";
  }

  @Override
  public String title() {
    return "Ratios";
  }

  @Override
  public String about() {
    return "How many times as much each takes as the first of those with the same promise, round by"
        + " round";
  }

  @Override
  public Choice choice() {
    return Choice.PHASE;
  }

  @Override
  public Draft draft(Material material) {
    String phase = material.phase();
    Settings point = material.point(List.of(phase));
    Optional<RunResult> run = Material.run(material.lead());
    Standings standings = run.map(it -> Standings.of(it, material.metric())).orElse(Standings.NONE);
    Map<SeriesKey, Place> places = new HashMap<>();
    material
        .at(phase, material.metric(), point)
        .forEach((key, each) -> standings.of(each).ifPresent(it -> places.put(key, it)));
    var bars =
        Bars.of(
            material,
            material
                .having(places)
                .map(each -> placed(each, Objects.requireNonNull(places.get(each.key())))),
            each -> ratio(Objects.requireNonNull(places.get(each.key()))));
    return Draft.ofRatios(
        material,
        "%s: %s over the first with the same promise%s"
            .formatted(material.title(), material.metric().title(), Draft.at(point)),
        Form.BARS,
        bars.axis(),
        bars.lines((each, place) ->
            Points.line(
                each, List.of(point(place, Objects.requireNonNull(places.get(each.key())))))),
        run.map(it -> List.of(ComparisonWords.places(it, standings))).orElse(List.of()),
        material.onlyPublished() ? "The source gives no single repetitions." : "");
  }

  private static NamedSeries placed(NamedSeries shown, Place standing) {
    return standing.text().isEmpty() ? shown : shown.named(standing.text() + "  " + shown.name());
  }

  private static double ratio(Place standing) {
    return standing.toFirst().map(row -> row.ratio().estimate()).orElse(1.0);
  }

  private static Point point(int place, Place standing) {
    double ratio = ratio(standing);
    Optional<Interval> interval = standing.toFirst().flatMap(row -> row.interval());
    return new Point(
            place,
            ratio,
            interval.map(Interval::low).orElse(ratio),
            interval.map(Interval::high).orElse(ratio),
            0,
            standing.measurement().summary().count(),
            standing.text().isEmpty() ? "" : "place " + standing.text(),
            List.of())
        .of(standing.measurement().typicalTrial());
  }
}
