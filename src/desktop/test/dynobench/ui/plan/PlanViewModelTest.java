package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dynobench.catalog.Catalog;
import dynobench.session.PlanRunner;
import dynobench.toml.Problem;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.plandraft.DraftContender;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.plandraft.RangeKind;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Parameter;
import java.io.IOException;
import java.nio.file.Files;
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
            new ViewTexts(PlanView.class));
  }

  private List<String> remarks() {
    return model.remarks().get().stream().map(PlanRemark::text).toList();
  }

  @Test
  void saysWhatThePlanAmountsTo() {
    assertThat(model.varied().values().get()).isEqualTo("5,000, 10,000, … 50,000 rows (10 values)");
    assertThat(model.contenders().summary().get()).isEqualTo("7 contenders, 4 engines");
    assertThat(model.amount().get())
        .startsWith("50 trials  ·  1,375,000 rows in total  ·  about ")
        .contains("a rough guess")
        .endsWith("MB of disk at a time");
  }

  @Test
  void offersEnoughRepetitionsWhereThoseOfThePlanDecideNothing() {
    wiring
        .draft()
        .load(
            TestWiring.plan(
                "name='x'\nrepetitions=3\nrows=[10,20]\ncontenders=['h2/mem','hsqldb/mem']"));

    assertThat(remarks()).anyMatch(each -> each.contains("repetitions cannot decide"));
    assertThat(model.enough().get()).isEqualTo(8);

    model.repeatEnough();

    assertThat(wiring.draft().plan().get().orElseThrow().repetitions()).isEqualTo(8);
    assertThat(remarks()).isEmpty();
    assertThat(model.enough().get()).isEqualTo(PlanViewModel.ENOUGH);
  }

  @Test
  void anActionDoesNotWaitForALaterPlan() {
    var runs = new ArrayList<PlanRunner.Checked>();
    wiring.draft().load(TestWiring.plan("name='x'\nrows=[10]\ncontenders=['nothing/mem']"));

    wiring.draft().whenRunnable(runs::add);
    wiring.draft().load(TestWiring.plan("name='x'\nrows=[10]\ncontenders=['h2/mem']"));

    assertThat(wiring.draft().checked().get()).isPresent();
    assertThat(runs.size()).isZero();
  }

  @Test
  void dropsTheContendersThatCannotRunAndBringsThemBack() {
    wiring
        .draft()
        .load(
            TestWiring.plan(
                "name='x'\nworkload='bank'\ncontenders=['h2/mem','je/sync','duckdb/file']"));
    var before = List.copyOf(wiring.draft().contenders());
    assertThat(model.unable().count().getValue()).isEqualTo(2);

    model.unable().drop();

    assertThat(wiring.draft().contenders())
        .extracting(DraftContender::use)
        .containsExactly("h2/mem");
    assertThat(wiring.draft().checked().get()).isPresent();
    assertThat(model.unable().count().getValue()).isZero();

    wiring.planFiles().replacement().undo();
    assertThat(wiring.draft().contenders()).isEqualTo(before);
    assertThat(model.unable().count().getValue()).isEqualTo(2);
  }

  @Test
  void doesNotOfferToDropAllContenders() {
    wiring.draft().load(TestWiring.plan("name='x'\nworkload='bank'\ncontenders=['je/sync']"));

    assertThat(wiring.draft().problems().get()).isNotEmpty();
    assertThat(model.unable().count().getValue()).isZero();
  }

  @Test
  void theTwoIsolationsHaveTwoNames() throws IOException {
    wiring.draft().choose("bank");
    Parameter level =
        wiring.draft().workload().current().orElseThrow().parameter("isolation").orElseThrow();

    assertThat(model.varied().label(level)).isEqualTo("Isolation level");
    assertThat(Files.readString(Path.of("resources/dynobench/ui/plan/text.properties")))
        .contains("\nisolation=One JVM per\n");
  }

  @Test
  void showsOwnCommitStylesOfContenders() {
    wiring.planFiles().preset("commit-styles");

    assertThat(model.contenders().all().get())
        .extracting(ContenderChips.Chip::title)
        .contains("Derby on disk", "Derby on disk · every 100");
  }

  @Test
  void putsEachProblemAtItsField() {
    wiring.draft().field(DraftField.SEED).set("x");
    wiring.draft().field(DraftField.HEAP).set("1m");

    assertThat(model.problems().at("seed").getValue()).isEqualTo("must be a whole number, not x");
    assertThat(model.problems().at("jvm.heap").getValue()).contains("must be at least 16");
    assertThat(model.problems().at("rows").getValue()).isEmpty();
    assertThat(model.remarks().get())
        .extracting(PlanRemark::kind, PlanRemark::field)
        .containsExactlyInAnyOrder(
            tuple(PlanRemark.Kind.PROBLEM, "seed"), tuple(PlanRemark.Kind.PROBLEM, "jvm.heap"));
  }

  @Test
  void listsWhatHasNoFieldAtTheFoot() {
    wiring.planFiles().open(folder);

    assertThat(model.remarks().get())
        .filteredOn(each -> each.kind() == PlanRemark.Kind.PROBLEM)
        .singleElement()
        .matches(each -> each.field().isEmpty())
        .matches(each -> each.text().contains("it is a folder"));
  }

  @Test
  void warnsOfAHeapThatIsTooSmallForRowsInMemory() {
    wiring.draft().field(DraftField.HEAP).set("32m");

    assertThat(remarks())
        .filteredOn(line -> line.contains("It will probably run out of memory"))
        .hasSize(2);
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
    wiring.draft().rangeKind().set(RangeKind.LIST);
    wiring.draft().field(DraftField.SIZES).set(sizes);
  }

  @Test
  void saysInWhichOrderAListIsMeasured() {
    list("5000 1000 2000");
    assertThat(model.varied().values().get())
        .isEqualTo("5,000, 1,000, 2,000 rows (3 values, measured in this order)");
    list("9 1 2 3 4 5 7");
    assertThat(model.varied().values().get())
        .isEqualTo("1 to 9 rows (7 values, measured in the order of the list)");

    wiring.draft().field(DraftField.ISOLATION).set("trial");
    wiring.draft().field(DraftField.ORDER).set("shuffled");
    assertThat(model.varied().values().get()).isEqualTo("1, 2, … 9 rows (7 values)");
  }

  @Test
  void aFieldTellsItsFirstProblemInOneLineAndTheFootAllOfThem() {
    list("0 -1 -2 -3 -4 -5");

    assertThat(model.problems().at("rows.sizes").getValue())
        .isEqualTo("each must be at least 1, not 0 (and 5 more, listed below)");
    assertThat(remarks()).filteredOn(it -> it.startsWith("each must be at least 1")).hasSize(6);
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

  @Test
  void showsWhatContendersHaveOfTheirOwn() {
    wiring
        .draft()
        .load(
            TestWiring.plan(
                "name='x'\ncontenders=[{use='hsqldb/mem', heap='1g', flags=['-Xss1m']}, 'a/b']"));

    assertThat(model.contenders().all().get())
        .extracting(ContenderChips.Chip::title)
        .containsExactly("HSQLDB in memory · heap 1g · -Xss1m", "a/b");
  }

  @Test
  void namesTheVersionsWhereTwoOfOneEngineMeet() throws IOException {
    Path shipped = Path.of(System.getProperty("dynobench.home"), "engines", "h2", "engine.toml");
    Path older = Files.createDirectories(folder.resolve("engines/h2-2.3"));
    Files.writeString(
        older.resolve("engine.toml"),
        Files.readString(shipped).replaceFirst("version = \"[^\"]*\"", "version = \"2.3.232\""));
    wiring = TestWiring.withEngines(folder);
    var chips = new ContenderChips(wiring.draft(), new ViewTexts(PlanView.class));

    wiring
        .draft()
        .load(TestWiring.plan("name='x'\ncontenders=['h2/file', 'h2-2.3/file', 'derby/disk']"));

    assertThat(chips.all().get())
        .extracting(ContenderChips.Chip::title)
        .doesNotHaveDuplicates()
        .contains("H2 2.3.232 on disk", "Derby on disk");
  }

  @Test
  void changesWhatAContenderHasOfItsOwn() {
    ContenderChips.Chip chip = model.contenders().all().get().getFirst();
    var conditions = new ConditionsViewModel(chip.entry());
    conditions.heap().set("8m");
    conditions.flags().set("Xss1m");
    assertThat(conditions.wrong().get()).isTrue();
    assertThat(conditions.wrongHeap().get()).contains("at least 16");
    assertThat(conditions.wrongFlags().get()).contains("starts with -");

    conditions.heap().set("64m");
    conditions.flags().set("-Xss1m");
    conditions.commit().set("every 7");
    assertThat(conditions.wrong().get()).isFalse();
    model.contenders().add(chip, conditions.entry());
    assertThat(wiring.draft().contenders().get(1).conditions())
        .containsExactly("every 7", "heap 64m", "-Xss1m");

    model.contenders().change(model.contenders().all().get().get(1), chip.entry());
    assertThat(model.problems().at("contenders").getValue()).contains("is named twice");
  }

  @Test
  void describesTheWorkload() {
    wiring.draft().choose("lookup");

    assertThat(model.varied().about().get())
        .startsWith("Loads pairs of texts")
        .contains("shows the limit. Source: Sujit Pal");
    assertThat(model.varied().axes().get())
        .containsExactly("pairs", "terms", "gets", "value_width", "");
    assertThat(model.varied().axis("value_bytes")).isEqualTo("Value bytes");
    assertThat(model.varied().axis("")).isEqualTo("nothing");
    assertThat(model.varied().values().get()).isEqualTo("2,800 pairs");
    assertThat(model.amount().get()).contains("pairs in total");
    assertThat(wiring.draft().workload().fields().get())
        .extracting(model.varied()::tip)
        .contains(
            "Number of terms to look up.\nFrom 1 to 1,000 (terms). Default: 5."
                + " To vary the parameter, enter several values separated by spaces.");
  }

  @Test
  void putsProblemsOfParametersAtTheirFieldsAndOthersOnTop() {
    wiring.draft().choose("lookup");
    wiring.draft().workload().text("gets").set("0");
    assertThat(model.problems().at("parameters.gets").getValue())
        .contains("must be at least 1, not 0");

    var gets =
        wiring.draft().workload().fields().get().stream()
            .filter(each -> each.id().equals("gets"))
            .findFirst()
            .orElseThrow();
    assertThat(model.varied().unit(gets).getValue()).isEqualTo("gets");
    wiring.draft().workload().text("gets").set("1 0");
    assertThat(model.varied().unit(gets).getValue()).isEqualTo("gets (2 values)");
    assertThat(model.problems().at("parameters.gets").getValue()).startsWith("each must be");
    assertThat(model.remarks().get()).allMatch(it -> !it.field().isEmpty());
  }

  @Test
  void severalCommitStylesStandInAText() {
    CommitChoice commit = model.commit();
    assertThat(commit.several().get()).isFalse();

    commit.add("batch 100");
    assertThat(commit.several().get()).isTrue();
    assertThat(commit.text().get()).isEqualTo("autocommit; batch 100");
    assertThat(commit.offered())
        .containsExactly("every 100", "batch 1000", "values 100", "one transaction");

    commit.typing(true);
    commit.text().set("batch 100");
    assertThat(commit.several().get()).isTrue();
    commit.typing(false);
    assertThat(commit.several().get()).isFalse();
    assertThat(commit.style().get()).isEqualTo("batch");
    assertThat(commit.rows().get()).isEqualTo("100");
  }

  @Test
  void aCommitStyleOfMultiRowInsertsHasANumberOfRows() {
    CommitChoice commit = model.commit();

    commit.style().set("values");

    assertThat(commit.counted().get()).isTrue();
    assertThat(commit.text().get()).isEqualTo("values 100");
  }
}
