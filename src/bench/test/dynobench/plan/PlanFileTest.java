package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.CommitStyle.Batch;
import dynobench.plan.CommitStyle.OneTransaction;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.planfile.Presets;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlanFileTest {
  private static final String SHORT =
      """
      name = "Short"
      contenders = ["hsqldb/cached"]
      """;

  private final Problems problems = new Problems();

  private Optional<Plan> read(String text, String... overrides) {
    return PlanFile.read("p.toml", text, List.of(overrides), Workloads.shipped(), problems);
  }

  private List<String> mistakes(String text, String... overrides) {
    assertThat(read(text, overrides)).isEmpty();
    return problems.list().stream().map(Problem::toString).toList();
  }

  @Nested
  class RoundTrip {
    static Stream<Range> ranges() {
      return Stream.of(
          new Range.Linear(5000, 5000, 10),
          new Range.Geometric(10, 2.5, 4),
          Range.Listed.of(List.of(3L, 1L, 2L)));
    }

    @ParameterizedTest
    @MethodSource("ranges")
    void givesAnEqualPlan(Range rows) {
      var plan =
          new Plan(
              "A \"name\" \\ with\ttraps",
              "line\nline é 💾",
              new PlannedWork("phases", Settings.NONE, Rows.over(rows)),
              new PlannedContenders(
                  List.of(
                      Contender.parse("hsqldb/cached", new Batch(100)),
                      Contender.parse("derby/disk", new OneTransaction()))),
              new RoundCounts(7, 2),
              new TrialConditions(
                  TrialIsolation.CONTENDER,
                  TrialOrder.BY_CONTENDER,
                  new WorkerJvm(2048, WorkerJvm.Collector.Z, List.of("-Xss1m", "-Da=\"b\"")),
                  Duration.ofMillis(1500),
                  -1));

      assertThat(read(PlanText.of(plan))).contains(plan);
      assertThat(problems.list()).isEmpty();
    }

    @Test
    void keepsWhichEnginesMayBeMissing() {
      Plan plan = read(Presets.text("article-2005").orElseThrow()).orElseThrow();

      assertThat(plan.optional()).containsExactly("mysql", "daffodil");
      assertThat(read(PlanText.of(plan))).contains(plan);
    }
  }

  @Test
  void knowsWhatIsNoEngine() {
    assertThat(read(SHORT.replaceFirst("\n", "\noptional = [\"My SQL\"]\n"))).isEmpty();
    assertThat(problems.list())
        .singleElement()
        .asString()
        .contains("optional: contains \"My SQL\", which is not an engine's id");
  }

  @Nested
  class Warmth {
    @Test
    void isColdUnlessThePlanSaysOtherwise() {
      assertThat(read(SHORT)).hasValueSatisfying(plan -> assertThat(plan.steady()).isEmpty());
    }

    @Test
    void isSteadyInAWordOrWithTheMostIterations() {
      assertThat(read(SHORT, "warm=steady"))
          .hasValueSatisfying(plan ->
              assertThat(plan.steady()).contains(new SteadyStateRule(SteadyStateRule.USUAL_MOST)));
      assertThat(read(SHORT + "warm = { until = \"steady\", at-most = 40 }\n"))
          .hasValueSatisfying(plan -> {
            assertThat(plan.steady()).contains(new SteadyStateRule(40));
            assertThat(read(PlanText.of(plan))).contains(plan);
          });
    }

    @Test
    void takesTheMostIterationsOverAWord() {
      assertThat(read(SHORT + "warm = \"steady\"\n", "warm.at-most=40"))
          .hasValueSatisfying(plan -> assertThat(plan.steady()).contains(new SteadyStateRule(40)));
    }

    /// Older versions of the program must be able to read plans of cold trials.
    @Test
    void isNotWrittenIntoAPlanOfColdTrials() {
      assertThat(PlanText.of(read(SHORT).orElseThrow())).doesNotContain("warm =");
    }

    @Test
    void asksForEnoughIterationsToTell() {
      assertThat(read(SHORT + "warm = { until = \"steady\", at-most = 1 }\n")).isEmpty();
      assertThat(problems.list())
          .singleElement()
          .satisfies(it -> assertThat(it.key()).isEqualTo("warm.at-most"))
          .satisfies(it ->
              assertThat(it.message())
                  .isEqualTo(
                      "at-most must be 20 to 200 iterations, not 1: the first check of a trial"
                          + " is after iteration 20"));
    }

    @Test
    void doesNotGoWithOneJvmForAllTrialsOfAContender() {
      assertThat(read(SHORT, "warm=steady", "isolation=contender", "order=by-contender")).isEmpty();
      assertThat(problems.list())
          .singleElement()
          .satisfies(it -> {
            assertThat(it.key()).isEqualTo("warm");
            assertThat(it.message()).contains("needs isolation = \"trial\"");
          });
    }

    @Test
    void doesNotGoWithARelay() {
      String text =
          """
          name = "Two"
          warm = "steady"
          rows = { sizes = [10] }
          contenders = ["a/b", "a/c"]
          [duel]
          relay = true
          """;

      assertThat(read(text)).isEmpty();
      assertThat(problems.list())
          .singleElement()
          .satisfies(it -> assertThat(it.message()).contains("cannot be used with a relay"));
    }
  }

  @Nested
  class Defaults {
    @Test
    void giveWayToOverrides() {
      assertThat(read(SHORT, "rows.count=3", "commit=one transaction", "repetitions=9"))
          .hasValueSatisfying(plan -> {
            assertThat(plan.factor("rows").orElseThrow().range())
                .isEqualTo(new Range.Linear(5000, 5000, 3));
            assertThat(plan.contenders())
                .extracting(Contender::commit)
                .containsExactly(new OneTransaction());
            assertThat(plan.repetitions()).isEqualTo(9);
          });
    }

    @Test
    void letAContenderCommitInItsOwnWay() {
      assertThat(
              read(
                  """
                  name = "Mixed"
                  contenders = ["a/b", { use = "a/b", commit = "batch 10" }]
                  """))
          .map(Plan::contenders)
          .contains(
              List.of(
                  new Contender("a", "b", new Autocommit()),
                  new Contender("a", "b", new Batch(10))));
    }
  }

  @Nested
  class Mistakes {
    @Test
    void areReportedAllAtOnce() {
      assertThat(
              mistakes(
                  """
                  name = "Bad"
                  repetitons = 3
                  commit = "sometimes"
                  order = "shufled"
                  contenders = ["hsqldb", "a/b", { use = "a/c", comit = "batch 1" }]
                  [rows]
                  count = 0
                  [jvm]
                  heap = "much"
                  """))
          .containsExactlyInAnyOrder(
              "p.toml:2: repetitons: is not a known key; did you mean \"repetitions\"?",
              "p.toml:3: commit: commit must be \"autocommit\", \"one transaction\", \"every N\","
                  + " \"batch N\" or \"values N\", not \"sometimes\"",
              "p.toml:4: order: must be one of interleaved, by-contender, shuffled, not"
                  + " \"shufled\"; did you mean \"shuffled\"?",
              "p.toml:5: contenders: a contender is written engine/mode, such as hsqldb/cached, not"
                  + " \"hsqldb\"",
              "p.toml:5: contenders.comit: is not a known key; did you mean \"commit\"?",
              "p.toml:7: rows.count: must be at least 1, not 0",
              "p.toml:9: jvm.heap: a heap size is written like \"512m\" or \"4g\", not \"much\"");
    }

    @Test
    void doNotRepeatAMissingName() {
      assertThat(mistakes("contenders = [\"a/b\"]"))
          .containsExactly("p.toml: name: is missing: a text in quotes was expected");
    }

    @Test
    void ofANewerFormatAreNotGuessedAt() {
      assertThat(mistakes("format = 9\nnews = true"))
          .containsExactly(
              "p.toml:1: format: this plan has format 9 of a newer Dynobench; this version reads"
                  + " formats up to 1. Update Dynobench");
    }

    @Test
    void inRulesBetweenKeysAreReported() {
      assertThat(mistakes(SHORT + "isolation = \"contender\""))
          .singleElement()
          .asString()
          .startsWith("p.toml: order: one JVM per contender needs order = \"by-contender\"");
    }

    @Test
    void inOverridesAreReported() {
      assertThat(mistakes(SHORT, "repetitions=many"))
          .containsExactly("--set: repetitions: must be a whole number, not many");
    }
  }

  @Test
  void namesThePhasesThatDecide() {
    assertThat(read(SHORT + "deciding-phases = ['select']").orElseThrow().work().decidingPhases())
        .containsExactly("select");
    assertThat(mistakes(SHORT + "deciding-phases = ['upsert']"))
        .singleElement()
        .asString()
        .contains("deciding-phases", "upsert is not a phase of the workload phases, which has:");
  }

  @Test
  void tellsEverythingThatIsWrongWithAListOfRowCounts() {
    assertThat(mistakes(SHORT + "rows.sizes = [0, 7, 7, -5, 'many', 3000000000]"))
        .allMatch(each -> each.contains("rows.sizes: "))
        .extracting(each -> each.substring(each.indexOf("rows.sizes: ") + 12))
        .containsExactlyInAnyOrder(
            "contains many, which is not a whole number",
            "each must be at least 1, not 0",
            "names 7 twice: use repetitions to measure it again",
            "each must be at least 1, not -5",
            "each must be at most 2,000,000,000, not 3,000,000,000");
  }

  @Test
  void tellsOfNoWordThatItIsAnEmptyList() {
    assertThat(mistakes(SHORT + "rows.sizes = ['many']"))
        .singleElement()
        .asString()
        .contains("contains many");
  }

  @Test
  void refusesMoreTrialsThanAListOfThemCanHold() {
    assertThat(
            mistakes(SHORT, "rows.count=1000", "rows.step=1", "repetitions=1000", "warmups=1000"))
        .containsExactly(
            "--set: repetitions: 1 contender, 1,000 points and 2,000 rounds make 2,000,000 trials,"
                + " but at most 200,000 can be run: lower one of them");
  }

  @Test
  void blamesWhatVariesWhereThatIsTooMuchByItself() {
    assertThat(
            mistakes(
                SHORT + "vary.heap = " + heaps() + "\nvary.commit = [\"autocommit\"]",
                "rows.count=1000",
                "rows.step=1"))
        .singleElement()
        .asString()
        .contains("rows: 1 contender, 300,000 points and 3 rounds");
  }

  private static String heaps() {
    return IntStream.range(100, 400)
        .mapToObj(each -> "'" + each + "m'")
        .collect(Collectors.joining(", ", "[", "]"));
  }

  @Test
  void refusesAnEndlessFactorThatItCouldNotWrite() {
    assertThat(mistakes(SHORT + "rows = { from = 1, factor = inf, count = 1 }"))
        .singleElement()
        .asString()
        .endsWith("rows.factor: must be a number greater than 1, not Infinity");
  }

  @Test
  void refusesAHeapThatItCouldNotWrite() {
    assertThat(mistakes(SHORT + "jvm.heap = '999999g'"))
        .singleElement()
        .asString()
        .endsWith("the heap in megabytes must be at most 9,999,999, not 1,023,998,976");
  }
}
