package dynobench.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.event.RunEvent;
import dynobench.plan.Shard;
import dynobench.result.MadeDuel;
import dynobench.result.RunState;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunStoreTest {
  private static final ZonedDateTime NOW = ZonedDateTime.parse("2026-11-20T14:02:33+01:00");

  @TempDir Path workspace;
  private RunStore store;

  @BeforeEach
  void open() {
    store = new RunStore(workspace);
  }

  @Nested
  class Creating {
    @Test
    void namesARunByTimeAndPlan() {
      assertThat(store.create(NOW, "quick"))
          .isEqualTo(workspace.resolve("runs/2026-11-20-1402-quick"))
          .isEmptyDirectory();
    }

    @Test
    void numbersNamesThatAreTaken() {
      store.create(NOW, "quick");
      assertThat(store.create(NOW, "quick")).hasFileName("2026-11-20-1402-quick-2");
      assertThat(store.create(NOW, "Quick")).hasFileName("2026-11-20-1402-quick-3");
    }

    @Test
    void makesAnyPlansNameFitForAFolder() {
      assertThat(store.create(NOW, " 2005: \u00dcber/all.. "))
          .hasFileName("2026-11-20-1402-2005-ber-all");
      assertThat(store.create(NOW, "\u4e2d\u6587")).hasFileName("2026-11-20-1402-run");
      assertThat(store.create(NOW, "x".repeat(300)).getFileName().toString()).hasSize(56);
    }

    @Test
    void saysInOneSentenceThatItCannot() throws IOException {
      Files.writeString(workspace.resolve("runs"), "a file");
      assertThatThrownBy(() -> store.create(NOW, "quick"))
          .isInstanceOf(WorkspaceException.class)
          .hasMessageContaining("Cannot create the run 2026-11-20-1402-quick");
    }
  }

  @Nested
  class Listing {
    @Test
    void isEmptyAtFirst() {
      assertThat(store.list()).isEmpty();
    }

    @Test
    void showsTheNewestFirst() {
      add("b-old", startedAt(1000));
      add("a-new", startedAt(3000));
      add("c-middle", startedAt(2000));
      assertThat(store.list())
          .extracting(RunEntry::id)
          .isEqualTo(List.of("a-new", "c-middle", "b-old"));
    }

    @Test
    void tellsWhichRunsTakeNoFurtherRounds() {
      List<RunEvent> shard = new ArrayList<>(SampleRun.events());
      shard.add(
          1,
          new RunEvent.ShardStarted(
              SampleRun.BEGIN,
              new Shard(1, 2),
              "n1",
              SampleRun.environment("ext4"),
              1,
              SampleRun.BEGIN));
      add("duel", new MadeDuel(MadeDuel.rules()).rounds(10, 1.3).events());
      add("shard", shard);
      add("usual", SampleRun.events());

      assertThat(store.list())
          .extracting(each -> each.id() + " " + each.fixed().map(Enum::name).orElse("-"))
          .containsExactlyInAnyOrder("duel DUEL", "shard SHARDS", "usual -");
    }

    @Test
    void tellsHowFarARunGot() {
      List<RunEvent> events = SampleRun.events();
      add("whole", events);
      assertThat(store.list().getFirst())
          .satisfies(it -> {
            assertThat(it.plan()).contains("quick");
            assertThat(it.started()).isEqualTo(Instant.ofEpochMilli(SampleRun.BEGIN));
            assertThat(it.planned()).isEqualTo(OptionalInt.of(4));
            assertThat(it.finished()).isEqualTo(4);
            assertThat(it.failed()).isEqualTo(1);
            assertThat(it.state()).isEqualTo(RunState.FINISHED);
            assertThat(it.damage()).isEmpty();
          });
    }

    @Test
    void seesTheEndOfALongLogThatWasCutOff() throws IOException {
      var events = new ArrayList<>(SampleRun.events().subList(0, 11));
      for (int i = 0; i < 2000; i++) {
        events.add(SampleRun.sampled(2));
      }
      Path log = add("cut", events).resolve("events.jsonl");
      Files.writeString(log, Files.readString(log).substring(0, (int) Files.size(log) - 20));
      assertThat(store.list().getFirst())
          .satisfies(it -> {
            assertThat(it.finished()).isEqualTo(1);
            assertThat(it.state()).isEqualTo(RunState.UNFINISHED);
            assertThat(it.damage()).isEmpty();
          });
    }

    /// The first event may hold the plan of hundreds of contenders with all their settings.
    @Test
    void readsABeginningOfAnyLength() {
      String words = "x".repeat(700_000);
      add(
          "long",
          List.of(SampleRun.started(3000, "quick", SampleRun.environment("ext4"), "1.0" + words)));
      assertThat(store.list().getFirst())
          .satisfies(it -> {
            assertThat(it.damage()).isEmpty();
            assertThat(it.started()).isEqualTo(Instant.ofEpochMilli(3000));
          });
    }

    @Test
    void showsDamagedAndForeignFoldersWithWhatCanBeRead() throws IOException {
      Path damaged = add("damaged", SampleRun.events());
      Path log = damaged.resolve("events.jsonl");
      Files.writeString(log, "x" + Files.readString(log));
      Files.createDirectories(workspace.resolve("runs/foreign"));
      Files.writeString(workspace.resolve("runs/a file"), "ignored");
      List<RunEntry> list = store.list();
      assertThat(list).extracting(RunEntry::id).containsExactlyInAnyOrder("damaged", "foreign");
      for (RunEntry entry : list) {
        if (entry.id().equals("damaged")) {
          assertThat(entry.damage().orElseThrow()).startsWith("line 1: not JSON");
          assertThat(entry.plan()).contains("quick");
          assertThat(entry.finished()).isEqualTo(4);
          assertThat(entry.state()).isEqualTo(RunState.FINISHED);
        } else {
          assertThat(entry.damage()).contains("no readable events.jsonl");
        }
      }
    }
  }

  @Nested
  class Finding {
    @BeforeEach
    void threeRuns() {
      add("2026-11-20-1402-quick", startedAt(3000));
      add("2026-11-20-1402-quick-2", startedAt(2000));
      add("2026-11-19-0900-deep", startedAt(1000));
    }

    @Test
    void takesIdsPartsPathsAndLatest() {
      Path quick = workspace.resolve("runs/2026-11-20-1402-quick");
      Path deep = workspace.resolve("runs/2026-11-19-0900-deep");
      assertThat(store.find("2026-11-20-1402-quick")).isEqualTo(quick);
      assertThat(store.find("2026-11-19")).isEqualTo(deep);
      assertThat(store.find("deep")).isEqualTo(deep);
      assertThat(store.find("latest")).isEqualTo(quick);
      assertThat(store.find(deep.toString())).isEqualTo(deep);
    }

    @Test
    void takesNoEmptyOrForeignFolderForTheLatest() throws IOException {
      Files.createDirectories(workspace.resolve("runs/empty"));
      Path foreign = Files.createDirectories(workspace.resolve("runs/foreign"));
      Files.writeString(foreign.resolve("events.jsonl"), "what is this?\n");

      assertThat(store.list().getFirst().damage()).isPresent();
      assertThat(store.find("latest")).hasFileName("2026-11-20-1402-quick");
    }

    @Test
    void saysThatNoFolderHoldsALog(@TempDir Path other) throws IOException {
      Files.createDirectories(other.resolve("runs/empty"));

      assertThatThrownBy(() -> new RunStore(other).find("latest"))
          .isInstanceOf(WorkspaceException.class)
          .hasMessage(
              "No folder in %s contains a readable log. Name one of them: empty.",
              other.resolve("runs"));
    }

    @Test
    void listsTheRunsThatAnAmbiguousNameFits() {
      assertThatThrownBy(() -> store.find("quick"))
          .isInstanceOf(WorkspaceException.class)
          .hasMessage(
              "\"quick\" matches 2 runs: 2026-11-20-1402-quick-2, 2026-11-20-1402-quick. Enter more"
                  + " of the name.");
    }

    @Test
    void suggestsACloseNameOrListsWhatThereIs() {
      assertThatThrownBy(() -> store.find("2026-11-19-0900-deeep"))
          .hasMessageEndingWith("Did you mean 2026-11-19-0900-deep?");
      assertThatThrownBy(() -> store.find("nothing like it"))
          .hasMessageStartingWith("There is no run \"nothing like it\" in")
          .hasMessageContaining("There are 2026-11-20-1402-quick-2, ");
      assertThatThrownBy(() -> new RunStore(workspace.resolve("empty")).find("latest"))
          .hasMessageContaining("There are no runs in");
    }
  }

  @Nested
  class Moving {
    @Test
    void renamesARun() {
      Path run = add("one", SampleRun.events());
      assertThat(store.rename(run, "two")).isEqualTo(workspace.resolve("runs/two"));
      assertThat(store.find("two")).isDirectory();
      assertThat(run).doesNotExist();
    }

    @Test
    void refusesNamesThatAreTakenOrNoFolderName() {
      Path run = add("one", SampleRun.events());
      add("two", SampleRun.events());
      assertThatThrownBy(() -> store.rename(run, "two")).hasMessageContaining("already exists");
      for (String bad : List.of("", "..", "../x", "a/b", "latest", ".hidden", "x".repeat(101))) {
        assertThatThrownBy(() -> store.rename(run, bad))
            .isInstanceOf(WorkspaceException.class)
            .hasMessageStartingWith("Cannot rename one to");
      }
    }

    @Test
    void deletesIntoTheTrashAndKeepsWhatIsThere() {
      assertThat(store.delete(add("one", SampleRun.events())))
          .isEqualTo(workspace.resolve("trash/one"))
          .isDirectoryContaining("glob:**events.jsonl");
      assertThat(store.delete(add("one", SampleRun.events())))
          .isEqualTo(workspace.resolve("trash/one-2"));
      assertThat(store.list()).isEmpty();
    }

    @Test
    void leavesARunInProgressWhereItIs() {
      Path run = workspace.resolve("runs/one");
      try (RunLog log = RunLog.create(run)) {
        SampleRun.events().subList(0, 3).forEach(log);
        assertThatThrownBy(() -> store.rename(run, "two"))
            .isInstanceOf(WorkspaceException.class)
            .hasMessage("Cannot rename one: it is in progress. Wait for its end, or stop it.");
        assertThatThrownBy(() -> store.delete(run)).hasMessageContaining("it is in progress");
        store.writeNotes(run, "so far");
      }
      assertThat(store.notes(store.rename(run, "two"))).isEqualTo("so far");
    }

    @Test
    void movesARunWhoseProcessHasGone() throws Exception {
      Path run = add("one", SampleRun.events());
      Path mark = run.resolve(".in-progress");
      Files.writeString(mark, ProcessHandle.current().pid() + " 2001-01-01T00:00:00Z");
      Path renamed = store.rename(run, "two");
      Files.writeString(renamed.resolve(".in-progress"), "what");
      assertThat(store.delete(renamed)).exists();
    }

    @Test
    void leavesFoldersOfOthersAlone(@TempDir Path elsewhere) {
      Path foreign = SampleRun.store(elsewhere.resolve("run"), SampleRun.events());
      assertThatThrownBy(() -> store.delete(foreign)).hasMessageContaining("not in this workspace");
      assertThat(foreign).exists();
    }
  }

  @Nested
  class Notes {
    @Test
    void areEmptyAtFirstThenAsWritten() {
      Path run = add("one", SampleRun.events());
      assertThat(store.notes(run)).isEmpty();
      store.writeNotes(run, "# Why\n\u00fcber alles\n");
      assertThat(store.notes(run)).isEqualTo("# Why\n\u00fcber alles\n");
      assertThat(run.resolve("notes.md")).isRegularFile();
      store.writeNotes(run, "");
      assertThat(store.notes(run)).isEmpty();
    }

    @Test
    void ofAFolderOfOthersAreNotWritten(@TempDir Path elsewhere) {
      assertThatThrownBy(() -> store.writeNotes(elsewhere, "x"))
          .hasMessageContaining("not in this workspace");
      assertThat(elsewhere).isEmptyDirectory();
    }
  }

  private Path add(String id, List<RunEvent> events) {
    return SampleRun.store(workspace.resolve("runs").resolve(id), events);
  }

  private static List<RunEvent> startedAt(long millis) {
    return List.of(SampleRun.started(millis, "quick", SampleRun.environment("ext4"), "1.0"));
  }
}
