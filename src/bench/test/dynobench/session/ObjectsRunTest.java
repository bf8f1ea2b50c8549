package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.table.BaselineTable;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Tests with trees of objects on real engines in forked workers, through Hibernate ORM and plain
/// JDBC.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ObjectsRunTest {
  private final TestBench bench;

  ObjectsRunTest(@TempDir Path folder) throws IOException {
    bench = new TestBench(folder);
  }

  @BeforeAll
  void run() throws IOException, InterruptedException {
    String text =
        """
        name = "objects"
        workload = "objects-graph"
        repetitions = 1
        contenders = ["hsqldb/cached", "sqlite/mem"]
        parameters = { trees = 4, size = 10 }
        jvm = { heap = "96m", gc = "serial", flags = ["-XX:TieredStopAtLevel=1"] }
        """;
    Plan plan =
        PlanFile.read("", text, List.of(), Workloads.shipped(), new Problems()).orElseThrow();
    bench.fetchMapper();
    bench.run(plan);
  }

  @Test
  void completesWithTheSameVerifiedRowsByEitherAccess() {
    assertThat(bench.result().trials()).hasSize(4);
    assertThat(bench.result().trials())
        .allSatisfy(each -> {
          assertThat(each.outcome()).contains(new Outcome.Completed());
          assertThat(each.verified().orElseThrow().rows()).isEqualTo((2 * 4 + 2) * 10);
        });
  }

  @Test
  void holdsEachPhaseOfEachContenderAgainstPlainJdbc() {
    List<List<String>> lines = BaselineTable.lines(bench.result());

    assertThat(lines).hasSize(2 * 5);
    assertThat(lines).allSatisfy(each -> assertThat(each).hasSameSizeAs(BaselineTable.head()));
    assertThat(lines)
        .allSatisfy(each ->
            assertThat(each.subList(2, 4)).containsExactly("access hibernate", "access jdbc"));
    assertThat(lines)
        .extracting(List::getFirst)
        .containsOnly("Set up", "Write", "Read", "Change", "Delete");
  }
}
