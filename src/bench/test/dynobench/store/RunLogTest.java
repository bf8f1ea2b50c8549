package dynobench.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.files.FolderTree;
import dynobench.result.DamagedLine;
import dynobench.result.SampleRun;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunLogTest {
  @TempDir Path temporary;

  @Test
  void everyEventIsOnDiskAsSoonAsItIsAccepted() throws IOException {
    Path folder = temporary.resolve("run");
    try (var log = RunLog.create(folder)) {
      int lines = 0;
      for (var event : SampleRun.events()) {
        log.accept(event);
        lines++;
        assertThat(Files.readAllLines(folder.resolve("events.jsonl"))).hasSize(lines);
      }
    }
    assertThat(new RunReader(folder).read().events()).isEqualTo(SampleRun.events());
  }

  @Test
  void thePlanAndTheEnvironmentBecomeFilesAndNothingElseIsLeft() throws IOException {
    Path folder = SampleRun.store(temporary.resolve("run"), SampleRun.events());
    StoredRun run = new RunReader(folder).read();
    assertThat(run.plan()).contains(SampleRun.plan("quick"));
    assertThat(run.environment()).contains(SampleRun.environment("ext4"));
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("events.jsonl", "plan.toml", "environment.json");
    }
  }

  @Test
  void anotherRunsLogIsNeverOverwritten() {
    Path folder = SampleRun.store(temporary.resolve("run"), SampleRun.events());
    assertThatThrownBy(() -> RunLog.create(folder))
        .isInstanceOf(RunLogException.class)
        .hasMessageStartingWith("Cannot write results to " + folder)
        .hasMessageContaining("already exists");
  }

  @Test
  void aFullDiskIsReportedInOneSentenceAndCostsOnlyTheEventsThatDidNotFit() throws IOException {
    var disk = new SmallDisk();
    var kept = new TrialFinished(1, 1, SampleRun.completed());
    var last = new RunFinished(2, true);
    try (var log = new RunLog(temporary, disk)) {
      log.accept(kept);
      disk.room = 10;
      assertThatThrownBy(() -> log.accept(new TrialFinished(1, 2, SampleRun.completed())))
          .isInstanceOf(RunLogException.class)
          .hasMessage(
              "Cannot write results to %s: no space left. Choose another folder with --workspace or"
                  + " free space.",
              temporary);
      disk.room = Integer.MAX_VALUE;
      log.accept(last);
    }
    Files.write(temporary.resolve("events.jsonl"), disk.written());
    StoredRun run = new RunReader(temporary).read();
    assertThat(run.events()).isEqualTo(List.of(kept, last));
    assertThat(run.skipped().damages()).extracting(DamagedLine::line).isEqualTo(List.of(2));
  }

  @Test
  void aFolderThatWasDeletedMeanwhileIsThereAgain() throws IOException {
    Path folder = temporary.resolve("workspace/runs/run");
    RunLog log = RunLog.create(folder);
    try (log) {
      log.accept(SampleRun.events().getFirst());
      FolderTree.delete(temporary.resolve("workspace"));
      SampleRun.events().stream().skip(1).forEach(log);
    }
    assertThat(log.isRestored()).isTrue();
    StoredRun run = new RunReader(folder).read();
    assertThat(run.events()).isEqualTo(SampleRun.events());
    assertThat(run.plan()).contains(SampleRun.plan("quick"));
  }

  @Test
  void aFolderThatGotAnotherNameIsLeftThere() throws IOException {
    Path other = temporary.resolve("mine");
    RunLog log = RunLog.create(temporary.resolve("run"));
    try (log) {
      SampleRun.events().forEach(log);
      Files.move(temporary.resolve("run"), other);
    }
    assertThat(log.isRestored()).isFalse();
    assertThat(temporary.resolve("run")).doesNotExist();
    assertThat(other.resolve(".in-progress")).doesNotExist();
  }

  @Test
  void aFolderThatCannotBeMadeAgainIsSavedElsewhere() throws IOException {
    Path folder = temporary.resolve("workspace/run");
    RunLog log = RunLog.create(folder);
    SampleRun.events().forEach(log);
    FolderTree.delete(temporary.resolve("workspace"));
    Files.writeString(temporary.resolve("workspace"), "a file in its place");

    assertThatThrownBy(log::close)
        .isInstanceOf(RunLogException.class)
        .hasMessageContaining("was deleted")
        .satisfies(e -> {
          Path other =
              Path.of(
                  String.valueOf(e.getMessage())
                      .replaceAll("(?s).*was saved in (.*) instead\\.", "$1"));
          assertThat(new RunReader(other).read().events()).isEqualTo(SampleRun.events());
          FolderTree.delete(other);
        });
  }

  /// Disk that fails when its remaining room is used up.
  private static final class SmallDisk extends OutputStream {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int room = Integer.MAX_VALUE;

    @Override
    public void write(int b) throws IOException {
      if (room-- <= 0) {
        throw new IOException("No space left on device");
      }
      bytes.write(b);
    }

    byte[] written() {
      return bytes.toByteArray();
    }
  }
}
