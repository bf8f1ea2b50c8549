package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.measure.Metric;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.result.RunResult;
import dynobench.table.FormulaHandling;
import dynobench.table.LongCsv;
import dynobench.toml.Problems;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Tests that really run a plan that varies a parameter, the heap and the commit style.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FactorsTest {
  private final TestBench bench;

  FactorsTest(@TempDir Path folder) throws IOException {
    bench = new TestBench(folder);
  }

  @BeforeAll
  void run() throws IOException, InterruptedException {
    String text =
        """
        name = "factors"
        repetitions = 1
        contenders = ["baseline-map/heap", { use = "hsqldb/mem", flags = ["-Xss1m"] }]
        rows.sizes = [30, 10]
        vary = { heap = ["48m", "64m"], commit = ["every 3", "autocommit"] }
        jvm = { gc = "serial", flags = ["-XX:TieredStopAtLevel=1"] }
        """;
    Plan plan =
        PlanFile.read("", text, List.of(), Workloads.shipped(), new Problems()).orElseThrow();
    bench.run(plan);
  }

  private RunResult result() {
    return bench.result();
  }

  @Test
  void everyCombinationIsMeasured() {
    assertThat(result().factors()).containsExactly("rows", "heap", "commit");
    assertThat(result().trials()).hasSize(16);
    assertThat(result().trials())
        .allSatisfy(each -> assertThat(each.outcome()).contains(new Outcome.Completed()));
    assertThat(result().log().contradictions()).isEmpty();
    assertThat(result().measurements("insert", Metric.TIME)).hasSize(16);
  }

  @Test
  void measurementsStandInOrder() {
    assertThat(result().measurements("insert"))
        .filteredOn(each -> each.series().contender().engine().equals("hsqldb"))
        .extracting(each -> List.copyOf(each.levels().values().values()))
        .startsWith(
            List.of("10", "48", "every 3"),
            List.of("10", "48", "autocommit"),
            List.of("10", "64", "every 3"))
        .endsWith(List.of("30", "64", "autocommit"));
  }

  @Test
  void eachWorkerHasTheHeapOfItsTrial() {
    var seen = new HashMap<Long, Long>();
    for (RunEvent event : bench.events()) {
      if (event instanceof RunEvent.Sampled sampled) {
        Settings levels = result().trials().get(sampled.trial() - 1).trial().levels();
        seen.merge(levels.whole("heap"), sampled.sample().heapMaxBytes() >> 20, Math::max);
      }
    }

    // A collector keeps one of its two survivor spaces empty, and the maximum heap excludes it.
    assertThat(seen).containsOnlyKeys(48L, 64L);
    assertThat(seen.get(48L)).isBetween(40L, 48L);
    assertThat(seen.get(64L)).isBetween(56L, 64L);
  }

  @Test
  void theTableHasAColumnForEach() throws IOException {
    var csv = new StringWriter();
    LongCsv.write(result(), csv, FormulaHandling.DISARMED);

    List<String> lines = csv.toString().lines().toList();
    assertThat(lines.getFirst()).contains(",commit,").contains(",rows,").contains(",heap_mb,flags");
    assertThat(lines)
        .filteredOn(each -> each.contains(",hsqldb,mem,every 3,"))
        .hasSize(12)
        .allMatch(each -> each.contains("-Xss1m"));
  }
}
