package dynobench.ui.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.DiskKind;
import dynobench.result.CrashResult;
import dynobench.result.CrashedRun;
import dynobench.result.SampleRun;
import dynobench.session.ProgramHome;
import dynobench.ui.RunsWiring;
import dynobench.ui.shownrun.EngineSelection.Pick;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashViewModelTest {
  @TempDir Path workspace;

  private RunsWiring it;
  private CrashViewModel model;

  @BeforeEach
  void wire() {
    it = RunsWiring.in(workspace);
    var texts = new ViewTexts(CrashView.class);
    model =
        new CrashViewModel(
            it.wiring().display(),
            it.wiring().live(),
            it.wiring().draft(),
            it.wiring().planFiles().crashes(),
            it.wiring().tasks(),
            texts);
  }

  private void loadEngines() {
    it.wiring().draft().catalog().set(Optional.of(Catalog.load(ProgramHome.find().engineRoots())));
  }

  private void openCrashes() {
    Path run = SampleRun.store(it.folder("crashed"), CrashedRun.events());
    it.wiring().archive().refresh();
    it.wiring().archive().open(run);
    it.settle();
  }

  @Test
  void saysWhatToDoWhereNothingHasCrashed() {
    assertThat(model.sentence().get()).contains("press \u201cTest power cut\u201d");
    assertThat(model.picture().get().isEmpty()).isTrue();
    assertThat(model.canPull().get()).isFalse();
  }

  @Test
  void offersEveryModeThatHasSomethingToLose() {
    loadEngines();

    assertThat(model.choices().get())
        .extracting(Resolved::use)
        .contains("sqlite/wal-full", "hsqldb/cached", "je/sync")
        .doesNotContain("hsqldb/mem", "baseline-map/heap");
    assertThat(model.canPull().get()).isTrue();
  }

  @Test
  void takesWhoWasPickedAmongTheEngines() {
    loadEngines();
    Resolved je =
        model.choices().get().stream()
            .filter(each -> each.use().equals("je/sync"))
            .findFirst()
            .orElseThrow();

    it.wiring().display().picked().pick(new Pick.OfMode(je, new Availability.Available()));

    assertThat(model.chosen().get()).map(Resolved::use).contains("je/sync");
  }

  @Test
  void drawsTheLastWriterAndTellsWhatWasLeft() {
    openCrashes();

    assertThat(model.crashes().get()).hasSize(3);
    assertThat(model.picture().get().mostRows()).isEqualTo(1_000);
    assertThat(model.picture().get().mostMillis()).isEqualTo(1_000);
    assertThat(model.sentence().get())
        .isEqualTo(
            "Appended file: power cut after 1.0 s, 1,000 rows acknowledged: cannot be opened and"
                + " read: page 17 is gone");
  }

  @Test
  void saysTheVerdictOnTheRun() {
    assertThat(model.verdict().get()).isEmpty();

    openCrashes();

    assertThat(model.verdict().get())
        .startsWith("Appended file kept 58 % of acknowledged rows over 3 crashes;");
    assertThat(model.verdicts().get()).isEmpty();
  }

  @Test
  void drawsTheWorstLossOfAFinishedRun() {
    Path run =
        SampleRun.store(
            it.folder("killed"), CrashedRun.ofKills("killed", DiskKind.EXT4, 0, 400, 10, 0));
    it.wiring().archive().refresh();
    it.wiring().archive().open(run);
    it.settle();

    assertThat(model.sentence().get())
        .endsWith("killed after 1.0 s, 1,000 rows acknowledged: 400 lost");
  }

  @Test
  void drawsTheWriterOfTheCrashThatIsSelected() {
    openCrashes();
    CrashResult second = model.crashes().get().get(1);

    model.selected().set(Optional.of(second));

    assertThat(model.picture().get().crashes()).containsExactly(second);
    assertThat(model.sentence().get())
        .endsWith("killed after 1.0 s, 1,000 rows acknowledged: 250 lost");
  }

  @Test
  void offersThePlanThatWasOpened() throws IOException {
    assertThat(model.canRunPlan().get()).isFalse();
    Path file =
        Files.writeString(
            workspace.resolve("lab.toml"),
            """
            name = "lab"
            contenders = ["h2/file", "je/sync"]
            [crash]
            pulls = 8
            closings = 1
            """);

    it.wiring().planFiles().open(file);
    it.settle();
    loadEngines();

    assertThat(model.opened().get())
        .map(model::description)
        .contains(
            "lab: 2 contenders, each killed 20 times, power cut 8 times, crashed while closing"
                + " once, after 1 to 30 s, ext4");
    assertThat(model.canRunPlan().get()).isTrue();
  }

  @Test
  void roundNumbersStandAtTheAxes() {
    assertThat(CrashPane.step(77_593)).isEqualTo(20_000);
    assertThat(CrashPane.step(9_167_055)).isEqualTo(2_500_000);
    assertThat(CrashPane.step(4_000)).isEqualTo(1_000);
    assertThat(CrashPane.step(0)).isPositive();
  }
}
