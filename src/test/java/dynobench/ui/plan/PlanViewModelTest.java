package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.toml.Problem;
import dynobench.ui.desk.Desk;
import dynobench.ui.desk.DraftField;
import dynobench.ui.desk.PlanDraft;
import dynobench.ui.desk.TestDesk;
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
  private Desk desk;
  private PlanViewModel model;

  @BeforeEach
  void begin() {
    desk = TestDesk.withEngines(folder);
    desk.planFiles().preset("article-2005");
    model = new PlanViewModel(desk, new Texts(PlanView.class));
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
    desk.planFiles().preset("commit-styles");

    assertThat(model.chips().get())
        .extracting(PlanViewModel.Chip::title)
        .contains("Derby on disk", "Derby on disk · every 100");
  }

  @Test
  void putsEachProblemAtItsField() {
    desk.draft().field(DraftField.SEED).set("x");
    desk.draft().field(DraftField.HEAP).set("1m");

    assertThat(model.problem("seed").getValue()).isEqualTo("must be a whole number, not x");
    assertThat(model.problem("jvm.heap").getValue()).contains("must be at least 16");
    assertThat(model.problem("rows").getValue()).isEmpty();
    assertThat(model.general().get()).isEmpty();
  }

  @Test
  void putsWhatHasNoFieldOnTop() {
    desk.planFiles().open(folder);

    assertThat(model.general().get()).singleElement().asString().contains("it is a folder");
  }

  @Test
  void warnsOfAHeapThatIsTooSmallForRowsInMemory() {
    desk.draft().field(DraftField.HEAP).set("32m");

    assertThat(model.warnings().get()).isNotEmpty().allMatch(line -> line.contains("memory"));
  }

  @Test
  void takesTheCommitStyleApart() {
    desk.draft().field(DraftField.COMMIT).set("batch 1000");
    assertThat(model.commit().style().get()).isEqualTo("batch");
    assertThat(model.commit().rows().get()).isEqualTo("1000");

    model.commit().style().set("every");
    model.commit().rows().set("2,500");
    assertThat(desk.draft().field(DraftField.COMMIT).get()).isEqualTo("every 2500");
    assertThat(model.commit().rows().get()).isEqualTo("2,500");
  }

  @Test
  void namesWhereThePlanComesFrom() {
    assertThat(model.origin().get()).isEqualTo("preset article-2005");

    desk.draft().field(DraftField.SEED).set("1");
    assertThat(model.origin().get()).isEqualTo("preset article-2005, changed");
  }

  private void list(String sizes) {
    desk.draft().rowsKind().set(PlanDraft.RowsKind.LIST);
    desk.draft().field(DraftField.SIZES).set(sizes);
  }

  @Test
  void saysInWhichOrderAListIsMeasured() {
    list("5000 1000 2000");
    assertThat(model.sizes().get())
        .isEqualTo("5,000, 1,000, 2,000 rows (3 sizes, measured in this order)");
    list("9 1 2 3 4 5 7");
    assertThat(model.sizes().get())
        .isEqualTo("1 to 9 rows (7 sizes, measured in the order of the list)");

    desk.draft().field(DraftField.ISOLATION).set("trial");
    desk.draft().field(DraftField.ORDER).set("shuffled");
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
    desk = TestDesk.in(folder, waiting::add);
    desk.draft().catalog().set(Optional.of(Catalog.load(desk.home().engineRoots())));
    desk.draft().load(TestDesk.preset("article-2005"));
    desk.draft().field(DraftField.HEAP).set("9999g");
    while (!waiting.isEmpty()) {
      waiting.removeFirst().run();
    }
    List<Problem> found = desk.draft().problems().get();
    assertThat(found).extracting(Problem::key).containsExactly("jvm.heap");

    desk.draft().field(DraftField.SEED).set("7");
    assertThat(desk.draft().problems().get()).isEqualTo(found);
    assertThat(desk.draft().job().get()).isEmpty();

    desk.draft().load(TestDesk.preset("quick"));
    assertThat(desk.draft().problems().get()).isEmpty();
  }
}
