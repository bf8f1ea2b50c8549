package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.Presets;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunCommandTest {
  private static final Plan PLAN =
      PlanFile.read(
              "",
              Presets.text("lookup-million").orElseThrow(),
              List.of(),
              Workloads.shipped(),
              new Problems())
          .orElseThrow();

  private static String description(String name, String... overrides) {
    return PlanSource.changed(PLAN, name, List.of(overrides)).description();
  }

  @Test
  void saysOfAChangedPlanWhatWasChanged() {
    assertThat(description("lookup-million", "vary.pairs=[500, 2000]", "seed=7"))
        .isEqualTo("Changed from lookup-million: vary.pairs=[500, 2000], seed=7");
    assertThat(description("a/my.toml", "seed=7")).isEqualTo("Changed from my.toml: seed=7");
  }

  @Test
  void leavesADescriptionThatHoldsOrIsGiven() {
    assertThat(description("lookup-million")).isEqualTo(PLAN.description());
    assertThat(description("lookup-million", "description = \"Mine\""))
        .isEqualTo(PLAN.description());
  }

  @Test
  void hidesSecretsInWhatWasChanged() {
    assertThat(description("lookup-million", "jvm.flags=[\"-Dpassword=geheim\"]"))
        .doesNotContain("geheim")
        .contains("***");
  }
}
