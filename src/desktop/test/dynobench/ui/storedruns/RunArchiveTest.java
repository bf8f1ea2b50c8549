package dynobench.ui.storedruns;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.result.DamagedLine;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.runfile.RunFileWriter;
import dynobench.store.RunReader;
import dynobench.ui.RunsWiring;
import dynobench.ui.Wiring;
import dynobench.ui.plan.PlanDrop;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.Notifications.Notification;
import dynobench.warning.ResultWarnings;
import dynobench.warning.WarningKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunArchiveTest {
  @TempDir Path workspace;

  private RunsWiring it;
  private Wiring wiring;

  @BeforeEach
  void store() {
    it = RunsWiring.in(workspace);
    wiring = it.wiring();
    it.store("one", RunsWiring.NOW, 100);
  }

  private RunResult open(String id) {
    wiring.archive().open(it.folder(id));
    it.settle();
    return wiring.display().result();
  }

  @Test
  void aStoredRunIsShownWithItsFolder() {
    RunResult result = open("one");

    assertThat(result.trials()).hasSize(2);
    assertThat(wiring.display().run().get())
        .isEqualTo(new ShownRun("one", ShownRun.Origin.STORED, Optional.of(it.folder("one"))));
    assertThat(wiring.notifications().list()).isEmpty();
  }

  @Test
  void aResultFileIsAddedToTheWorkspaceAndShown() throws IOException {
    Path file = packed();

    wiring.archive().openFile(file);
    it.settle();

    assertThat(wiring.display().result().trials()).hasSize(2);
    assertThat(wiring.display().run().get())
        .isEqualTo(new ShownRun("one-2", ShownRun.Origin.STORED, Optional.of(it.folder("one-2"))));
    assertThat(wiring.notifications().list()).isEmpty();
  }

  @Test
  void aDroppedResultFileIsShownAndThePlanStays() throws IOException {
    var shown = new AtomicBoolean();

    PlanDrop.open(List.of(packed()), wiring.planFiles(), wiring.archive(), () -> shown.set(true));
    it.settle();

    assertThat(wiring.display().run().get().id()).isEqualTo("one-2");
    assertThat(shown).as("the plan").isFalse();
    assertThat(wiring.notifications().list()).isEmpty();
  }

  @Test
  void aDamagedResultFileIsToldAndNothingIsAdded() throws IOException {
    Path file = packed();
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 1;
    Files.write(file, bytes);

    wiring.archive().openFile(file);
    it.settle();

    assertThat(wiring.display().run().get()).isEqualTo(ShownRun.NOTHING);
    assertThat(wiring.notifications().list())
        .extracting(Notification::sentence)
        .singleElement()
        .asString()
        .contains("damaged");
    assertThat(it.folder("one-2")).doesNotExist();
  }

  private Path packed() throws IOException {
    Path file = workspace.resolve("packed.dynorun");
    new RunFileWriter(it.folder("one"), new RunReader(it.folder("one")).result(), "1.2")
        .write(file, new RunFileWriter.Permitted(false, false));
    return file;
  }

  @Test
  void damagedLinesAreToldAndTheRestIsShown() throws IOException {
    it.damage("one", 3, "{broken");
    RunResult result = open("one");

    assertThat(result.log().damages()).extracting(DamagedLine::line).containsExactly(3);
    assertThat(result.trials()).hasSize(2);
    assertThat(wiring.notifications().list())
        .extracting(Notification::sentence)
        .singleElement()
        .asString()
        .startsWith(
            "1 line of the log of one cannot be read and was skipped, the first is line 3:");
  }

  @Test
  void aLargeRunIsSummarisedWhenItIsReadAndShownByThatLater() throws IOException {
    var events = new ArrayList<>(SampleRun.events());
    for (int i = 0; i < 90; i++) {
      events.add(
          new RunEvent.Logged(SampleRun.BEGIN, 1, RunEvent.Source.ERROR, "x".repeat(100_000)));
    }
    SampleRun.store(it.folder("large"), events);
    RunResult first = open("large");
    Path summary = summary();
    assertThat(first.log().counts().logLines()).isEqualTo(94);

    Files.writeString(summary, "\n" + Files.readString(summary));
    assertThat(open("large").trials()).isEqualTo(first.trials());

    Files.delete(summary);
    open("large");
    RunResult again = open("large");
    assertThat(again.trials()).isEqualTo(first.trials());
    assertThat(again.log().counts().logLines()).isEqualTo(94);
    assertThat(wiring.display().doubts()).isEqualTo(ResultWarnings.atEnd(first));
    assertThat(wiring.notifications().list()).isEmpty();
  }

  private Path summary() throws IOException {
    try (Stream<Path> all = Files.list(it.workspace().resolve("summaries"))) {
      return all.findFirst().orElseThrow();
    }
  }

  @Test
  void eventsOfANewerVersionAreOneNoteAndNoMessage() throws IOException {
    SampleRun.store(it.folder("two"), SampleRun.events());
    it.damage("two", 5, "{\"type\":\"HistogramSeen\",\"atMillis\":1}");

    assertThat(open("two").log().damages()).isEmpty();
    assertNotedOnce();
    wiring.archive().replay(it.folder("two"), () -> 0);
    it.settle();
    wiring.display().endReplay();
    it.settle();
    assertNotedOnce();
  }

  private void assertNotedOnce() {
    assertThat(wiring.notifications().list()).isEmpty();
    assertThat(wiring.display().doubts())
        .filteredOn(each -> each.kind() == WarningKind.NEWER_EVENTS)
        .singleElement()
        .satisfies(note ->
            assertThat(note.sentence())
                .startsWith("1 event of a kind unknown to this version (HistogramSeen)"));
    assertThat(wiring.display().doubts()).noneMatch(each -> each.kind() == WarningKind.LOG_DAMAGED);
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
    assertThat(wiring.notifications().list())
        .extracting(Notification::sentence)
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
    assertThat(wiring.notifications().list())
        .extracting(Notification::sentence)
        .singleElement()
        .asString()
        .endsWith(" Its plan cannot be read either.");
  }

  @Test
  void aRunThatCannotBeReplayedIsASentence() {
    wiring.archive().replay(it.folder("gone"), () -> 0);

    assertThat(wiring.display().replay().get()).isEmpty();
    assertThat(wiring.notifications().list())
        .singleElement()
        .satisfies(said -> assertThat(said.sentence()).startsWith("Cannot read the run "));
  }

  @Test
  void theFolderIsLookedAtAgainOnlyWhenItChanged() throws IOException {
    wiring.archive().refresh();
    var before = wiring.archive().runs().get();
    wiring.archive().refreshIfChanged();
    assertThat(wiring.archive().runs().get()).isSameAs(before);

    it.store("two", RunsWiring.NOW, 100);
    Files.setLastModifiedTime(workspace.resolve("runs"), FileTime.from(RunsWiring.NOW));
    wiring.archive().refreshIfChanged();
    assertThat(wiring.archive().runs().get().orElseThrow()).hasSize(2);
  }

  @Test
  void anOlderListingDoesNotReplaceANewerOne() throws IOException {
    var late = new ArrayList<Runnable>();
    wiring =
        Wiring.of(
            wiring.home(),
            wiring.bench(),
            wiring.clock(),
            wiring.dialogs(),
            new BackgroundExecutor(Runnable::run, late::add));
    wiring.archive().refresh();
    it.store("two", RunsWiring.NOW, 100);
    wiring.archive().refresh();

    late.reversed().forEach(Runnable::run);

    assertThat(wiring.archive().runs().get().orElseThrow()).hasSize(2);
  }
}
