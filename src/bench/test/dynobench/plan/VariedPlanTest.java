package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.ColdCache;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of a plan's workload, its parameters, and its factors.
class VariedPlanTest {
  private static final String BEGIN = "name = 'p'\ncontenders = ['je/plain', 'hsqldb/mem']\n";

  private final Problems problems = new Problems();

  private Optional<Plan> read(String text, String... overrides) {
    return PlanFile.read("p.toml", BEGIN + text, List.of(overrides), Workloads.shipped(), problems);
  }

  private Plan plan(String text, String... overrides) {
    Optional<Plan> plan = read(text, overrides);
    assertThat(problems.list()).isEmpty();
    return plan.orElseThrow();
  }

  private List<String> mistakes(String text) {
    assertThat(read(text)).isEmpty();
    return problems.list().stream().map(Problem::toString).toList();
  }

  @Nested
  class Read {
    @Test
    void eachWorkloadHasDefaultsOfItsOwn() {
      assertThat(plan("").factors())
          .containsExactly(new Factor("rows", new Range.Linear(5000, 5000, 10)));
      assertThat(plan("workload = 'lookup'").factors())
          .containsExactly(new Factor("pairs", Range.Listed.of(List.of(2800L))));
    }

    @Test
    void aFileOfPairsDecidesHowManyThereAre() {
      assertThat(plan("workload = 'lookup'\nparameters = { pairs_file = 'a.csv' }").factors())
          .isEmpty();
      assertThat(plan("workload = 'lookup'\nparameters = { pairs_file = '' }").factors())
          .hasSize(1);
    }

    @Test
    void aParameterThatIsSetDoesNotVary() {
      Plan plan = plan("workload = 'lookup'\nparameters = { pairs = 50, gets = 7 }");

      assertThat(plan.factors()).isEmpty();
      assertThat(plan.points()).containsExactly(Settings.NONE);
      assertThat(plan.parameters(Settings.NONE))
          .isEqualTo(Settings.of("pairs", "50").with("gets", "7"));
    }

    @Test
    void nodesVaryAndAreNoParameterOfTheWorkload() {
      Plan plan = plan("rows = { sizes = [10] }\nvary.nodes = { from = 1, step = 1, count = 3 }");

      assertThat(plan.points())
          .extracting(LevelLabels::label)
          .containsExactly("10 rows · 1 node", "10 rows · 2 nodes", "10 rows · 3 nodes");
      assertThat(plan.parameters(plan.points().getLast())).isEqualTo(Settings.of("rows", "10"));
      assertThat(PlanFile.read("p", PlanText.of(plan), List.of(), Workloads.shipped(), problems))
          .contains(plan);
    }

    @Test
    void aCrashPlanMayHaveOneNumberOfNodes() {
      assertThat(plan("vary.nodes = 3\ncrash = { kills = 1 }").points())
          .allSatisfy(point -> assertThat(point.get("nodes")).contains("3"));
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        textBlock =
            """
            vary.nodes = [0]                               | vary.nodes: each must be at least 1, not 0
            vary.nodes = [1, 100]                          | vary.nodes: each must be at most 16, not 100
            vary.nodes = ['two']                           | vary.nodes: contains two, which is not a whole number
            vary.nodes = [1, 1]                              | vary.nodes:
            parameters.nodes = 3                           | nodes: is not a parameter of the workload phases
            vary.nodes = [1, 2]; isolation = 'contender'; order = 'by-contender' | one JVM per contender has one database
            vary.nodes = [1, 2]; crash = { kills = 1 }     | a crash plan cannot vary anything
            """)
    void nodesAreAFewAndTheSameInOneDatabase(String lines, String message) {
      assertThat(mistakes(lines.replace("; ", "\n")))
          .anySatisfy(each -> assertThat(each).contains(message));
    }

    @Test
    void aColdCacheIsAskedForByAParameterOrByWhatVaries() {
      assertThat(isCold("")).isFalse();
      assertThat(isCold("parameters = { cache = 'cold' }\n")).isTrue();
      assertThat(isCold("vary = { cache = ['warm', 'cold'] }\n")).isTrue();
    }

    private boolean isCold(String lines) {
      Workload records = Workloads.shipped().named("records").orElseThrow();
      return plan("workload = 'records'\n" + lines)
          .settings(records)
          .anyMatch(ColdCache::isRequested);
    }

    @Test
    void theProductOfWhatVariesIsTheSetOfTrials() {
      Plan plan =
          plan(
              """
              workload = 'lookup'
              repetitions = 2
              vary.pairs = { from = 10, factor = 10, count = 2 }
              vary.heap = ['64m', '1g']
              vary.commit = ['autocommit', 'Batch 100']
              """);

      assertThat(plan.trialCount()).isEqualTo(2 * 2 * 2 * 2 * 2);
      assertThat(plan.points())
          .hasSize(8)
          .contains(Settings.of("pairs", "100").with("heap", "1024").with("commit", "batch 100"));
    }

