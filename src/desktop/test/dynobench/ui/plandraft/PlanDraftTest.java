package dynobench.ui.plandraft;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.plan.CommitStyle;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.Rows;
import dynobench.plan.SteadyStateRule;
import dynobench.planfile.PlanFile;
import dynobench.planfile.Presets;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.workload.Range;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PlanDraftTest {
  @TempDir Path folder;
  private PlanDraft draft;

  @BeforeEach
  void begin() {
    draft = TestWiring.in(folder).draft();
    draft.load(TestWiring.preset("quick"));
  }

  private void type(DraftField field, String text) {
    draft.field(field).set(text);
  }

  @Nested
  class ADuel {
    @BeforeEach
    void ofTwo() {
      draft.contenders().setAll(new DraftContender("hsqldb/mem"), new DraftContender("h2/mem"));
      draft.setDuel(true);
    }

    private Duel duel() {
      return draft.plan().get().flatMap(Plan::duel).orElseThrow();
    }

    @Test
    void isMadeOfAnyPlanOfTwo() {
      assertThat(draft.problems().get()).isEmpty();
      assertThat(duel().decidingText()).isEqualTo("insert, select");
      assertThat(draft.plan().get().orElseThrow().repetitions()).isEqualTo(Duel.USUAL_ROUNDS);
    }

    @Test
    void hasTheRulesThatAreTyped() {
      type(DraftField.DECIDING, "insert select:cpu");
      type(DraftField.ALLOWED, "3 %");
      type(DraftField.PRECISION, "2");
      type(DraftField.DUEL_SECONDS, "90");
      type(DraftField.RELAY, "true");

      assertThat(duel().decidingText()).isEqualTo("insert, select:cpu");
      assertThat(duel().allowed()).hasValue(0.03);
      assertThat(duel().precision()).hasValue(0.02);
      assertThat(duel().most()).hasSeconds(90);
      assertThat(duel().relay()).isTrue();
    }

    @Test
    void isTheSameWhenItIsLoaded() {
      type(DraftField.ALLOWED, "3 %");
      Plan plan = draft.plan().get().orElseThrow();
      draft.load(TestWiring.preset("quick"));
      draft.load(plan);

      assertThat(draft.plan().get()).contains(plan);
      assertThat(draft.isDuel().get()).isTrue();
    }

    @Test
    void saysAtItsFieldsWhatIsWrong() {
      type(DraftField.ALLOWED, "lots");
      draft.contenders().add(new DraftContender("derby/memory"));

      assertThat(draft.problems().get())
          .extracting(draft::fieldOf)
          .contains(DraftField.ALLOWED.key());
      type(DraftField.ALLOWED, "");
      assertThat(draft.problems().get()).extracting(draft::fieldOf).containsExactly("contenders");
    }

    @Test
    void endedItLeavesNothingInThePlan() {
      type(DraftField.ALLOWED, "lots");
      draft.setDuel(false);

      assertThat(draft.problems().get()).isEmpty();
      assertThat(draft.plan().get().flatMap(Plan::duel)).isEmpty();
    }
  }

  @Nested
  class Loading {
    static Stream<String> presets() {
      return Presets.NAMES.stream();
    }

    @ParameterizedTest
    @MethodSource("presets")
    void givesEveryPresetBackUnchanged(String name) {
      Plan plan = TestWiring.preset(name);

      draft.load(plan);

      assertThat(draft.plan().get()).contains(plan);
      assertThat(draft.problems().get()).isEmpty();
      assertThat(draft.changed().get()).isFalse();
    }

    @Test
    void givesContendersThatCommitInTheirOwnWayTheirOwnStyle() {
      draft.load(TestWiring.preset("commit-styles"));

      assertThat(draft.field(DraftField.COMMIT).get()).isEqualTo("autocommit");
      assertThat(draft.contenders())
          .contains(
              new DraftContender("derby/disk"),
              new DraftContender(
                  "derby/disk",
                  Optional.of(new CommitStyle.Every(100)),
                  OptionalInt.empty(),
                  List.of()));
    }
  }

  @Nested
  class Typing {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        textBlock =
            """
            repetitions        | 0        | repetitions=0
            repetitions        | many     | repetitions="many"
            warmups            | -1       | warmups=-1
            time-limit-seconds | 0        | time-limit-seconds=0
            warm.until         | hot      | warm.until="hot"
            commit             | every x  | commit="every x"
            jvm.heap           | 1m       | jvm.heap="1m"
            jvm.flags          | Xss1m    | jvm.flags=["Xss1m"]
            jvm.flags          | "X a"    | jvm.flags=["X a"]
            seed               | 1.5      | seed=1.5
            rows.sizes         | 0        | rows.sizes=[0]
            rows.sizes         | 5000 abc | rows.sizes=[5000,"abc"]
            rows.sizes         | 10 10    | rows.sizes=[10,10]
            """)
    void isRefusedInTheWordsOfAFile(String key, String typed, String inFile) {
      DraftField field =
          DraftField.ALL.stream().filter(it -> it.key().equals(key)).findFirst().orElseThrow();
      type(field, typed);

      var problems = new Problems();
      PlanFile.read(
          "", Presets.text("quick").orElseThrow(), List.of(inFile), Workloads.shipped(), problems);
      assertThat(problems.list()).isNotEmpty();
      assertThat(draft.problems().get())
          .extracting(Problem::message)
          .isEqualTo(problems.list().stream().map(Problem::message).toList());
      assertThat(draft.problems().get()).extracting(Problem::key).containsOnly(field.key());
      assertThat(draft.plan().get()).isEmpty();
    }

    @Test
    void repeatsTrialsUntilTheyAreSteadyWithinWhatIsTyped() {
      type(DraftField.WARM, "steady");
      type(DraftField.MOST_ITERATIONS, "40");

      assertThat(draft.plan().get().orElseThrow().steady()).contains(new SteadyStateRule(40));

      type(DraftField.MOST_ITERATIONS, "1");

      assertThat(draft.problems().get())
          .extracting(Problem::key)
          .containsExactly(DraftField.MOST_ITERATIONS.key());

      type(DraftField.WARM, "cold"); // the form hides the number then

      assertThat(draft.plan().get().orElseThrow().steady()).isEmpty();
    }

    @Test
    void reportsAllMistakesAtOnceEachAtItsField() {
      type(DraftField.NAME, "");
      type(DraftField.REPETITIONS, "0");
      type(DraftField.WARMUPS, "");
      type(DraftField.HEAP, "much");
      draft.contenders().clear();

      assertThat(draft.problems().get())
          .extracting(Problem::key)
          .containsExactlyInAnyOrder("name", "repetitions", "warmups", "jvm.heap", "contenders");
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        textBlock =
            """
            5,000 20_000 1000000 | 5000 20000 1000000
            5000, 6000,7000      | 5000 6000000
            1;2; 3,              | 1 2 3
            """)
    void understandsGroupedNumbersInAList(String typed, String sizes) {
      type(DraftField.SIZES, typed.replace("6000,7000", "6,000,000"));

      assertThat(draft.plan().get())
          .map(plan -> Rows.of(plan))
          .contains(Stream.of(sizes.split(" ", -1)).map(Long::valueOf).toList());
    }

    @Test
    void isNoChangeWhenTheOldTextIsBack() {
      type(DraftField.SEED, "7");
      assertThat(draft.changed().get()).isTrue();

      type(DraftField.SEED, "2005");
      assertThat(draft.changed().get()).isFalse();
    }
  }

  @Nested
  class ChangingTheKindOfRows {
    @Test
    void givesTheSameSizesAsAList() {
      draft.load(TestWiring.preset("article-2005"));
      draft.rangeKind().set(RangeKind.LIST);

      assertThat(draft.plan().get())
          .map(plan -> Rows.of(plan))
          .contains(Rows.of(TestWiring.preset("article-2005")));
    }

    @Test
    void givesAboutTheSameRangeInFactors() {
      draft.load(TestWiring.preset("article-2005"));
      draft.rangeKind().set(RangeKind.FACTORS);

      assertThat(draft.plan().get())
          .map(plan -> plan.factor("rows").orElseThrow().range())
          .contains(new Range.Geometric(5000, 2, 4));
    }

    @ParameterizedTest
    @CsvSource({"1", "2000000000", "1 2000000000", "7 8 2000000000"})
    void neverGivesAPlanThatIsRefused(String sizes) {
      draft.rangeKind().set(RangeKind.LIST);
      type(DraftField.SIZES, sizes);

      for (RangeKind kind : List.of(RangeKind.FACTORS, RangeKind.LIST, RangeKind.STEPS)) {
        draft.rangeKind().set(kind);
        assertThat(draft.problems().get()).as(kind.toString()).isEmpty();
      }
    }
  }

  @Nested
  class Checking {
    private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();

    @BeforeEach
    void beginWithEngines() {
      Wiring wiring = TestWiring.in(folder, waiting::add);
      draft = wiring.draft();
      draft.catalog().set(Optional.of(Catalog.load(wiring.home().engineRoots())));
      draft.load(TestWiring.preset("article-2005"));
      work();
    }

    private void work() {
      while (!waiting.isEmpty()) {
        waiting.remove().run();
      }
    }

    @Test
    void checksAPlanThatCanRun() {
      assertThat(draft.checked().get()).isPresent();
    }

    @Test
    void looksOnceForManyKeysAndLeavesNoStaleProblem() {
      draft.use("hsqldb/nothing", true);
      for (int seed = 0; seed < 10; seed++) {
        type(DraftField.SEED, "" + seed);
      }
      assertThat(waiting).hasSize(1);
      assertThat(draft.checked().get()).isEmpty();

      draft.use("hsqldb/nothing", false);
      work();

      assertThat(draft.problems().get()).isEmpty();
      assertThat(draft.checked().get()).map(checked -> checked.plan().seed()).contains(9L);
    }

    @Test
    void keepsTheMistakesThatWereTypedWhileItLooked() {
      type(DraftField.SEED, "1");
      type(DraftField.SEED, "one");
      work();

      assertThat(draft.problems().get()).extracting(Problem::key).containsExactly("seed");
      assertThat(draft.checked().get()).isEmpty();
    }

    @Test
    void findsAModeThatDoesNotExist() {
      draft.use("hsqldb/cahced", true);
      work();

      assertThat(draft.problems().get())
          .singleElement()
          .satisfies(problem -> assertThat(problem.message()).contains("did you mean \"cached\"?"));
    }
  }
}
