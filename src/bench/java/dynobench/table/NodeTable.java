package dynobench.table;

import dynobench.comparison.NodeRatios;
import dynobench.comparison.Ranking;
import dynobench.comparison.RunRankings;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.RandomEffect;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Table that shows whether a run's ratios hold on each of several nodes.
public final class NodeTable {
  /// Heading of the table.
  public static final String TITLE = "Nodes: ratio to the first of equal durability";

  private static final int MOST_NODES = 4;

  private NodeTable() {}

  /// Returns the titles of the columns; a title of figures begins with `>`.
  public static List<String> head() {
    return List.of(
        "phase", "contender", "at", "each node", "holds", ">nodes differ by", ">on another node");
  }

  /// Returns a line for each contender except the first of each phase, point and durability; empty
  /// for a run of one machine.
  public static List<List<String>> lines(RunResult run, Metric metric) {
    if (run.machines().names().size() < 2) {
      return List.of();
    }
    var finder = new NodeRatios.Finder(run);
    var lines = new ArrayList<List<String>>();
    for (Ranking each : RunRankings.of(run, metric).rankings()) {
      Measurement first = each.ranks().getFirst().measurement();
      each.ranks().stream()
          .skip(1)
          .map(Ranking.ContenderRank::measurement)
          .forEach(it -> lines.add(line(run, it, finder.of(it, first))));
    }
    return lines;
  }

  private static List<String> line(RunResult run, Measurement it, NodeRatios ratios) {
    Optional<RandomEffect> general = ratios.inGeneral();
    return List.of(
        run.workload().title(it.phase()),
        it.series().title(),
        it.where(),
        each(ratios),
        ratios.holds(),
        general.map(NodeTable::difference).orElse(""),
        general
            .flatMap(all -> all.another(ConfidenceInterval.USUAL_CONFIDENCE))
            .map(NodeTable::range)
            .orElse(""));
  }

  private static String each(NodeRatios ratios) {
    Stream<String> some =
        ratios.nodes().stream()
            .limit(MOST_NODES)
            .map(each ->
                String.format(
                    Locale.ROOT,
                    "%s %.2f%s",
                    each.node(),
                    each.ratio().estimate(),
                    each.interval().map(it -> " (" + range(it) + ")").orElse("")));
    int more = ratios.nodes().size() - MOST_NODES;
    return some.collect(Collectors.joining(" · ")) + (more > 0 ? " · and " + more + " more" : "");
  }

  private static String difference(RandomEffect it) {
    return String.format(Locale.ROOT, "± %.1f %%", 100 * Math.expm1(it.between()));
  }

  private static String range(ConfidenceInterval it) {
    return String.format(Locale.ROOT, "%.2f – %.2f", it.low(), it.high());
  }

  /// Returns the explanation of the columns.
  public static String explained() {
    return "Ratios compare measurements of one node only. \"Holds\": nodes whose interval excludes"
        + " 1; in 19 of 20 runs all these intervals contain the true ratio. \"Nodes differ by\":"
        + " differences beyond the variation of rounds. The last column is the 95 % range of the"
        + " ratio on another node of this kind; it needs at least three nodes.";
  }
}
