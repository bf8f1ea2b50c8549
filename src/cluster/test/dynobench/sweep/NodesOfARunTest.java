package dynobench.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.ChartRequest;
import dynobench.chart.ChartSource;
import dynobench.chart.Charts;
import dynobench.chart.Picture;
import dynobench.chart.SourceRole;
import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.comparison.NodeRatios;
import dynobench.comparison.RunRankings;
import dynobench.measure.Metric;
import dynobench.plan.Trial;
import dynobench.plan.TrialOrder;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Verdict;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import dynobench.table.FormulaHandling;
import dynobench.table.LongCsv;
import dynobench.table.NodeTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the statements about nodes in a merged run.
class NodesOfARunTest {
  private static final int ROUNDS = 30;

  @TempDir private Path folder;
  private final List<Path> shards = new ArrayList<>();

  /// Merges one shard from each node. Each node has its own times.
  private RunResult run(List<ToLongFunction<Trial>> nodes) throws Exception {
    var made = new MadeShards(folder.resolve("in/runs"), ROUNDS, nodes.size());
    for (int i = 0; i < nodes.size(); i++) {
      made.workMillis = nodes.get(i);
      shards.add(made.shard(i + 1, "n" + (i + 1)));
    }
    return merged();
  }

  private RunResult merged() throws Exception {
    var store = new RunStore(folder.resolve("workspace"));
    return new RunReader(ShardMerge.of(shards, false).into(store, "merged", _ -> {}).folder())
        .result();
  }

  /// Returns times in milliseconds: 60 for the first contender and `millis` for the second, plus
  /// noise.
  private static ToLongFunction<Trial> second(long millis) {
    return trial ->
        (trial.contender().equals(MadeShards.ONE) ? 60 : millis) + trial.number() * 7L % 3;
  }

  private static NodeRatios ratios(RunResult run) {
    List<Measurement> all = run.measurements("insert", Metric.TIME);
    return new NodeRatios.Finder(run).of(all.getLast(), all.getFirst());
  }

  private static ComparisonRow verdict(RunResult run) {
    return RunRankings.of(run, Metric.TIME).verdicts().stream()
        .filter(each -> each.phase().equals("insert"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void tellsThatARatioHoldsOnAllNodes() throws Exception {
    RunResult run = run(List.of(second(80), second(85), second(90)));

    assertThat(ratios(run).holds()).isEqualTo("on all 3 nodes");
    assertThat(verdict(run).verdict()).isInstanceOf(Verdict.Different.class);
    assertThat(ratios(run).nodes())
        .extracting(NodeRatios.One::node)
        .containsExactly("n1", "n2", "n3");
  }

  @Test
  void tellsThatARatioHoldsOnSome() throws Exception {
    RunResult run = run(List.of(second(80), second(60), second(90)));

    assertThat(ratios(run).holds()).isEqualTo("on n1 and n3; not decided on the others");
  }

  @Test
  void saysNothingInGeneralOfWhatNodesDisagreeOn() throws Exception {
    RunResult run = run(List.of(second(80), second(30), second(90)));

    assertThat(ratios(run).holds()).isEqualTo("the nodes contradict each other");
    assertThat(verdict(run).verdict())
        .isInstanceOfSatisfying(
            Verdict.NotComparable.class,
            it ->
                assertThat(it.reason())
                    .contains("the nodes contradict each other", "on n1", "on n2"));
  }

  @Test
  void tellsHowMuchNodesDifferAndWhatAnotherOneMayShow() throws Exception {
    List<List<String>> lines =
        NodeTable.lines(run(List.of(second(80), second(90), second(100))), Metric.TIME);

    List<String> insert =
        lines.stream().filter(each -> each.getFirst().equals("Insert")).findFirst().orElseThrow();
    assertThat(insert.get(3)).contains("n1 1.3", "n2 1.4", "n3 1.6");
    assertThat(insert.get(5)).startsWith("± 1");
    assertThat(insert.get(6)).contains(" – ");
  }

  @Test
  void hasNoTableOfOneMachine() throws Exception {
    var made = new MadeShards(folder.resolve("in/runs"), 4, 1);
    shards.add(made.shard(1, "n1"));

    assertThat(NodeTable.lines(merged(), Metric.TIME)).isEmpty();
  }

  @Test
  void comparesNothingBetweenNodesWhereThereAreNoTurns() throws Exception {
    var made = new MadeShards(folder.resolve("in/runs"), ROUNDS, 2);
    made.plan = MadeShards.plan("apart", ROUNDS, TrialOrder.BY_CONTENDER);
    shards.add(made.shard(1, "n1"));
    shards.add(made.shard(2, "n2"));

    assertThat(verdict(merged()).verdict())
        .isInstanceOfSatisfying(
            Verdict.NotComparable.class,
            it -> assertThat(it.reason()).contains("ratios are valid within one node"));
  }

  @Test
  void drawsRatiosNodeByNode() throws Exception {
    RunResult run = run(List.of(second(80), second(85), second(90)));

    Picture picture =
        Picture.of(
            ChartRequest.of(Charts.NODES, "insert"),
            List.of(new ChartSource(run, SourceRole.MAIN)));

    assertThat(picture.x().categories())
        .extracting(Picture.Category::name)
        .containsExactly("n1", "n2", "n3");
    assertThat(picture.lines())
        .singleElement()
        .satisfies(line -> assertThat(line.points()).hasSize(3));
    assertThat(picture.notes()).contains("two relative to one: on all 3 nodes.");
  }

  @Test
  void saysThatARunOfOneMachineHasNoNodes() throws Exception {
    var made = new MadeShards(folder.resolve("in/runs"), 4, 1);
    shards.add(made.shard(1, "n1"));

    Picture picture =
        Picture.of(
            ChartRequest.of(Charts.NODES, "insert"),
            List.of(new ChartSource(merged(), SourceRole.MAIN)));

    assertThat(picture.lines()).isEmpty();
    assertThat(picture.empty()).contains("One machine measured this run");
  }

  @Test
  void namesNodesInTheLongTable() throws Exception {
    var csv = new StringBuilder();

    LongCsv.write(run(List.of(second(80), second(85))), csv, FormulaHandling.when(false));

    assertThat(csv.toString().lines().findFirst().orElseThrow())
        .contains(",node,shard,node_flush_us,node_write_mb_per_s,node_memory_mb_per_s");
    assertThat(csv.toString()).contains(",n1,1,,,", ",n2,2,,,");
  }
}
