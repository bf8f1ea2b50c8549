package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.toml.Problem;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.draft.DraftField;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.parts.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanViewModelTest {
  @TempDir Path folder;
  private Wiring wiring;
  private PlanViewModel model;

  @BeforeEach
  void begin() {
    wiring = TestWiring.withEngines(folder);
    wiring.planFiles().preset("article-2005");
    model =
        new PlanViewModel(
            wiring.draft(),
            wiring.planFiles(),
            wiring.library(),
            wiring.tasks(),
            new Texts(PlanView.class));
  }

  @Test
  void saysWhatThePlanAmountsTo() {
    assertThat(model.sizes().get()).isEqualTo("5,000, 10,000, … 50,000 rows (10 sizes)");
    assertThat(model.contenders().get()).isEqualTo("5 contenders, 2 engines");
    assertThat(model.amount().get())
        .startsWith("50 trials  ·  1,375,000 rows in all  ·  about ")
        .contains("a rough guess")
        .endsWith("MB of disk at a time");
  }

  @Test
  void showsOwnCommitStylesOfContenders() {
    wiring.planFiles().preset("commit-styles");

    assertThat(model.chips().get())
        .extracting(PlanViewModel.Chip::title)
        .contains("Derby on disk", "Derby on disk · every 100");
  }

  @Test
  void putsEachProblemAtItsField() {
    wiring.draft().field(DraftField.SEED).set("x");
    wiring.draft().field(DraftField.HEAP).set("1m");

    assertThat(model.problem("seed").getValue()).isEqualTo("must be a whole number, not x");
    assertThat(model.problem("jvm.heap").getValue()).contains("must be at least 16");
    assertThat(model.problem("rows").getValue()).isEmpty();
    assertThat(model.general().get()).isEmpty();
  }

  @Test
  void putsWhatHasNoFieldOnTop() {
    wiring.planFiles().open(folder);

    assertThat(model.general().get()).singleElement().asString().contains("it is a folder");
  }

  @Test
  void warnsOfAHeapThatIsTooSmallForRowsInMemory() {
    wiring.draft().field(DraftField.HEAP).set("32m");

    assertThat(model.warnings().get()).isNotEmpty().allMatch(line -> line.contains("memory"));
  }

  @Test
  void takesTheCommitStyleApart() {
    wiring.draft().field(DraftField.COMMIT).set("batch 1000");
    assertThat(model.commit().style().get()).isEqualTo("batch");
    assertThat(model.commit().rows().get()).isEqualTo("1000");

    model.commit().style().set("every");
    model.commit().rows().set("2,500");
    assertThat(wiring.draft().field(DraftField.COMMIT).get()).isEqualTo("every 2500");
    assertThat(model.commit().rows().get()).isEqualTo("2,500");
  }

  @Test
  void namesWhereThePlanComesFrom() {
    assertThat(model.origin().get()).isEqualTo("preset article-2005");

    wiring.draft().field(DraftField.SEED).set("1");
    assertThat(model.origin().get()).isEqualTo("preset article-2005, changed");
  }

  private void list(String sizes) {
    wiring.draft().rowsKind().set(PlanDraft.RowsKind.LIST);
    wiring.draft().field(DraftField.SIZES).set(sizes);
  }

  @Test
  void saysInWhichOrderAListIsMeasured() {
    list("5000 1000 2000");
    assertThat(model.sizes().get())
        .isEqualTo("5,000, 1,000, 2,000 rows (3 sizes, measured in this order)");
    list("9 1 2 3 4 5 7");
    assertThat(model.sizes().get())
        .isEqualTo("1 to 9 rows (7 sizes, measured in the order of the list)");

    wiring.draft().field(DraftField.ISOLATION).set("trial");
    wiring.draft().field(DraftField.ORDER).set("shuffled");
    assertThat(model.sizes().get()).isEqualTo("1, 2, … 9 rows (7 sizes)");
  }

  @Test
  void tellsAFewProblemsOfAFieldAndHowManyMoreThereAre() {
    list("0 -1 -2 -3 -4 -5");

    assertThat(model.problem("rows.sizes").getValue().lines())
        .hasSize(5)
        .startsWith("each must be at least 1, not 0")
        .endsWith("… and 2 more, see Problems");
  }

  @Test
  void whatTheMachineHasAgainstAPlanStandsUntilItHasLookedAgain() {
    var waiting = new ArrayList<Runnable>();
    wiring = TestWiring.in(folder, waiting::add);
    wiring.draft().catalog().set(Optional.of(Catalog.load(wiring.home().engineRoots())));
    wiring.draft().load(TestWiring.preset("article-2005"));
    wiring.draft().field(DraftField.HEAP).set("9999g");
    while (!waiting.isEmpty()) {
      waiting.removeFirst().run();
    }
    List<Problem> found = wiring.draft().problems().get();
    assertThat(found).extracting(Problem::key).containsExactly("jvm.heap");

    wiring.draft().field(DraftField.SEED).set("7");
    assertThat(wiring.draft().problems().get()).isEqualTo(found);
    assertThat(wiring.draft().checked().get()).isEmpty();

    wiring.draft().load(TestWiring.preset("quick"));
    assertThat(wiring.draft().problems().get()).isEmpty();
  }
}
