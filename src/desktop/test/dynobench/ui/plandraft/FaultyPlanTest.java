package dynobench.ui.plandraft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FaultyPlanTest {
  @TempDir Path folder;
  private Wiring wiring;
  private PlanDraft draft;

  @BeforeEach
  void begin() {
    wiring = TestWiring.in(folder);
    draft = wiring.draft();
  }

  private void open(String text) throws IOException {
    wiring
        .planFiles()
        .open(Files.writeString(folder.resolve("f.toml"), "contenders = ['a/b']\n" + text));
  }

  private List<String> problems() {
    return draft.problems().get().stream()
        .map(each -> draft.fieldOf(each) + ": " + each.message())
        .toList();
  }

  private List<String> general() {
    return wiring.planFiles().refusal().get().stream().skip(1).toList();
  }

  @Test
  void anUnknownWorkloadStandsAtThePicker() throws Exception {
    open("name = 'x'\nworkload = 'lockup'\nparameters = { gets = 3 }");

    assertThat(draft.workload().id().get()).isEqualTo("lockup");
    assertThat(problems())
        .containsExactly("workload: there is no workload \"lockup\"; did you mean \"lookup\"?");
    assertThat(general()).isEmpty();

    draft.choose("lookup");
    assertThat(draft.problems().get()).isEmpty();
  }

  @Test
  void wrongParametersStandAtTheirFieldsAndUnknownOnesOnTop() throws Exception {
    open(
        """
        name = "x"
        workload = "records"
        parameters = { reads = 0, writes = "many", value_bytes = 1.5, colour = 3 }
        vary = { scans = [1, "x"], records = { from = 10, step = "?", count = 2 } }
        """);

    assertThat(draft.workload().axis().get()).isEqualTo("records");
    assertThat(draft.workload().text("reads").get()).isEqualTo("0");
    assertThat(draft.workload().text("scans").get()).isEqualTo("1  x");
    assertThat(draft.field(DraftField.STEP).get()).isEqualTo("?");
    assertThat(draft.problems().get())
        .extracting(draft::fieldOf)
        .containsExactlyInAnyOrder(
            "parameters.reads",
            "parameters.writes",
            "parameters.value_bytes",
            "parameters.scans",
            "rows.step");
    assertThat(general())
        .singleElement()
        .asString()
        .contains("parameters.colour: is not a parameter of the workload records");
  }

  @Test
  void wrongHeapsAndCommitStylesStandAtTheirFields() throws Exception {
    open(
        """
        name = "x"
        vary = { heap = ["128m", "much"], commit = ["every", "batch 3"], rows = [0, 5] }
        """);

    assertThat(draft.field(DraftField.HEAP).get()).isEqualTo("128m  much");
    assertThat(draft.field(DraftField.COMMIT).get()).isEqualTo("every; batch 3");
    assertThat(draft.field(DraftField.SIZES).get()).isEqualTo("0  5");
    assertThat(draft.problems().get())
        .extracting(draft::fieldOf)
        .containsExactlyInAnyOrder("jvm.heap", "commit", "rows.sizes");

    draft.field(DraftField.HEAP).set("128m");
    draft.field(DraftField.COMMIT).set("every 2; batch 3");
    draft.field(DraftField.SIZES).set("5");
    assertThat(draft.problems().get()).isEmpty();
  }

  @Test
  void whatOnlyTheNameIsWrongOfIsShownAsItIs() throws Exception {
    open(
        """
        workload = "lookup"
        vary = { heap = ["128m"], gets = { from = 2, factor = 3, count = 2 }, terms = [4] }
        parameters = { pairs = 7 }
        """);
    draft.field(DraftField.NAME).set("x");

    assertThat(draft.plan().get())
        .contains(
            TestWiring.plan(
                """
                name = "x"
                contenders = ["a/b"]
                workload = "lookup"
                vary = { heap = ["128m"], gets = { from = 2, factor = 3, count = 2 }, terms = [4] }
                parameters = { pairs = 7 }
                """));
  }

  @Test
  void contendersKeepTheirConditions() throws Exception {
    wiring
        .planFiles()
        .open(
            Files.writeString(
                folder.resolve("f.toml"),
                """
                contenders = [
                  { use = "a/b", heap = "64m", flags = ["-Xss1m"] },
                  { use = "c/d", heap = "wide" },
                ]
                """));

    assertThat(draft.contenders())
        .extracting(DraftContender::use, DraftContender::conditions)
        .containsExactly(tuple("a/b", List.of("heap 64m", "-Xss1m")));
    assertThat(general()).singleElement().asString().contains("contenders.heap");
  }
}
