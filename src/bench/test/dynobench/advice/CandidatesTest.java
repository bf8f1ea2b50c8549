package dynobench.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.isolation.IsolationModel;
import dynobench.plan.Plan;
import dynobench.preflight.Preflight;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Promises that the shipped engines keep or break, and the plans that measure those that keep all.
class CandidatesTest {
  private static final Duration TIME = Duration.ofMinutes(10);

  private final Catalog catalog =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));

  private static Application application(
      long rows,
      long clients,
      SurvivalNeed survive,
      Optional<IsolationModel> isolation,
      int heap,
      long objects) {
    return new Application(
        rows,
        200,
        clients,
        survive,
        isolation,
        heap,
        objects,
        80,
        List.of(AdviceFigure.values()),
        List.of());
  }

  private static Application surviving(SurvivalNeed need) {
    return application(50_000, 4, need, Optional.of(IsolationModel.READ_COMMITTED), 512, 0);
  }

  private Candidates of(Application application) {
    return Candidates.of(catalog, application);
  }

  private static List<String> uses(Candidates candidates) {
    return candidates.in().stream().map(Resolved::use).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "POWER_CUT, je/sync derby/disk hsqldb/cached-flush sqlite/wal-full",
    "KILL, je/write-no-sync derby/disk hsqldb/cached-flush sqlite/rollback",
    "CLOSE, je/no-sync derby/disk h2/file hsqldb/memory sqlite/rollback",
    "NOTHING, je/memory derby/memory h2/mem hsqldb/mem",
  })
  void choosesTheUsualModeThatKeepsAllPromises(SurvivalNeed need, String expected) {
    Candidates found = of(surviving(need));

    assertThat(uses(found)).containsExactlyInAnyOrder(expected.split(" "));
    assertThat(found.in()).allMatch(each -> need.isMetBy(each.mode().durability().answer()));
    assertThat(found.shortage()).isEmpty();
  }

  @Test
  void saysWhyAnEngineIsOut() {
    assertThat(of(surviving(SurvivalNeed.POWER_CUT)).out())
        .extracting(Candidates.RuledOut::sentence)
        .contains("H2 on disk: it may lose rows in a power cut.");
  }

  @Test
  void namesEnginesThatKeepThePromisesButTakeNoPart() {
    assertThat(of(surviving(SurvivalNeed.POWER_CUT)).elsewhere())
        .anyMatch(each -> each.startsWith("LMDB"))
        .noneMatch(each -> each.startsWith("CockroachDB"));
  }

  @Test
  void saysWhichPromiseRulesAllEnginesOutAndWhichIsNearest() {
    Resolved one = of(surviving(SurvivalNeed.CLOSE)).in().getFirst();
    Resolved other = of(surviving(SurvivalNeed.CLOSE)).in().getLast();
    var found =
        new Candidates(
            List.of(),
            List.of(
                new Candidates.RuledOut(
                    one,
                    Map.of(Promise.MEMORY, "it is large", Promise.CLIENTS, "it has one"),
                    Set.of(Promise.MEMORY)),
                new Candidates.RuledOut(
                    other, Map.of(Promise.MEMORY, "it is too large"), Set.of(Promise.MEMORY))),
            List.of());

    assertThat(found.shortage())
        .contains(
            "No engine here keeps all promises. Each of them breaks the promise about the memory."
                + " Nearest are: %s: it is too large.".formatted(other.title()));
  }

  @Test
  void saysThatOnlyTheSumOfThePromisesRulesAllOut() {
    Candidates found =
        of(
            application(
                5_000_000,
                4,
                SurvivalNeed.NOTHING,
                Optional.of(IsolationModel.SERIALIZABLE),
                64,
                0));

    assertThat(found.shortage().orElseThrow())
        .contains("No single promise rules all of them out", "Nearest are: ");
    assertThat(found.out()).allMatch(each -> !each.broken().isEmpty());
  }

  @Test
  void aStrongerIsolationLeavesFewerEngines() {
    Candidates serializable =
        of(
            application(
                50_000,
                4,
                SurvivalNeed.POWER_CUT,
                Optional.of(IsolationModel.SERIALIZABLE),
                512,
                0));

    assertThat(uses(serializable))
        .contains("sqlite/wal-full")
        .hasSizeLessThan(of(surviving(SurvivalNeed.POWER_CUT)).in().size());
    assertThat(serializable.out())
        .anyMatch(each -> each.sentence().contains("it keeps at most repeatable read"));
  }

  @ParameterizedTest
  @EnumSource(SurvivalNeed.class)
  void itsPlansPassTheCheckAndKeepToTheTime(SurvivalNeed need) {
    Application application =
        application(50_000, 4, need, Optional.of(IsolationModel.READ_COMMITTED), 512, 1_000_000);
    Map<AdvicePart, Plan> plans = Advice.plans(application, of(application), TIME);
    var preflight = new Preflight(catalog, Workloads.shipped(), Long.MAX_VALUE, Long.MAX_VALUE);

    assertThat(plans.keySet()).containsExactlyElementsOf(application.parts());
    var problems = new Problems();
    plans.values().forEach(each -> preflight.check(each, problems));
    assertThat(problems.list()).isEmpty();
    assertThat(
            plans.values().stream()
                .map(each -> each.mostTime().orElseThrow())
                .reduce(Duration.ZERO, Duration::plus))
        .isLessThanOrEqualTo(TIME);
  }

  @Test
  void refusesFurtherEnginesThatAreNotHere() {
    Application application =
        new Application(
            1_000,
            200,
            1,
            SurvivalNeed.CLOSE,
            Optional.empty(),
            512,
            0,
            50,
            List.of(AdviceFigure.LATENCY),
            List.of("nonesuch", "pointbase", "baseline-map"));

    assertThat(Candidates.refused(catalog, application))
        .hasSize(3)
        .anyMatch(each -> each.startsWith("baseline-map: it is no engine"))
        .anyMatch(each -> each.equals("there is no engine \"nonesuch\""))
        .anyMatch(each -> each.startsWith("pointbase: "));
  }

  @ParameterizedTest
  @CsvSource({
    "99, 200, 4, 0, 80, rows must be from 100 to",
    "100, 10, 4, 0, 80, the length of a row",
    "100, 200, 0, 0, 80, clients must be",
    "100, 200, 4, 9, 80, the length of large objects",
    "100, 200, 4, 0, 101, the share of reads",
  })
  void refusesAnswersOutsideTheirLimits(
      long rows, long bytes, long clients, long objects, long reads, String message) {
    assertThatThrownBy(() ->
            new Application(
                rows,
                bytes,
                clients,
                SurvivalNeed.KILL,
                Optional.empty(),
                512,
                objects,
                reads,
                List.of(AdviceFigure.LATENCY),
                List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }
}
