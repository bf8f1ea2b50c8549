package dynobench.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnableContendersTest {
  private static final Catalog CATALOG =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));

  private final Preflight preflight = new Preflight(CATALOG, Workloads.shipped(), 0, 1L << 30);
  private final Problems problems = new Problems();

  private Plan plan(String text) {
    return PlanFile.read("p", text, List.of(), Workloads.shipped(), problems).orElseThrow();
  }

  @Test
  void areThoseThatKeepThePlanFromRunning() {
    Plan plan =
        plan(
            """
            name = "p"
            workload = "bank"
            contenders = ["hsqldb/mem", "je/sync", "duckdb/file", "nobody/here", "baseline-map/heap", "mysql/default"]
            optional = ["mysql"]
            """);

    assertThat(preflight.unableContenders(plan))
        .extracting(Contender::use)
        .containsExactly("je/sync", "duckdb/file", "nobody/here", "baseline-map/heap");
    List<Contender> able = new ArrayList<>(plan.contenders());
    able.removeAll(preflight.unableContenders(plan));
    preflight.check(plan.withContenders(able), problems);
    assertThat(problems.list()).isEmpty();
  }

  @Test
  void includeEnginesThatAreNoClusterAndHeapsThatAreTooLarge() {
    Plan plan =
        plan(
            """
            name = "p"
            rows = [10]
            contenders = ["hsqldb/mem", { use = "h2/mem", heap = "64g" }]
            """);
    var small = new Preflight(CATALOG, Workloads.shipped(), 1L << 30, 1L << 30);
    assertThat(small.unableContenders(plan)).extracting(Contender::use).containsExactly("h2/mem");

    Plan nodes =
        plan("name = 'p'\nrows = [10]\ncontenders = ['hsqldb/mem']\nvary = { nodes = [1, 2] }");
    assertThat(preflight.unableContenders(nodes))
        .extracting(Contender::use)
        .containsExactly("hsqldb/mem");
  }

  @Test
  void aDuelKeepsBoth() {
    Plan duel = plan("name = 'p'\nrows = [10]\ncontenders = ['h2/mem', 'duckdb/file']\n[duel]");

    assertThat(preflight.unableContenders(duel)).isEmpty();
  }
}
