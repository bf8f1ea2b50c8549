package dynobench.store;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.files.AtomicFile;
import dynobench.files.FolderTree;
import dynobench.files.OperatingSystem;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of an untrusted workspace whose links lead to the user's own files.
class StrangersFolderTest {
  private static final String TEXT = "a text that matters";

  @TempDir private Path folder;
  private Path workspace;
  private Path run;
  private Path victim;
  private SummaryCache cache;

  @BeforeEach
  void make() throws IOException {
    workspace = folder.resolve("workspace");
    run = SampleRun.store(workspace.resolve("runs/run"), SampleRun.events());
    victim = Files.writeString(folder.resolve("victim"), TEXT);
    cache = SummaryCache.in(folder.resolve("home/summaries"));
  }

  private Workspace workspace() {
    return new Workspace(workspace, LockHolder.CLOCK, cache);
  }

  private void link(String name) throws IOException {
    Path place = workspace.resolve(name);
    Files.deleteIfExists(place);
    Files.createSymbolicLink(place, victim);
  }

  private void pipe(String name) throws Exception {
    Assumptions.assumeTrue(OperatingSystem.HERE != OperatingSystem.WINDOWS);
    Path place = workspace.resolve(name);
    Files.deleteIfExists(place);
    assertThat(new ProcessBuilder("mkfifo", place.toString()).start().waitFor()).isZero();
  }

  @Test
  void openingARunWritesNothingIntoItsFolder() throws IOException {
    link("runs/run/summary.jsonl");
    String[] before = run.toFile().list();

    new RunReader(run, cache, 0).result();

    assertThat(run.toFile().list()).containsExactlyInAnyOrder(before);
    assertThat(victim).hasContent(TEXT);
    assertThat(cache.file(run)).exists();
  }

  @Test
  void aSummaryInTheRunsFolderIsNotBelieved() throws IOException {
    new RunReader(run, cache, 0).result();
    String forged =
        Files.readString(cache.file(run)).replaceAll("\"workNanos\":\\d+", "\"workNanos\":1");
    Files.writeString(run.resolve("summary.jsonl"), forged);
    cache.forget(run);

    var read = new RunReader(run, cache, 0).result();

    assertThat(read.measurements("insert"))
        .isEqualTo(new RunReader(run).result().measurements("insert"));
    assertThat(read.measurements("insert")).isNotEmpty();
  }

  @Test
  void aPipeInPlaceOfASummaryKeepsNobodyWaiting() throws Exception {
    pipe("runs/run/summary.jsonl");

    assertThat(new RunReader(run, cache, 0).result().trials()).isNotEmpty();
    assertThat(new RunStore(workspace, cache).list()).hasSize(1);
  }

  @Test
  void aTemporaryFileIsNeverALinkThatWasThereBefore() throws IOException {
    long thread = Thread.currentThread().threadId();
    for (String process : List.of("1", String.valueOf(ProcessHandle.current().pid()))) {
      link("runs/run/.notes.md.%s-%d.tmp".formatted(process, thread));
    }

    workspace().runs().writeNotes(run, "a note");

    assertThat(victim).hasContent(TEXT);
    assertThat(run.resolve("notes.md")).hasContent("a note");
  }

  @Test
  void aLinkIsReplacedAndNotWrittenThrough() throws IOException {
    link("runs/run/notes.md");

    workspace().runs().writeNotes(run, "a note");
    AtomicFile.write(run.resolve("plan.toml"), "a plan");

    assertThat(victim).hasContent(TEXT);
    assertThat(Files.isSymbolicLink(run.resolve("notes.md"))).isFalse();
  }

  @Test
  void notesThatAreALinkAreNotRead() throws IOException {
    link("runs/run/notes.md");

    assertThatThrownBy(() -> workspace().runs().notes(run))
        .isInstanceOf(WorkspaceException.class)
        .hasMessageContaining("it is a link");
  }

  @Test
  void aLockThatIsALinkIsRefused() throws IOException {
    link(".lock");

    assertThatThrownBy(() -> workspace().lockForRun())
        .isInstanceOf(WorkspaceException.class)
        .hasMessageContaining("by its file .lock: it is a link");
    assertThat(victim).hasContent(TEXT);
  }

