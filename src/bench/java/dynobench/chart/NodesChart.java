package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.comparison.NodeRatios;
import dynobench.comparison.Ranking;
import dynobench.comparison.Ranking.ContenderRank;
import dynobench.comparison.RunRankings;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
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
      "One machine measured this run. To use several, take dynobench sweep, or run --shard and"
          + " merge.";

  /// Ratios of a series.
  ///
  /// @param first title of the series with which this one is compared
  private record ComparedRatios(String first, NodeRatios ratios) {}

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
    return "For a run on several machines: ratio of each contender to the first of equal"
        + " durability, node by node";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    String phase = material.phase();
    Settings point = material.point(List.of(phase));
    Optional<RunResult> run =
        ChartInput.run(material.mainSource()).filter(each -> each.machines().names().size() > 1);
    List<String> nodes = run.map(it -> it.machines().names()).orElse(List.of());
    Map<SeriesKey, ComparedRatios> ratios = new HashMap<>();
    run.ifPresent(it -> find(material, it, point, ratios));
    var notes = new ArrayList<String>();
    List<NamedSeries> shown = material.having(ratios).toList();
    var lines = new ArrayList<ChartLine>();
    for (NamedSeries each : shown) {
      ComparedRatios found = Objects.requireNonNull(ratios.get(each.key()));
      double offset = Picture.offset(lines.size(), shown.size(), nodes.size());
      notes.add(
          "%s relative to %s: %s.".formatted(each.name(), found.first(), found.ratios().holds()));
      lines.add(ChartPoints.line(each, points(found.ratios(), nodes, offset)));
    }
    return ChartDraft.ofRatios(
        material,
        "%s: %s relative to the first of equal durability, by node%s"
            .formatted(material.title(), material.metric().title(), ChartDraft.at(point)),
        ChartForm.COLUMNS,
        Axis.named(nodes),
        lines,
        notes,
        reason(material, run.isPresent()));
  }

  private static String reason(ChartInput material, boolean several) {
    if (material.phases().isEmpty()) {
      return ""; // all charts report it if nothing has been measured yet
    }
    return several ? "No two contenders have equal durability." : NONE;
  }

  private static void find(
      ChartInput material, RunResult run, Settings point, Map<SeriesKey, ComparedRatios> into) {
    var finder = new NodeRatios.Finder(run);
    Map<Measurement, SeriesKey> shown = new HashMap<>();
    material
        .at(material.phase(), material.metric(), point)
        .forEach((key, each) -> shown.put(each, key));
    for (Ranking each : RunRankings.of(run, material.metric()).rankings()) {
      Measurement first = each.ranks().getFirst().measurement();
      for (ContenderRank rank : each.ranks().subList(1, each.ranks().size())) {
        SeriesKey key = shown.get(rank.measurement());
        if (key != null) {
          NodeRatios ratios = finder.of(rank.measurement(), first);
          into.put(key, new ComparedRatios(first.series().title(), ratios));
        }
      }
    }
  }

  private static List<ChartPoint> points(NodeRatios ratios, List<String> nodes, double offset) {
    return ratios.nodes().stream()
        .map(each -> point(each, nodes.indexOf(each.node()) + offset))
        .toList();
  }

  private static ChartPoint point(NodeRatios.One one, double rank) {
    double ratio = one.ratio().estimate();
    return new ChartPoint(
        rank,
        ratio,
        one.interval().map(ConfidenceInterval::low).orElse(ratio),
        one.interval().map(ConfidenceInterval::high).orElse(ratio),
        0,
        one.ratio().over().count(),
        "on " + one.node(),
        List.of());
  }
}
