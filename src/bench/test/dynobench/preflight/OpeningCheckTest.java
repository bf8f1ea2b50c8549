package dynobench.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OpeningCheckTest {
  private static Catalog catalog() {
    return Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));
  }

  private static List<String> problems(String workload, String more) {
    var problems = new Problems();
    String text =
        """
        name = "opening"
        workload = "%s"
        contenders = ["je/plain", "h2/file", "je/no-sync"]
        jvm = { heap = "64m" }
        %s
        """
            .formatted(workload, more);
    Plan plan = PlanFile.read("o", text, List.of(), Workloads.shipped(), problems).orElseThrow();
    Catalog catalog = catalog();
    Map<Contender, Resolved> contenders = new LinkedHashMap<>();
    for (Contender each : plan.contenders()) {
      contenders.put(each, catalog.resolve(each, problems).orElseThrow());
    }
    Workload described = Workloads.shipped().named(workload).orElseThrow();
    new OpeningCheck(plan, described).check(contenders, problems);
    return problems.list().stream().map(each -> each.key() + ": " + each.message()).toList();
  }

  @Test
  void modesWithoutFilesOfTheirOwnCannotRunIt() {
    Catalog catalog = catalog();
    Workload opening = Workloads.shipped().named("opening").orElseThrow();

    assertThat(List.of("hsqldb/mem", "hsqldb/server", "baseline-map/heap"))
        .allSatisfy(each ->
            assertThat(obstacle(catalog, each, opening))
                .contains("it leaves nothing that a new process would open"));
    assertThat(obstacle(catalog, "h2/file", opening)).isEmpty();
  }

  private static Optional<String> obstacle(Catalog catalog, String use, Workload workload) {
    String[] names = use.split("/", -1);
    return catalog
        .engine(names[0])
        .flatMap(each -> each.mode(names[1]))
        .orElseThrow()
        .obstacle(workload);
  }

  @Test
  void refusesWhatMayLoseEverythingInAKill() {
    assertThat(problems("opening", "vary = { after = [\"close\", \"kill\"] }"))
        .containsExactly(
            "contenders: je/plain may lose everything in a kill. Remove this contender, or remove"
                + " kill");
    assertThat(problems("opening", "")).isEmpty();
  }

  @Test
  void needsANewProcessForEachTrial() {
    assertThat(problems("opening", "isolation = \"contender\"\norder = \"by-contender\""))
        .contains("isolation: the workload needs a new process for each trial: remove this key");
    assertThat(problems("opening", "warm = \"steady\""))
        .anyMatch(each -> each.contains("for the first time only once: remove this key"));
  }

  @Test
  void leavesOtherWorkloadsAlone() {
    assertThat(problems("ageing", "isolation = \"contender\"\norder = \"by-contender\"")).isEmpty();
  }
}