  @Test
  void aLockThatIsAnotherProgramsFileIsLeftAlone() throws IOException {
    Files.writeString(workspace.resolve(".lock"), TEXT);
    assertThatThrownBy(() -> workspace().lockForRun())
        .hasMessageContaining("not a lock of" + " Dynobench");
    assertThat(workspace.resolve(".lock")).hasContent(TEXT);

    Files.delete(workspace.resolve(".lock"));
    Files.writeString(victim, "");
    Files.createLink(workspace.resolve(".lock"), victim);
    assertThatThrownBy(() -> workspace().lockForRun())
        .hasMessageContaining("not a lock of" + " Dynobench");
  }

  @Test
  void aMarkWithoutItsFolderGoesAndAnEmptyFolderWithoutAMark() throws IOException {
    Path temporary = Files.createDirectories(workspace.resolve(".dynobench-databases/empty"));
    Files.writeString(temporary.resolveSibling("gone.dynobench"), "a mark");

    workspace().sweep();

    assertThat(temporary.getParent()).isEmptyDirectory();
  }

  @Test
  void anInterruptedThreadReadsARunAllTheSame() {
    Thread.currentThread().interrupt();
    try {
      assertThat(RunEntry.of(run).damage()).isEmpty();
      assertThat(new RunReader(run).result().trials()).isNotEmpty();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void warningsWithoutEndDoNotFillTheMemory() throws IOException {
    String warned =
        "{\"type\":\"Warned\",\"atMillis\":1,\"trial\":0,\"text\":\"%s\"}\n"
            .formatted("x".repeat(4_000_000));
    try (var log = Files.newBufferedWriter(run.resolve("events.jsonl"), APPEND)) {
      for (int i = 0; i < 100; i++) {
        log.write(warned);
      }
    }
    assertThat(new RunReader(run).result().warnings()).hasSizeLessThan(10);
  }

  @Test
  void aLockThatIsAPipeIsRefused() throws Exception {
    pipe(".lock");

    assertThatThrownBy(() -> workspace().lockForRun())
        .isInstanceOf(WorkspaceException.class)
        .hasMessageContaining("by its file .lock: it is not a file");
  }

  @Test
  void aTemporaryFolderThatNoRunMadeIsLeft() throws IOException {
    Path precious = Files.createDirectories(workspace.resolve(".dynobench-databases/one/precious"));
    Path ours = workspace().temporaryFolder("two");

    Workspace.Sweep sweep = workspace().sweep();

    assertThat(precious).exists();
    assertThat(ours).doesNotExist();
    assertThat(sweep.removed()).isEqualTo(1);
    assertThat(sweep.left())
        .singleElement()
        .asString()
        .contains("did not create it, or its mark is missing (one.dynobench)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"runs", ".dynobench-databases"})
  void nothingIsMadeBehindALink(String name) throws IOException {
    Path outside = Files.createDirectories(folder.resolve("outside"));
    Path place = workspace.resolve(name);
    FolderTree.delete(place);
    Files.createSymbolicLink(place, outside);

    assertThatThrownBy(
            () -> {
              workspace().temporaryFolder("one");
              workspace().runs().create(ZonedDateTime.now(LockHolder.CLOCK), "quick");
            })
        .isInstanceOf(WorkspaceException.class)
        .hasMessageContaining(place + " is a link, and Dynobench does not write through links");
    assertThat(outside).isEmptyDirectory();
  }

  @Test
  void noRunIsMovedThroughALink() throws IOException {
    Path outside = Files.createDirectories(folder.resolve("outside"));
    Files.createSymbolicLink(workspace.resolve("trash"), outside);

    assertThatThrownBy(() -> workspace().runs().delete(run))
        .isInstanceOf(WorkspaceException.class)
        .hasMessageContaining("trash is a link, and Dynobench does not write through links");
    assertThat(run).exists();
    assertThat(outside).isEmptyDirectory();
  }
}
