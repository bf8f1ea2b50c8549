package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.toml.Problems;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SeriesTitlesTest {
  private static final Catalog CATALOG =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));

  private static List<String> titles(String... uses) {
    Plan plan =
        SchedulePlans.plan(
            "phases", List.of(uses), List.of(1L), TrialOrder.INTERLEAVED, SchedulePlans.JVM, 1);
    Map<Contender, Resolved> contenders = new HashMap<>();
    plan.contenders()
        .forEach(it -> contenders.put(it, CATALOG.resolve(it, new Problems()).orElseThrow()));
    var titles = new SeriesTitles(plan, contenders);
    return plan.contenders().stream().map(titles::of).toList();
  }

  @Test
  void sayNoVersionWhereAnEngineHasOne() {
    assertThat(titles("hsqldb/mem", "hsqldb/cached", "derby/memory"))
        .containsExactly("HSQLDB in memory", "HSQLDB cached", "Derby in memory");
  }

  @Test
  void sayTheVersionThatThePlanAsksFor() {
    assertThat(titles("hsqldb@1.8.0.7/cached", "derby/memory"))
        .containsExactly("HSQLDB 1.8.0.7 cached", "Derby in memory");
  }

  @Test
  void sayTheVersionOfAnEngineThatHasSeveralInWhateverModes() {
    assertThat(titles("hsqldb/mem", "hsqldb@1.8.0.7/cached", "derby/memory"))
        .containsExactly("HSQLDB 2.7.4 in memory", "HSQLDB 1.8.0.7 cached", "Derby in memory");
  }
}
