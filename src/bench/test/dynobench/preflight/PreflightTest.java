package dynobench.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.planfile.PlanFile;
import dynobench.planfile.Presets;
import dynobench.run.SchedulePlans;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PreflightTest {
  private static final Path HOME = Path.of(System.getProperty("dynobench.home"));
  private static final Catalog CATALOG = Catalog.load(List.of(HOME.resolve("engines")));
  private static final long GIGABYTE = 1L << 30;

  private final Problems problems = new Problems();

  private Preflight.Cleared check(Plan plan) {
    return check(plan, GIGABYTE, GIGABYTE);
  }

  private Preflight.Cleared check(Plan plan, long memory, long disk) {
    return new Preflight(CATALOG, Workloads.shipped(), memory, disk).check(plan, problems);
  }

  private static Plan plan(long rows, WorkerJvm jvm, String... uses) {
    return SchedulePlans.plan(
        "phases", List.of(uses), List.of(1L, rows), TrialOrder.INTERLEAVED, jvm, 1);
  }

  private static WorkerJvm jvm(int heap, String... flags) {
    return new WorkerJvm(heap, WorkerJvm.Collector.SERIAL, List.of(flags));
  }

  @Test
  void asksAnewForASecretThatAStoredPlanDoesNotTell() throws InterruptedException {
    check(plan(1_000, jvm(64, "-Dmy.Password=***"), "hsqldb/mem"));

    assertThat(problems.list())
        .extracting(each -> each.key() + ": " + each.message())
        .containsExactly(
            "jvm.flags: -Dmy.Password=*** was hidden when a run was stored: enter the original"
                + " value");
  }

  /// The catalog of this test has the shipped engines only, without any fetched files.
  @Test
  void asksForTheMapperWhereAWorkloadNeedsOne() {
    String text =
        """
        name = "p"
        workload = "objects-graph"
        contenders = ["hsqldb/mem", "baseline-map/heap"]
        jvm.heap = "64m"
        """;
    check(PlanFile.read("p", text, List.of(), Workloads.shipped(), problems).orElseThrow());

    assertThat(problems.list())
        .extracting(each -> each.key() + ": " + each.message())
        .containsExactly(
            "workload: objects-graph needs Hibernate ORM 7.4.15.Final, which is not fetched yet"
                + " (23.1 MB): dynobench engines get hibernate",
            "contenders: baseline-map/heap cannot run objects-graph: it does not support"
                + " Jakarta Persistence");
  }

  @ParameterizedTest
  @CsvSource({
    "kept, 1, 0,",
    "pooled, 1, 0, 'sqlite/mem cannot run with sessions = \"pooled\": it has only one session,"
        + " which the trial keeps open. Remove this contender, or keep sessions'",
    "each, 1, 0, 'sqlite/mem cannot run with sessions = \"each\": it has only one session, which"
        + " the trial keeps open. Remove this contender, or keep sessions'",
  })
  void givesOneClientTheOnlySessionOfAModeWhereItKeepsIt(
      String sessions, int clients, int pool, @Nullable String refusal) {
    String text =
        """
        name = "p"
        workload = "bank"
        parameters = { scale = 1, accounts = 10, clients = %d, pool = %d, sessions = "%s" }
        contenders = ["sqlite/mem", "hsqldb/mem"]
        jvm.heap = "64m"
        """
            .formatted(clients, pool, sessions);
    check(PlanFile.read("p", text, List.of(), Workloads.shipped(), problems).orElseThrow());

    assertThat(problems.list())
        .extracting(problem -> problem.key() + ": " + problem.message())
        .isEqualTo(refusal == null ? List.of() : List.of("contenders: " + refusal));
  }

  @Nested
  class Allows {
    @Test
    void aPlanThatCanRun() {
      Preflight.Cleared cleared =
          check(plan(1_000, jvm(64, "-XX:TieredStopAtLevel=1"), "hsqldb/mem", "je/sync"));

      assertThat(problems.list()).isEmpty();
      assertThat(cleared.warnings()).isEmpty();
      assertThat(cleared.contenders())
          .containsOnlyKeys(
              SchedulePlans.contender("hsqldb/mem"), SchedulePlans.contender("je/sync"));
    }

    @Test
    void anyHeapWhereTheMemoryIsUnknown() {
      check(plan(1_000, jvm(64), "hsqldb/mem"), 0, GIGABYTE);

      assertThat(problems.list()).isEmpty();
    }

    @Test
    void rowsThatProbablyDoNotFitIntoTheHeapButWarnsWithAnEstimate() {
      Preflight.Cleared cleared = check(plan(1_000_000, jvm(64), "hsqldb/mem", "je/sync"));

      assertThat(problems.list()).isEmpty();
      assertThat(cleared.warnings())
          .containsExactly(
              "hsqldb/mem stores its rows in memory: 1,000,000 rows need about 310 MB of heap, but"
                  + " jvm.heap is 64 MB. It will probably run out of memory");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          workload = 'lookup'; vary.commit = ['batch 5', 'every 5']    | the workload lookup decides when it commits
          workload = 'lookup'; commit = 'batch 5'                      | the workload lookup decides when it commits
          workload = 'records'; vary.commit = ['batch 5', 'every 5']   | je/plain has no commits
          workload = 'records'                                         |
          workload = 'lookup'                                          |
          """)
  void warnsOfCommitStylesThatMakeNoDifference(String lines, @Nullable String warning) {
    String text = "name = 'p'\ncontenders = ['je/plain', 'h2/mem']\n" + lines.replace("; ", "\n");
    Plan plan = PlanFile.read("p", text, List.of(), Workloads.shipped(), problems).orElseThrow();
    List<String> warnings = check(plan).warnings();

    assertThat(problems.list()).isEmpty();
    if (warning == null) {
      assertThat(warnings).isEmpty();
    } else {
      assertThat(warnings).singleElement().asString().startsWith(warning);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          commit = 'values 5'                                | contenders: je/sync cannot use the commit style "values N" (several rows per INSERT): it has no SQL
          vary.commit = ['every 5', 'values 5']              | contenders: je/sync cannot use the commit style "values N" (several rows per INSERT): it has no SQL
          workload = 'records'; commit = 'values 5'          | commit: "values N" needs a workload that inserts rows in the plan's commit style: records changes one record per statement
          """)
  void multiRowInsertsNeedAnEngineAndAWorkloadThatHaveThem(String lines, String problem) {
    String text = "name = 'p'\ncontenders = ['je/sync', 'h2/mem']\n" + lines.replace("; ", "\n");
    check(PlanFile.read("p", text, List.of(), Workloads.shipped(), problems).orElseThrow());

    assertThat(problems.list())
        .extracting(each -> each.key() + ": " + each.message())
        .containsExactly(problem);
  }

  @Nested
  class OptionalOnes {
    private Preflight.Cleared cleared(String contenders, String optional) {
      String text =
          "name = 'p'\nrepetitions = 20\nrows = { sizes = [10] }\ncontenders = [%s]\noptional = [%s]"
              .formatted(contenders, optional);
      return check(
          PlanFile.read("p", text, List.of(), Workloads.shipped(), problems).orElseThrow());
    }

    @Test
    void enginesThatAreNotHereAreLeftOutAndTheReasonIsSaid() {
      Preflight.Cleared cleared =
          cleared("'mysql/default', 'hsqldb/mem', 'nobody/default'", "'mysql', 'nobody'");

      assertThat(problems.list()).isEmpty();
      assertThat(cleared.possible().contenders())
          .extracting(Contender::use)
          .containsExactly("hsqldb/mem");
      assertThat(cleared.warnings())
          .containsExactly(
              "mysql/default is left out: dynobench engines get mysql fetches it (140.9 MB)",
              "nobody/default is left out: there is no engine \"nobody\" here");
    }

    @Test
    void enginesThatAreHereTakePart() {
      Preflight.Cleared cleared = cleared("'h2/mem', 'hsqldb/mem'", "'h2'");

      assertThat(cleared.possible().contenders()).hasSize(2);
      assertThat(cleared.warnings()).isEmpty();
    }

    @Test
    void aModeThatIsNoneIsAMistakeAllTheSame() {
      cleared("'h2/nosuch', 'hsqldb/mem'", "'h2'");

      assertThat(problems.list()).hasSize(1);
    }

    @Test
    void aPlanOfNothingElseSaysWhatItNeeds() {
      cleared("'mysql/default'", "'mysql'");

      assertThat(problems.list())
          .singleElement()
          .asString()
          .contains("mysql/default is not fetched yet");
    }
  }

  /// Two deciding phases at one size with one pair of equal durability make two verdicts.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "hsqldb/mem", "h2/mem"  | repetitions = 6  | 6 repetitions cannot decide between contenders of equal durability (2 verdicts at once): at least 7 repetitions are needed
          "hsqldb/mem", "h2/mem"  | repetitions = 7  |
          "hsqldb/mem", "je/sync" | repetitions = 1  |
          "hsqldb/mem", "h2/mem"  | repetitions = 12; order = 'by-contender' | order = "by-contender" makes no rounds
          """)
  void warnsOfRoundsThatCanDecideNothing(String uses, String lines, @Nullable String warning) {
    String text =
        "name = 'p'\ncontenders = [%s]\nrows = { sizes = [10] }\n%s"
            .formatted(uses, lines.replace("; ", "\n"));
    Plan plan = PlanFile.read("p", text, List.of(), Workloads.shipped(), problems).orElseThrow();
    List<String> warnings = check(plan).warnings();

    assertThat(problems.list()).isEmpty();
    if (warning == null) {
      assertThat(warnings).isEmpty();
    } else {
      assertThat(warnings).singleElement().asString().startsWith(warning);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "article-2005-rigorous",
        "article-2007",
        "durability",
        "records-engines",
        "commit-styles"
      })
  void presetsThatAreMeantToDecideHaveTheRounds(String preset) {
    Plan plan =
        PlanFile.read(
                preset,
                Presets.text(preset).orElseThrow(),
                List.of(),
                Workloads.shipped(),
                problems)
            .orElseThrow();

    assertThat(check(plan, 16 * GIGABYTE, 16 * GIGABYTE).warnings())
        .noneMatch(each -> each.contains("decide"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"testbench-2011", "testbench-2018", "testbench-select", "clients"})
  void presetsOfTheBankCanBeTriedWithOneBranchAndSayThatTheyAreNoTpcResult(String preset) {
    String text = Presets.text(preset).orElseThrow();
    for (List<String> overrides : List.of(List.<String>of(), List.of("parameters.scale=1"))) {
      Plan plan =
          PlanFile.read(preset, text, overrides, Workloads.shipped(), problems).orElseThrow();

      check(plan, 16 * GIGABYTE, 64 * GIGABYTE);

      assertThat(problems.list()).isEmpty();
      assertThat(plan.description()).contains("not a TPC result");
    }
  }

  @Test
  void theTestBenchOf2018SaysThatASmallMachineHasTooLittleMemory() {
    Plan plan =
        PlanFile.read(
                "testbench-2018",
                Presets.text("testbench-2018").orElseThrow(),
                List.of(),
                Workloads.shipped(),
                problems)
            .orElseThrow();

    check(plan, 4 * GIGABYTE, 64 * GIGABYTE);

    assertThat(problems.list())
        .extracting(Problem::toString)
        .containsExactly(
            "jvm.heap: 8,000 MB is more than this machine's memory of 4,096 MB: lower it");
  }

  @Test
  void aDuelThatMayNotLookIsWarnedOf() {
    String text =
        """
        name = "p"
        contenders = ["hsqldb/mem", "h2/mem"]
        rows = { sizes = [10] }
        repetitions = 5
        [duel]
        """;
    Plan plan = PlanFile.read("p", text, List.of(), Workloads.shipped(), problems).orElseThrow();

    assertThat(check(plan).warnings())
        .containsExactly(
            "A duel of at most 5 rounds cannot decide: its first interim look is after" + " 10");
  }

  @Test
  void leavesFlagsThatOnlyAPersonMayPermitToThatPerson() {
    Preflight.Cleared cleared =
        check(plan(10, jvm(64, "-XX:OnOutOfMemoryError=id", "-Xss1m"), "hsqldb/mem"));

    assertThat(problems.list()).isEmpty();
    assertThat(cleared.unusual())
        .extracting(PermissionRequest::sentence)
        .containsExactly("-XX:OnOutOfMemoryError=id in the plan may do more than tune the JVM");
  }

  @Nested
  class Forbids {
    @Test
    void moreRowsThanTheDiskHolds() {
      check(plan(1_000_000, jvm(64), "je/sync", "hsqldb/mem"), GIGABYTE, 100L << 20);

      assertThat(problems.list())
          .containsExactly(
              new Problem(
                  "",
                  "rows",
                  "je/sync needs about 202 MB of disk for 1,000,000 rows, but only 100 MB are"
                      + " free: free some, lower the rows, or choose another --workspace"));
    }

    @Test
    void flagsWithWhichThereIsNoRunOrAnotherOne() {
      check(plan(10, jvm(64, "-version", "-Xmx1g", "-XX:+UseParallelGC"), "hsqldb/mem"));

      assertThat(problems.list())
          .extracting(Problem::toString)
          .containsExactly(
              "jvm.flags: -version in the plan makes Java do something else than run a trial:"
                  + " remove it",
              "jvm.flags: -Xmx1g in the plan contradicts the plan's heap: set jvm.heap",
              "jvm.flags: -XX:+UseParallelGC in the plan contradicts the plan's collector: set"
                  + " jvm.gc");
    }

    @Test
    void anUnknownWorkload() {
      check(
          SchedulePlans.plan(
              "phazes",
              List.of("hsqldb/mem"),
              List.of(10L),
              TrialOrder.INTERLEAVED,
              SchedulePlans.JVM,
              1));

      assertThat(problems.list())
          .containsExactly(
              new Problem(
                  "", "workload", "there is no workload \"phazes\"; did you mean \"phases\"?"));
    }
  }

  @Test
  void reportsAllProblemsAtOnceWithGuesses() {
    check(
        plan(1_000_000, jvm(2048, "--dry-run"), "hsqldbb/mem", "hsqldb/cache", "je/sync"),
        GIGABYTE,
        100L << 20);

    assertThat(problems.list())
        .extracting(Problem::toString)
        .satisfiesExactly(
            engine ->
                assertThat(engine)
                    .startsWith("contenders: hsqldbb/mem: there is no engine \"hsqldbb\"")
                    .contains("hsqldb"),
            mode ->
                assertThat(mode)
                    .startsWith("contenders: hsqldb/cache: HSQLDB has no mode \"cache\"")
                    .endsWith("did you mean \"cached\"?"),
            heap ->
                assertThat(heap)
                    .isEqualTo(
                        "jvm.heap: 2,048 MB is more than this machine's memory of 1,024 MB: lower"
                            + " it"),
            flags -> assertThat(flags).startsWith("jvm.flags: --dry-run in the plan"),
            disk -> assertThat(disk).startsWith("rows: je/sync needs about 202 MB of disk"));
  }

  @Nested
  class OfARelay {
    private static final String NEEDS_SQL =
        """
        title = "Reports"
        about = "Asks large questions."
        source = "These tests, 2026"
        needs = "sql"
        protocol = "com.example.Reports"
        figures = ["time"]
        stored = "lines"
        checks = ["None."]
        [parameters.lines]
        default = 5
        from = 1
        to = 1000
        unit = "lines"
        help = "How many."
        [[phases]]
        id = "report"
        title = "Reporting"
        unit = "questions"
        operations = "lines"
        writes = "nothing"
        """;

    private Plan relay(Workloads workloads, String lines) {
      String text =
          """
          name = "p"
          contenders = ["hsqldb/mem", "h2/mem"]
          %s
          [duel]
          relay = true
          """
              .formatted(lines);
      return PlanFile.read("p", text, List.of(), workloads, problems).orElseThrow();
    }

    private List<String> problems() {
      return problems.list().stream().map(each -> each.key() + ": " + each.message()).toList();
    }

    @Test
    void refusesAWorkloadThatCanNotPause() {
      Workloads workloads = Workloads.shipped().with("reports", NEEDS_SQL);
      Plan plan = relay(workloads, "workload = 'reports'");
      new Preflight(CATALOG, workloads, GIGABYTE, GIGABYTE).check(plan, problems);

      assertThat(problems())
          .containsExactly(
              "duel.relay: reports cannot pause between two operations, because it needs an engine"
                  + " to run SQL: remove relay");
    }

    @Test
    void refusesTwoHeapsThatTheMachineHasNoRoomForTogether() {
      check(relay(Workloads.shipped(), "rows = 100\njvm = { heap = '600m' }"));

      assertThat(problems())
          .containsExactly(
              "duel.relay: both workers run at the same time: their heaps of 1,200 MB together are"
                  + " more than this machine's memory of 1,024 MB. Lower them");
    }

    @Test
    void allowsEveryShippedWorkload() {
      for (String it :
          List.of("phases'\nvary.rows", "lookup'\nvary.pairs", "records'\nvary.records")) {
        check(relay(Workloads.shipped(), "workload = '" + it + " = [100]"));
      }

      assertThat(problems()).isEmpty();
    }
  }
}