    @Test
    void rowsInVaryAreTheRowsOfVersion01() {
      assertThat(plan("vary = { rows = [10, 20] }")).isEqualTo(plan("rows = { sizes = [10, 20] }"));
    }

    @Test
    void oneValueMayStandAlone() {
      assertThat(plan("vary = { rows = 10 }").factors())
          .containsExactly(new Factor("rows", Range.Listed.of(List.of(10L))));
    }

    @Test
    void overridesReachParametersAndFactors() {
      Plan plan =
          plan(
              "workload = 'lookup'",
              "parameters.gets=12",
              "vary.pairs=[1, 2]",
              "vary.heap=['32m']");

      assertThat(plan.parameters()).isEqualTo(Settings.of("gets", "12"));
      assertThat(plan.factors()).extracting(Factor::name).containsExactly("pairs", "heap");
    }

    @Test
    void contendersMayHaveHeapAndFlagsOfTheirOwn() {
      Plan plan =
          plan(
              """
              jvm = { heap = "256m", flags = ["-Xint"] }
              [[more]]
              """
                  .replace("[[more]]\n", ""),
              "contenders=['je/plain', { use = 'je/plain', heap = '1g', flags = ['-Xss1m'] }]");

      Contender own = plan.contenders().getLast();
      assertThat(plan.jvm(plan.contenders().getFirst(), Settings.NONE).heapMegabytes())
          .isEqualTo(256);
      assertThat(plan.jvm(own, Settings.NONE).heapMegabytes()).isEqualTo(1024);
      assertThat(plan.jvm(own, Settings.NONE).flags()).containsExactly("-Xint", "-Xss1m");
      assertThat(own).hasToString("je/plain (heap 1024m, -Xss1m)");
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        textBlock =
            """
            workload = 'lookup'
            workload = 'lookup'; parameters = { gets = 5 }; vary = { pairs = [1, 3, 2] }
            workload = 'records'; vary = { value_bytes = { from = 8, step = 8, count = 3 } }
            vary = { heap = ['64m', '128m'], commit = ['every 3', 'autocommit'] }
            rows = { from = 10, factor = 2.5, count = 3 }; vary = { heap = ['64m'] }
            """)
    void writtenAndReadAgainItIsTheSame(String lines) {
      Plan plan = plan(lines.replace("; ", "\n"));

      assertThat(
              PlanFile.read("again", PlanText.of(plan), List.of(), Workloads.shipped(), problems))
          .contains(plan);
    }

    @Test
    void wordsThatLookLikeNumbersStayWords() throws IOException {
      String description =
          Files.readString(Path.of("resources/workloads/records.toml"))
              .replace(
                  "\"own\", \"paper\", \"small\"", "\"own\", \"007\", \"1.50\", \"5\", \"1E5\"");
      Workloads workloads = Workloads.shipped().with("worded", description);
      String text = BEGIN + "workload = 'worded'\nvary.settings = ['007', '1.50', '5', '1E5']";
      Optional<Plan> plan = PlanFile.read("p", text, List.of(), workloads, problems);

      assertThat(
              PlanFile.read(
                  "again", PlanText.of(plan.orElseThrow()), List.of(), workloads, problems))
          .isEqualTo(plan);
    }
  }

  @Nested
  class Refused {
    @Test
    void aFileOfPairsThatCantBeOne() {
      assertThat(mistakes("workload = 'lookup'\nparameters = { pairs_file = 'a.xls' }"))
          .containsExactly(
              "p.toml:4: parameters.pairs_file: must be the path of a .properties or .csv file, or"
                  + " empty, not \"a.xls\"");
    }

    @Test
    void rowsThatStandInTwoPlaces() {
      assertThat(mistakes("rows = { sizes = [10] }\nparameters = { rows = 7 }"))
          .containsExactly("p.toml:3: rows: is also in parameters: set it in one place only");
    }

    @Test
    void aWorkloadThatIsNotThere() {
      assertThat(mistakes("workload = 'lokup'"))
          .containsExactly(
              "p.toml:3: workload: there is no workload \"lokup\"; did you mean \"lookup\"?");
      assertThat(new VariedPlanTest().mistakes("workload = 'xyz'"))
          .containsExactly(
              "p.toml:3: workload: there is no workload \"xyz\"; there are: phases, lookup,"
                  + " records, bank, mix, queries, orders, backup, ageing, opening, objects,"
                  + " isolation, triples, objects-graph, recording");
    }

