package dynobench.ui.runs;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.files.FolderTree;
import dynobench.result.MadeDuel;
import dynobench.result.SampleRun;
import dynobench.store.RunLog;
import dynobench.ui.RunsWiring;
import dynobench.ui.Wiring;
import dynobench.ui.runs.RunItem.Group;
import dynobench.ui.runs.RunItem.Stored;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.FolderWindow;
import dynobench.ui.tasks.Notifications.Notification;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunsViewModelTest {
  private static final String LATE = "2026-11-21-0815-quick";
  private static final String EARLY = "2026-11-20-0700-quick";
  private static final Instant TODAY = Instant.parse("2026-11-21T08:15:00Z");
  private static final Instant YESTERDAY = Instant.parse("2026-11-20T07:00:00Z");

  @TempDir Path workspace;

  private RunsWiring it;
  private Wiring wiring;
  private RunsViewModel model;

  @BeforeEach
  void store() {
    it = RunsWiring.in(workspace);
    wiring = it.wiring();
    it.store(LATE, TODAY, 100, 110);
    it.store(EARLY, YESTERDAY, 100);
    var texts = new ViewTexts(RunsView.class);
    var folders = new FolderWindow("no-such-program", true);
    model =
        new RunsViewModel(
            wiring.library(),
            wiring.addRounds(),
            new RunOpening(wiring.library(), wiring.display(), wiring.navigation(), () -> 0),
            new RunChanges(wiring.library(), wiring.display(), wiring.tasks(), folders, texts),
            wiring.clock(),
            texts);
  }

  private List<String> titles() {
    return model.groups().get().stream().map(Group::title).toList();
  }

  private Stream<RunItem> items() {
    return model.groups().get().stream().flatMap(group -> group.items().stream());
  }

  private RunItem item(String key) {
    return items().filter(each -> each.key().endsWith(key)).findFirst().orElseThrow();
  }

  private List<String> runs() {
    return items()
        .flatMap(each -> each instanceof Stored run ? Stream.of(run.entry().id()) : Stream.empty())
        .toList();
  }

  private void select(String... keys) {
    model.selected().setAll(Stream.of(keys).map(this::item).toList());
  }

  private String state(String id) {
    return model.words().state((Stored) item(id));
  }

  @Test
  void runsStandUnderTheirDayAndReferencesBelow() {
    it.store("2026-11-02-0700-quick", Instant.parse("2026-11-02T07:00:00Z"), 100);
    model.refresh();

    assertThat(titles()).containsExactly("Today", "Yesterday", "2 November 2026", "References");
    assertThat(model.empty().get()).isEmpty();
  }

  @Test
  void anEmptyWorkspaceSaysWhatToDo() {
    select(LATE, EARLY);
    model.delete();

    assertThat(titles()).containsExactly("References");
    assertThat(model.empty().get()).contains("Press Run");
  }

  @Test
  void aSearchKeepsLinesInWhichAllItsWordsOccur() {
    model.search().set("QUICK yesterday");
    assertThat(runs()).containsExactly(EARLY);

    model.search().set("lawrence");
    assertThat(titles()).containsExactly("References");

    model.search().set("nowhere");
    assertThat(model.empty().get()).contains("nowhere");
  }

  @Test
  void aRunWithAMadeIdIsCalledByItsPlanAndAnotherByItsName() {
    select(EARLY);
    model.rename(((Stored) item(EARLY)).entry(), " page cache 4000 ");

    assertThat(((Stored) item(LATE)).entry().name()).isEqualTo("quick");
    assertThat(((Stored) item("page cache 4000")).entry().name()).isEqualTo("page cache 4000");
  }

  @Test
  void aNameThatCannotBeIsASentence() {
    model.rename(((Stored) item(EARLY)).entry(), "../up");

    assertThat(wiring.notifications().list())
        .extracting(Notification::sentence)
        .singleElement()
        .asString()
        .startsWith("Cannot rename " + EARLY);
    assertThat(runs()).contains(EARLY);
  }

  @Test
  void theRunThatIsShownStaysShownUnderItsNewName() {
    select(EARLY);
    model.open();
    model.rename(((Stored) item(EARLY)).entry(), "renamed");

    assertThat(wiring.display().run().get().id()).isEqualTo("renamed");
    assertThat(model.isShown(item("renamed"))).isTrue();
  }

  @Test
  void howFarARunGotIsSaid() throws IOException {
    Path cut = it.store("cut", TODAY, 100);
    Path log = cut.resolve("events.jsonl");
    List<String> lines = Files.readAllLines(log);
    Files.write(log, lines.subList(0, lines.size() - 1));
    it.store("broken", TODAY, 100);
    it.damage("broken", 1, "?");
    Files.createDirectories(it.folder("pictures"));
    model.refresh();

    assertThat(state(LATE)).isEqualTo("4 trials");
    assertThat(state("cut")).isEqualTo("cut off 2/4");
    assertThat(state("broken")).isEqualTo("damaged");
    assertThat(state("pictures")).isEqualTo("damaged");
    assertThat(model.words().sentence((Stored) item("pictures"))).contains("no readable events");
  }

  @Test
  void aRunThatIsWrittenByALivingProcessCannotBeThrownAway() {
    try (var log = RunLog.create(it.folder("going"))) {
      SampleRun.events().stream().limit(5).forEach(log);
      model.refresh();
      select("going");

      assertThat(state("going")).startsWith("running");
      assertThat(model.single()).isEmpty();
      model.delete();
      assertThat(runs()).contains("going");
    }
  }

  @Test
  void whatWasDeletedCanBeTakenBack() {
    select(LATE);
    model.delete();
    assertThat(runs()).containsExactly(EARLY);
    assertThat(model.bin().line().get()).contains(LATE);

    model.bin().undo();
    assertThat(runs()).containsExactly(LATE, EARLY);
    assertThat(model.bin().line().get()).isEmpty();
    assertThat(wiring.notifications().list()).isEmpty();
  }

  @Test
  void aRunIsLaidOverTheChartsAndTakenAwayAgain() {
    select(LATE, "lawrence-2005");
    model.overlay();
    assertThat(wiring.display().overlays())
        .extracting(each -> each.figures().id() + " " + each.reference())
        .containsExactly(LATE + " false", "lawrence-2005 true");
    assertThat(model.isOverlaid(item(LATE))).isTrue();

    model.overlay();
    assertThat(wiring.display().overlays()).isEmpty();
  }

  @Test
  void twoRunsAreComparedFromTheOlderOne() {
    select(LATE, EARLY);
    model.compare();

    assertThat(wiring.display().compared()).containsExactly(it.folder(EARLY), it.folder(LATE));
  }

  @Test
  void aSingleRunIsComparedWithTheOneThatIsShown() {
    select(EARLY);
    assertThat(model.comparable()).isEmpty();
    wiring.archive().open(it.folder(LATE));

    assertThat(model.comparable()).containsExactly(it.folder(LATE), it.folder(EARLY));
  }

  @Test
  void openingAReferenceShowsItsFigures() {
    select("lawrence-2005");
    model.open();

    assertThat(wiring.display().run().get().origin()).isEqualTo(ShownRun.Origin.REFERENCE);
    assertThat(wiring.display().figures().id()).isEqualTo("lawrence-2005");
  }

  @Test
  void notesAreKeptWhenTheyArePutAway() {
    select(LATE);
    model.toggleNotes();
    model.notes().text().set("after the upgrade");
    model.toggleNotes();
    assertThat(model.notes().title().get()).isEmpty();

    model.toggleNotes();
    assertThat(model.notes().text().get()).isEqualTo("after the upgrade");
    assertThat(wiring.archive().store().notes(it.folder(LATE))).isEqualTo("after the upgrade");
  }

  @Test
  void aMissingFileManagerIsASentence() {
    select(LATE);
    model.showFolder();

    assertThat(wiring.notifications().list())
        .singleElement()
        .satisfies(said ->
            assertThat(said.sentence())
                .startsWith("Cannot open " + it.folder(LATE))
                .contains("no-such-program"));
  }

  @Test
  void runsOfOtherProcessesAppearWhenTheUserComesBack() throws IOException {
    it.store("other", TODAY, 100);
    Files.setLastModifiedTime(
        workspace.resolve("runs"), FileTime.from(RunsWiring.NOW.plus(Duration.ofMinutes(1))));
    model.visibilityChanged(true);

    assertThat(runs()).contains("other");
  }

  @Test
  void whatCouldBeDeletedCanBeTakenBackThoughAnotherRunCouldNot() throws IOException {
    select(LATE, EARLY);
    FolderTree.delete(it.folder(LATE));
    model.delete();

    assertThat(runs()).isEmpty();
    assertThat(wiring.notifications().list()).hasSize(1);
    assertThat(model.bin().line().get()).contains(EARLY);
    model.bin().undo();
    assertThat(runs()).containsExactly(EARLY);
  }

  @Test
  void publishedRatesOfAWorkloadAreLaidOverIt() {
    select("hsqldb-testbench");

    model.overlay();

    assertThat(wiring.display().overlays())
        .extracting(each -> each.figures().id())
        .containsExactly("hsqldb-testbench");
  }

  @Test
  void roundsCanBeAddedToOneEndedRunOfAKindThatTakesThem() {
    SampleRun.store(it.folder("duel"), new MadeDuel(MadeDuel.rules()).rounds(10, 1.3).events());
    model.refresh();

    select(LATE);
    assertThat(model.whyNoRounds()).isEmpty();
    select("duel");
    assertThat(model.whyNoRounds()).isEqualTo("a duel ends with a verdict");
    select(LATE, EARLY);
    assertThat(model.whyNoRounds()).isEmpty(); // obvious
    assertThat(model.single()).isEmpty();
  }
}
