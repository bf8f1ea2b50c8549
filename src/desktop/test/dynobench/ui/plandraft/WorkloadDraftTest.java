package dynobench.ui.plandraft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanText;
import dynobench.toml.Problem;
import dynobench.ui.TestWiring;
import dynobench.workload.Factor;
import dynobench.workload.Parameter;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorkloadDraftTest {
  private static final String HEAD = "name = 'x'\ncontenders = ['a/b']\n";

  @TempDir Path folder;
  private PlanDraft draft;

  @BeforeEach
  void begin() {
    draft = TestWiring.in(folder).draft();
  }

  private void load(String more) {
    draft.load(TestWiring.plan(HEAD + more));
  }

  private Plan plan() {
    assertThat(draft.problems().get()).isEmpty();
    return draft.plan().get().orElseThrow();
  }

  private void type(String parameter, String text) {
    draft.workload().text(parameter).set(text);
  }

  private List<String> fields() {
    return draft.workload().fields().get().stream().map(Parameter::id).toList();
  }

  @Nested
  class Loading {
    @ParameterizedTest
    @ValueSource(
        strings = {
          "",
          "rows = [7, 3]",
          "rows = { from = 10, factor = 2.5, count = 4 }",
          "parameters = { rows = 1000 }",
          "vary = { heap = ['128m', '1g'] }",
          "vary = { heap = ['64m', '2g'], rows = { from = 1, step = 2, count = 3 } }",
          "vary = { heap = ['128m'] }\njvm = { heap = '256m' }",
          "vary = { commit = ['autocommit', 'batch 100', 'one transaction'] }",
          "vary = { commit = ['every 7'], rows = [5] }",
          "rows = [1, 2]\nvary = { commit = ['batch 10', 'every 7'], heap = ['128m', '129m'] }",
          "workload = 'lookup'",
          "workload = 'lookup'\nparameters = { gets = 10 }",
          "workload = 'lookup'\nparameters = { gets = 1000, terms = 7 }",
          "workload = 'lookup'\nparameters = { pairs = 100 }",
          "workload = 'lookup'\nvary = { terms = [1, 2], pairs = [100, 200] }",
          "workload = 'lookup'\n"
              + "vary = { pairs = [9], gets = { from = 1, factor = 10, count = 3 } }",
          "workload = 'lookup'\n"
              + "vary = { gets = { from = 5, step = 5, count = 2 }, pairs = [2800] }",
          "workload = 'lookup'\nparameters = { pairs_file = '/own/terms.csv' }",
          "workload = 'lookup'\nparameters = { pairs_file = 'a b.csv', pairs = 5, gets = 2 }",
          "workload = 'lookup'\nparameters = { pairs_file = 'a.csv' }\nvary = { gets = [1, 2] }",
          "workload = 'records'",
          """
          workload = 'records'
          parameters = { value_bytes = 64, writes = 10 }
          vary = { heap = ['1g', '2g'], scans = [1, 2], records = [10, 100] }
          """,
          """
          workload = 'records'
          parameters.records = 5
          vary = { commit = ['every 2', 'batch 3'] }
          """,
        })
    void givesThePlanBackUnchanged(String more) {
      load(more);

      assertThat(plan()).isEqualTo(TestWiring.plan(HEAD + more));
      assertThat(draft.changed().get()).isFalse();
      assertThat(TestWiring.plan(PlanText.of(plan()))).isEqualTo(plan());
    }

    @Test
    void givesAPlanOf01TheSameTextAgain() {
      Plan old = TestWiring.preset("article-2005");
      String text = PlanText.of(old);
      draft.load(TestWiring.plan(text));

      assertThat(PlanText.of(plan())).isEqualTo(text).contains("[rows]\nfrom = 5000");
    }

    @Test
    void givesContendersTheirConditionsBack() {
      Plan plan =
          TestWiring.plan(
              """
              name = "x"
              contenders = [
                "a/b",
                { use = "a/b", heap = "64m" },
                { use = "c/d", commit = "every 3", heap = "1g", flags = ["-Xss1m", "-Da=b c"] },
              ]
              """);
      draft.load(plan);

      assertThat(plan()).isEqualTo(plan);
      assertThat(draft.contenders())
          .extracting(DraftContender::conditions)
          .containsExactly(
              List.of(), List.of("heap 64m"), List.of("every 3", "heap 1g", "-Xss1m", "-Da=b c"));
    }

    @Test
    void showsWhatVariesInTheFields() {
      load(
          """
          workload = 'records'
          parameters = { value_bytes = 64 }
          [vary]
          records = [10, 20]
          scans = [1, 2]
          heap = ['128m', '2g']
          commit = ['autocommit', 'batch 100']
          """);

      assertThat(draft.workload().axis().get()).isEqualTo("records");
      assertThat(fields())
          .containsExactly("value_bytes", "reads", "writes", "scans", "settings", "cache");
      assertThat(draft.workload().text("reads").get()).isEqualTo("100,000");
      assertThat(draft.workload().text("scans").get()).isEqualTo("1  2");
      assertThat(draft.field(DraftField.HEAP).get()).isEqualTo("128m  2g");
      assertThat(draft.field(DraftField.COMMIT).get()).isEqualTo("autocommit; batch 100");
    }
  }

  @Nested
  class Typing {
    @BeforeEach
    void begin() {
      load("workload = 'lookup'");
    }

    @Test
    void oneValueIsSetAndSeveralVary() {
      type("gets", "10");
      assertThat(plan().parameters()).isEqualTo(Settings.of("gets", "10"));

      type("gets", "1,000; 2,000, 3000");
      assertThat(plan().parameters()).isEqualTo(Settings.NONE);
      assertThat(plan().factor("gets"))
          .map(Factor::range)
          .contains(Range.Listed.of(List.of(1000L, 2000L, 3000L)));
    }

    @Test
    void theStandardNeedsNoSayingUnlessThePlanSaidIt() {
      type("gets", "1000");
      assertThat(plan().parameters()).isEqualTo(Settings.NONE);
      assertThat(draft.changed().get()).isFalse();

      load("workload = 'lookup'\nparameters = { gets = 10 }");
      type("gets", "1,000");
      assertThat(plan().parameters()).isEqualTo(Settings.of("gets", "1000"));
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        textBlock =
            """
            terms | 0       | must be at least 1, not 0
            terms | many    | must be a whole number from 1 to 1,000, not "many"
            terms | ''      | must be a whole number from 1 to 1,000, not ""
            terms | 1 5000  | each must be at most 1,000, not 5,000
            terms | 1 x     | contains x, which is not a whole number
            terms | 3 3     | names 3 twice: use repetitions to measure it again
            """)
    void isRefusedAtItsField(String parameter, String typed, String message) {
      type(parameter, typed);

      assertThat(draft.problems().get()).extracting(Problem::message).containsExactly(message);
      assertThat(draft.problems().get())
          .extracting(draft::fieldOf)
          .containsExactly("parameters." + parameter);
    }

    @Test
    void nodesAreNamedWhereAnEngineIsAClusterAndLeftOutWhereNobodyNamesThem() {
      assertThat(plan().factor("nodes")).isEmpty();

      draft.field(DraftField.NODES).set("1 2, 3");
      Plan typed = plan();
      assertThat(typed.factor("nodes").orElseThrow().range().levels())
          .containsExactly("1", "2", "3");

      draft.field(DraftField.NODES).set("");
      draft.changeTo(typed);
      assertThat(draft.field(DraftField.NODES).get()).isEqualTo("1  2  3");
      assertThat(plan()).isEqualTo(typed);

      draft.field(DraftField.NODES).set("0 100");
      assertThat(draft.problems().get()).extracting(draft::fieldOf).contains("vary.nodes");
    }

    @Test
    void severalHeapsAndCommitStylesVary() {
      draft.field(DraftField.HEAP).set("128m 512m, 2g");
      draft.field(DraftField.COMMIT).set("autocommit; batch 100");

      assertThat(plan().factors())
          .extracting(Factor::name, each -> each.range().levels())
          .contains(
              tuple("heap", List.of("128", "512", "2048")),
              tuple("commit", List.of("autocommit", "batch 100")));

      draft.field(DraftField.HEAP).set("128m much");
      draft.field(DraftField.COMMIT).set("autocommit; batch");
      assertThat(draft.problems().get())
          .extracting(draft::fieldOf)
          .containsExactlyInAnyOrder("jvm.heap", "commit");
    }

    @Test
    void aContendersOwnHeapContradictsOneThatVaries() {
      draft.field(DraftField.HEAP).set("128m 512m");
      draft
          .contenders()
          .set(0, new DraftContender("a/b", Optional.empty(), OptionalInt.of(64), List.of()));

      assertThat(draft.problems().get()).extracting(draft::fieldOf).containsExactly("contenders");
    }

    @Test
    void problemsOfTheRangeStandAtItsFields() {
      draft.vary("terms");
      draft.rangeKind().set(RangeKind.STEPS);
      draft.field(DraftField.COUNT).set("0");
      draft.field(DraftField.FROM).set("5000");

      assertThat(draft.problems().get())
          .extracting(Problem::key)
          .contains("vary.terms.count", "vary.terms.from");
      assertThat(draft.problems().get())
          .extracting(draft::fieldOf)
          .contains("rows.count", "rows.from");
    }
  }

  @Nested
  class ChoosingAWorkload {
    @Test
    void beginsWithWhatItVariesAndKeepsContendersAndConditions() {
      draft.load(TestWiring.preset("quick"));
      List<Contender> contenders = plan().contenders();
      draft.field(DraftField.HEAP).set("1g 2g");

      draft.choose("lookup");

      assertThat(plan().workload()).isEqualTo("lookup");
      assertThat(draft.workload().axis().get()).isEqualTo("pairs");
      assertThat(fields())
          .containsExactly("terms", "gets", "clock", "value_width", "pairs_file", "pairs_sha256");
      assertThat(plan().factor("pairs").orElseThrow().range().numbers()).containsExactly(2800L);
      assertThat(plan().parameters()).isEqualTo(Settings.NONE);
      assertThat(plan().contenders()).isEqualTo(contenders);
      assertThat(plan().factor("heap")).isPresent();
      assertThat(draft.changed().get()).isTrue();

      draft.choose("phases");
      assertThat(plan().factors().getFirst())
          .isEqualTo(Workloads.shipped().standard().vary().getFirst());
      assertThat(fields()).containsExactly("limit", "fetch", "deletes");
    }
  }

  @Nested
  class AFileOfPairs {
    @Test
    void decidesHowManyThereAreWhereTheirFieldIsEmpty() {
      load("workload = 'lookup'\nparameters = { pairs = 7 }");
      type("pairs_file", " /own terms/a, b.csv ");
      assertThat(plan().parameters())
          .isEqualTo(Settings.of("pairs", "7").with("pairs_file", "/own terms/a, b.csv"));

      type("pairs", "");

      assertThat(plan().parameters()).isEqualTo(Settings.of("pairs_file", "/own terms/a, b.csv"));
      assertThat(plan().factors()).isEmpty();
    }

    @Test
    void isToldWhereItCantBeOne() {
      load("workload = 'lookup'\nparameters = { pairs = 7 }");
      type("pairs_file", "terms.txt");

      assertThat(draft.problems().get())
          .extracting(each -> each.key() + ": " + each.message())
          .containsExactly(
              "parameters.pairs_file: must be the path of a .properties or .csv file, or empty,"
                  + " not \"terms.txt\"");
    }
  }

  @Nested
  class Varying {
    @BeforeEach
    void begin() {
      load("workload = 'lookup'\nvary = { pairs = [10, 20] }");
    }

    @Test
    void anotherParameterBeginsWithAFewValuesAndTheFormerHasOne() {
      draft.vary("gets");

      assertThat(fields())
          .containsExactly("pairs", "terms", "clock", "value_width", "pairs_file", "pairs_sha256");
      assertThat(plan().parameters()).isEqualTo(Settings.of("pairs", "2800"));
      assertThat(plan().factors())
          .containsExactly(new Factor("gets", new Range.Geometric(1000, 2, 4)));
    }

    @Test
    void takesTheValuesThatWereTypedForIt() {
      type("terms", "3 5");

      draft.vary("terms");

      assertThat(plan().factors())
          .containsExactly(new Factor("terms", Range.Listed.of(List.of(3L, 5L))));
    }

    @Test
    void staysWithinWhatIsPermitted() {
      type("terms", "400");

      draft.vary("terms");

      assertThat(plan().factor("terms").orElseThrow().range().numbers())
          .containsExactly(400L, 800L);
      for (RangeKind kind : RangeKind.values()) {
        draft.rangeKind().set(kind);
        assertThat(draft.problems().get()).as(kind.toString()).isEmpty();
      }
    }

    @Test
    void nothingLeavesEachParameterAField() {
      draft.vary("");

      assertThat(fields())
          .containsExactly(
              "pairs", "terms", "gets", "clock", "value_width", "pairs_file", "pairs_sha256");
      assertThat(plan().factors()).isEmpty();

      draft.vary("pairs");
      assertThat(plan().factors())
          .containsExactly(new Factor("pairs", Range.Listed.of(List.of(2800L))));
    }

    @Test
    void keepsTheOneValueThatTheFormerHad() {
      load("workload = 'lookup'\nvary = { pairs = [10] }");

      draft.vary("gets");

      assertThat(plan().parameters().values()).isEqualTo(Map.of("pairs", "10"));
    }
  }
}
