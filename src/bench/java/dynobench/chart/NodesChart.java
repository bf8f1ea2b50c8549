package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.comparison.NodeRatios;
import dynobench.comparison.Ranking;
import dynobench.comparison.Ranking.Place;
import dynobench.comparison.Standings;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Interval;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/// Chart of the ratios of a run on several nodes, node by node. Shows whether the ratios agree on
/// all machines.
final class NodesChart implements Chart {
  private static final String NONE =
      "One machine has measured all of this run: dynobench sweep, or run --shard and merge, lets"
          + " several of them.";

  /// Ratios of a series.
  ///
  /// @param first title of the series that it is compared with
  private record Found(String first, NodeRatios ratios) {}

  @Override
  public String id() {
    return "nodes";
  }

  @Override
  public String title() {
    return "By node";
  }

  @Override
  public String about() {
    return "Of a run that several machines have measured: how many times as much each takes as the"
        + " first of those with the same promise, node by node";
  }

  @Override
  public Choice choice() {
    return Choice.PHASE;
  }

  @Override
  public Draft draft(Material material) {
    String phase = material.phase();
    Settings point = material.point(List.of(phase));
    Optional<RunResult> run =
        Material.run(material.lead()).filter(each -> each.machines().names().size() > 1);
    List<String> nodes = run.map(it -> it.machines().names()).orElse(List.of());
    Map<SeriesKey, Found> ratios = new HashMap<>();
    run.ifPresent(it -> find(material, it, point, ratios));
    var notes = new ArrayList<String>();
    List<NamedSeries> shown = material.having(ratios).toList();
    var lines = new ArrayList<Line>();
    for (NamedSeries each : shown) {
      Found found = Objects.requireNonNull(ratios.get(each.key()));
      double offset = Picture.offset(lines.size(), shown.size(), nodes.size());
      notes.add("%s over %s: %s.".formatted(each.name(), found.first(), found.ratios().holds()));
      lines.add(Points.line(each, points(found.ratios(), nodes, offset)));
    }
    return Draft.ofRatios(
        material,
        "%s: %s over the first with the same promise, by node%s"
            .formatted(material.title(), material.metric().title(), Draft.at(point)),
        Form.COLUMNS,
        Axis.named(nodes),
        lines,
        notes,
        reason(material, run.isPresent()));
  }

  private static String reason(Material material, boolean several) {
    if (material.phases().isEmpty()) {
      return ""; // all charts report it if nothing has been measured yet
    }
    return several ? "Nobody shares a promise with another one." : NONE;
  }

  private static void find(
      Material material, RunResult run, Settings point, Map<SeriesKey, Found> into) {
    var finder = new NodeRatios.Finder(run);
    Map<Measurement, SeriesKey> shown = new HashMap<>();
    material
        .at(material.phase(), material.metric(), point)
        .forEach((key, each) -> shown.put(each, key));
    for (Ranking each : Standings.of(run, material.metric()).rankings()) {
      Measurement first = each.places().getFirst().measurement();
      for (Place place : each.places().subList(1, each.places().size())) {
        SeriesKey key = shown.get(place.measurement());
        if (key != null) {
          NodeRatios ratios = finder.of(place.measurement(), first);
          into.put(key, new Found(first.series().title(), ratios));
        }
      }
    }
  }

  private static List<Point> points(NodeRatios ratios, List<String> nodes, double offset) {
    return ratios.nodes().stream()
        .map(each -> point(each, nodes.indexOf(each.node()) + offset))
        .toList();
  }

  private static Point point(NodeRatios.One one, double place) {
    double ratio = one.ratio().estimate();
    return new Point(
        place,
        ratio,
        one.interval().map(Interval::low).orElse(ratio),
        one.interval().map(Interval::high).orElse(ratio),
        0,
        one.ratio().over().count(),
        "on " + one.node(),
        List.of());
  }
}