    @Test
    void aParameterThatIsUnknownOutOfRangeOrOfAnotherType() {
      assertThat(
              mistakes(
                  """
                  workload = 'lookup'
                  [parameters]
                  get = 3
                  terms = 0
                  gets = 'many'
                  """))
          .containsExactly(
              "p.toml:5: parameters.get: is not a parameter of the workload lookup; did you mean"
                  + " \"gets\"?",
              "p.toml:6: parameters.terms: must be at least 1, not 0",
              "p.toml:7: parameters.gets: must be a whole number from 1 to 10,000,000, not"
                  + " \"many\"");
    }

    @Test
    void aFactorThatTheWorkloadDoesNotHave() {
      assertThat(mistakes("workload = 'lookup'\nrows.sizes = [3]"))
          .containsExactly(
              "p.toml:4: rows: is not a parameter of the workload lookup, which has: pairs, terms,"
                  + " gets, clock, value_width, pairs_file, pairs_sha256");
      assertThat(new VariedPlanTest().mistakes("vary = { clients = [1, 2] }"))
          .singleElement()
          .asString()
          .startsWith("p.toml:3: vary.clients: is not a parameter of the workload phases");
    }

    @Test
    void aFileThatIsVaried() {
      assertThat(mistakes("workload = 'lookup'\nvary = { pairs_file = ['a.csv', 'b.csv'] }"))
          .containsExactly("p.toml:4: vary.pairs_file: cannot vary: set it in parameters");
    }

    @Test
    void valuesOfAFactorThatCantBeMeasuredAt() {
      assertThat(
              mistakes(
                  """
                  workload = 'lookup'
                  [vary]
                  pairs = { from = 10, factor = 10, count = 20 }
                  terms = [1, 1]
                  heap = ['1m', '64m']
                  commit = ['sometimes']
                  """))
          .anyMatch(each ->
              each.contains("vary.pairs.count: reaches 100,000,000,000,000,000,000")
                  || each.contains("vary.pairs.factor: its largest value"))
          .anyMatch(each -> each.contains("vary.terms: names 1 twice"))
          .anyMatch(each -> each.contains("vary.heap: the heap in megabytes must be at least"))
          .anyMatch(each -> each.contains("vary.commit: commit must be"));
    }

    @Test
    void whatIsSetAndVaries() {
      assertThat(mistakes("workload = 'lookup'\nparameters.gets = 3\nvary.gets = [1, 2]"))
          .containsExactly("p.toml:4: parameters: gets is also varied: set it in one place only");
      assertThat(new VariedPlanTest().mistakes("commit = 'batch 5'\nvary.commit = ['every 2']"))
          .containsExactly("p.toml:3: commit: is also varied: set it in one place only");
      assertThat(new VariedPlanTest().mistakes("rows.sizes = [1]\nvary.rows = [2]"))
          .singleElement()
          .asString()
          .contains("vary.rows: is also outside of vary");
    }

    @Test
    void whatAContenderSetsForItself() {
      assertThat(read("vary.heap = ['64m']", "contenders=[{ use = 'je/plain', heap = '1g' }]"))
          .isEmpty();
      assertThat(problems.list().stream().map(Problem::toString))
          .containsExactly(
              "--set: contenders: je/plain sets heap, which the plan varies: set it in one place"
                  + " only");
    }

    @Test
    void whatAContenderSetsThoughItIsTheUsual() {
      assertThat(
              read(
                  "vary.commit = ['batch 5']",
                  "contenders=[{ use = 'je/plain', commit = 'autocommit' }]"))
          .isEmpty();
      assertThat(problems.list().stream().map(Problem::message))
          .containsExactly("je/plain sets commit, which the plan varies: set it in one place only");
    }

    @Test
    void aFactorThatLeavesASmallNumberWhereItIs() {
      assertThat(mistakes("rows = { from = 1, factor = 1.1, count = 20 }"))
          .singleElement()
          .asString()
          .startsWith("p.toml:3: rows.factor: is too small: it names 1 twice");
    }

    @Test
    void moreTrialsThanADayHolds() {
      assertThat(
              mistakes(
                  """
                  rows = { from = 1, step = 1, count = 1000 }
                  vary.heap = ['16m', '17m', '18m', '19m', '20m', '21m', '22m', '23m', '24m', '25m']
                  repetitions = 50
                  """))
          .singleElement()
          .asString()
          .contains("10,000 points")
          .contains("1,000,000 trials, but at most 200,000");
    }

    @Test
    void oneJvmForAllTrialsWhereTheHeapVaries() {
      assertThat(
              mistakes(
                  "vary.heap = ['64m', '1g']\nisolation = 'contender'\norder = 'by-contender'"))
          .singleElement()
          .asString()
          .contains("one JVM per contender has one heap");
    }
  }
}
