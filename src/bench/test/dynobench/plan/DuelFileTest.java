package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Metric;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.stats.InterimLooks;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DuelFileTest {
  private static final String TWO =
      """
      name = "Two"
      contenders = ["hsqldb/mem", "h2/mem"]
      rows = { sizes = [5000] }
      """;

  private final Problems problems = new Problems();

  private Optional<Plan> read(String text, String... overrides) {
    return PlanFile.read("p.toml", text, List.of(overrides), Workloads.shipped(), problems);
  }

  private Duel duel(String table) {
    return read(TWO + "[duel]\n" + table).flatMap(Plan::duel).orElseThrow();
  }

  @Test
  void anEmptyTableHasTheTimesOfAllPhasesDecide() {
    assertThat(duel(""))
        .isEqualTo(
            new Duel(
                List.of(
                    new Duel.PhaseMetric("insert", Metric.TIME),
                    new Duel.PhaseMetric("select", Metric.TIME)),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                Duration.ofMinutes(15),
                false));
  }

  @Test
  void runsUntilItsLastLookUnlessItSaysOtherwise() {
    assertThat(read(TWO + "[duel]").orElseThrow().repetitions()).isEqualTo(InterimLooks.MOST);
    assertThat(read(TWO + "repetitions = 20\n[duel]").orElseThrow().repetitions()).isEqualTo(20);
  }

  @Test
  void readsItsRules() {
    Duel duel =
        duel(
            """
            deciding = ["insert:cpu", "select"]
            precision = "2%"
            allow = "0.5 %"
            at-most-seconds = 90
            relay = true
            """);

    assertThat(duel.decidingText()).isEqualTo("insert:cpu, select");
    assertThat(duel.precision()).hasValue(0.02);
    assertThat(duel.allowed()).hasValue(0.005);
    assertThat(duel.most()).isEqualTo(Duration.ofSeconds(90));
    assertThat(duel.relay()).isTrue();
  }

  @Test
  void isNoneUntilAllIsRepeated() {
    Optional<Plan> plan =
        read(TWO + "[duel]\nuntil = 'repeated'\nallow = 'lots'", "contenders=['hsqldb/mem']");

    assertThat(plan.orElseThrow().duel()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "rows.sizes=[10;20], rows",
    "contenders=['hsqldb/mem'], contenders",
    "order='shuffled', order"
  })
  void namesTheKeyThatMakesItNone(String override, String key) {
    assertThat(read(TWO + "[duel]", override.replace(';', ','))).isEmpty();
    assertThat(problems.list()).extracting(Problem::key).containsExactly(key);
  }

  @Test
  void isWrittenAsItIsRead() {
    Plan plan =
        read(TWO + "[duel]\ndeciding = \"insert:cpu\"\nprecision = \"2.5%\"\nallow = \"3%\"")
            .orElseThrow();

    assertThat(read(PlanText.of(plan))).contains(plan);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "duel.deciding=['upsert'] | upsert is not a phase of the workload phases, which has:"
            + " create, insert, select",
        "duel.deciding=['insert:speed'] | has no valid figure: speed is not a figure",
        "duel.deciding=['insert', 'insert:time'] | each deciding figure may be named only once",
        "duel.deciding=[] | is empty",
        "duel.precision='0%' | is not a percentage above 0 %",
        "duel.allow='300%' | is not a percentage above 0 %",
        "duel.at-most-seconds=0 | at-most in milliseconds must be at least 1, not 0",
        "duel.precison='2%' | is not a known key; did you mean",
        "rows.sizes=[10, 20] | a duel cannot vary anything: rows has more than one value",
        "contenders=['hsqldb/mem'] | a duel must have two contenders, not 1",
        "order='shuffled' | a duel needs order"
      })
  void refusesWhatCanBeNoDuel(String override, String expected) {
    assertThat(read(TWO + "[duel]\nrelay = false", override)).isEmpty();
    assertThat(problems.list()).extracting(Problem::toString).anyMatch(it -> it.contains(expected));
  }
}
