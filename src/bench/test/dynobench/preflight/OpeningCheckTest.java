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
import org.junit.jupiter.api.Test;

class OpeningCheckTest {
  private static List<String> problems(String workload, String more) {
    var problems = new Problems();
    String text =
        """
        name = "opening"
        workload = "%s"
        contenders = ["hsqldb/mem", "hsqldb/server", "je/plain", "h2/file", "je/no-sync"]
        jvm = { heap = "64m" }
        %s
        """
            .formatted(workload, more);
    Plan plan = PlanFile.read("o", text, List.of(), Workloads.shipped(), problems).orElseThrow();
    Catalog catalog =
        Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));
    Map<Contender, Resolved> contenders = new LinkedHashMap<>();
    for (Contender each : plan.contenders()) {
      contenders.put(each, catalog.resolve(each, problems).orElseThrow());
    }
    Workload described = Workloads.shipped().named(workload).orElseThrow();
    new OpeningCheck(plan, described).check(contenders, problems);
    return problems.list().stream().map(each -> each.key() + ": " + each.message()).toList();
  }

  @Test
  void refusesWhatLeavesNothingToOpen() {
    assertThat(problems("opening", ""))
        .containsExactly(
            "contenders: hsqldb/mem leaves nothing that a new process could open. Remove this"
                + " contender",
            "contenders: hsqldb/server is opened by its own server, not by the application. Remove"
                + " this contender");
  }

  @Test
  void refusesWhatMayLoseEverythingInAKill() {
    assertThat(problems("opening", "vary = { after = [\"close\", \"kill\"] }"))
        .hasSize(3)
        .contains("contenders: je/plain may lose everything in a kill. Remove this contender");
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
