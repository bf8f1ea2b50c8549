package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.comparison.ResultWords;
import dynobench.comparison.RunRankings;
import dynobench.measure.Metric;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The price of isolation levels on real engines.
@Thorough
class IsolationCostTest {
  private static final String PLAN =
      """
      name = "cost"
      workload = "bank"
      repetitions = 2
      parameters = { accounts = 100, clients = 2, operations = 50, selects = 50 }
      vary = { isolation = ["read-committed", "serializable"] }
      jvm = { heap = "96m", gc = "serial", flags = ["-XX:TieredStopAtLevel=1"] }
      contenders = ["h2/mem", "hsqldb/mem"]
      """;

  @TempDir Path folder;

  @Test
  void theAnswerSaysWhatALevelCostsAndWhatItKeepsApart() throws Exception {
    var bench = new TestBench(folder);
    Plan plan =
        PlanFile.read("cost", PLAN, List.of(), Workloads.shipped(), new Problems()).orElseThrow();

    bench.run(plan);

    List<String> answer =
        new ResultWords(bench.result(), RunRankings.of(bench.result(), Metric.STEADY_RATE)).last();
    assertThat(answer)
        .anySatisfy(each ->
            assertThat(each)
                .matches(
                    "H2[^:]*: serializable has [0-9.]+ times the throughput of read committed"
                        + " \\(too few rounds for an interval\\), p99 [0-9.]+ ms instead of"
                        + " [0-9.]+ ms; it gives snapshot isolation \\(tested\\), and lets write"
                        + " skew.* happen\\."));
  }
}
