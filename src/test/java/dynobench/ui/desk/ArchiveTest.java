package dynobench.ui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.doubt.Kind;
import dynobench.result.Damage;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.ui.RunsDesk;
import dynobench.ui.desk.Notices.Notice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveTest {
  @TempDir Path workspace;

  private RunsDesk it;
  private Desk desk;

  @BeforeEach
  void store() {
    it = RunsDesk.in(workspace);
    desk = it.desk();
    it.store("one", RunsDesk.NOW, 100);
  }

  private RunResult open(String id) {
    desk.archive().open(it.folder(id));
    it.settle();
    return desk.showing().result();
  }

  @Test
  void aStoredRunIsShownWithItsFolder() {
    RunResult result = open("one");

    assertThat(result.trials()).hasSize(2);
    assertThat(desk.showing().run().get())
        .isEqualTo(new Shown("one", Shown.Origin.STORED, Optional.of(it.folder("one"))));
    assertThat(desk.notices().list()).isEmpty();
  }

  @Test
  void damagedLinesAreToldAndTheRestIsShown() throws IOException {
    it.damage("one", 3, "{broken");
    RunResult result = open("one");

    assertThat(result.damages()).extracting(Damage::line).containsExactly(3);
    assertThat(result.trials()).hasSize(2);
    assertThat(desk.notices().list())
        .extracting(Notice::sentence)
        .singleElement()
        .asString()
        .startsWith("1 line of the log of one can't be read and was skipped, the first is line 3:");
  }

  @Test
  void eventsOfANewerVersionAreOneNoteAndNoMessage() throws IOException {
    SampleRun.store(it.folder("two"), SampleRun.events());
    it.damage("two", 5, "{\"type\":\"HistogramSeen\",\"atMillis\":1}");

    assertThat(open("two").damages()).isEmpty();
    assertNotedOnce();
    desk.archive().replay(it.folder("two"), () -> 0);
    it.settle();
    desk.showing().endReplay();
    it.settle();
    assertNotedOnce();
  }

  private void assertNotedOnce() {
    assertThat(desk.notices().list()).isEmpty();
    assertThat(desk.showing().doubts())
        .filteredOn(each -> each.kind() == Kind.NEWER_EVENTS)
        .singleElement()
        .satisfies(note ->
            assertThat(note.sentence())
                .startsWith("1 event of a kind that this version doesn't know (HistogramSeen)"));
    assertThat(desk.showing().doubts()).noneMatch(each -> each.kind() == Kind.LOG_DAMAGED);
  }

  @Test
  void thePlanOfALostFirstLineComesFromItsFile() throws IOException {
    it.damage("one", 1, "lost");
    RunResult result = open("one");

    assertThat(result.started()).isEmpty();
    assertThat(result.plan().orElseThrow().name()).isEqualTo("quick");
    assertThat(result.environment()).isPresent();
  }

  @Test
  void aFolderWithoutALogShowsItsPlan() throws IOException {
    Files.delete(it.folder("one").resolve("events.jsonl"));
    RunResult result = open("one");

    assertThat(result.plan().orElseThrow().name()).isEqualTo("quick");
    assertThat(desk.notices().list())
        .extracting(Notice::sentence)
        .singleElement()
        .asString()
        .startsWith("Cannot read the run ")
        .endsWith(" Its plan can be read: quick, 4 trials.");
  }

  @Test
  void aForeignFolderIsASentenceAndNoFailure() throws IOException {
    Files.createDirectories(it.folder("pictures"));
    RunResult result = open("pictures");

    assertThat(result.trials()).isEmpty();
    assertThat(desk.notices().list())
        .extracting(Notice::sentence)
        .singleElement()
        .asString()
        .endsWith(" Its plan can't be read either.");
  }

  @Test
  void aRunThatCannotBeReplayedIsASentence() {
    desk.archive().replay(it.folder("gone"), () -> 0);

    assertThat(desk.showing().replay().get()).isEmpty();
    assertThat(desk.notices().list())
        .singleElement()
        .satisfies(said -> assertThat(said.sentence()).startsWith("Cannot read the run "));
  }

  @Test
  void theFolderIsLookedAtAgainOnlyWhenItChanged() throws IOException {
    desk.archive().refresh();
    var before = desk.archive().runs().get();
    desk.archive().refreshIfChanged();
    assertThat(desk.archive().runs().get()).isSameAs(before);

    it.store("two", RunsDesk.NOW, 100);
    Files.setLastModifiedTime(workspace.resolve("runs"), FileTime.from(RunsDesk.NOW));
    desk.archive().refreshIfChanged();
    assertThat(desk.archive().runs().get().orElseThrow()).hasSize(2);
  }

  @Test
  void anOlderListingDoesNotReplaceANewerOne() throws IOException {
    var late = new ArrayList<Runnable>();
    desk =
        Desk.of(
            desk.home(),
            desk.bench(),
            desk.clock(),
            desk.dialogs(),
            new Background(Runnable::run, late::add));
    desk.archive().refresh();
    it.store("two", RunsDesk.NOW, 100);
    desk.archive().refresh();

    late.reversed().forEach(Runnable::run);

    assertThat(desk.archive().runs().get().orElseThrow()).hasSize(2);
  }
}
