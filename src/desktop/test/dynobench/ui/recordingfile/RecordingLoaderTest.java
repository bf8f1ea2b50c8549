package dynobench.ui.recordingfile;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recordings.RecordingStatistics;
import dynobench.ui.tasks.BackgroundExecutor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingLoaderTest {
  private static final Path NOTES = Path.of("src/testdata/recordings/notes.recording");

  @TempDir private Path folder;

  /// Work that waits for its turn.
  private final List<Runnable> work = new ArrayList<>();

  private final BackgroundExecutor background =
      new BackgroundExecutor(Runnable::run, Runnable::run);
  private final RecordingLoader files = new RecordingLoader(background);

  private RecordingStatistics read(Path file) {
    RecordingReading reading = files.reading();
    reading.show(Optional.of(file));
    return reading.state().get().statistics().orElseThrow();
  }

  private static String refusal(RecordingReading reading) {
    return reading.state().get() instanceof RecordingState.Unreadable(Path _, String sentence)
        ? sentence
        : "";
  }

  @Test
  void readsARecording() {
    assertThat(read(NOTES).summary().line())
        .isEqualTo(
            "9 statements in 4 transactions, 1 connection, 0.1 s; recorded on H2 2.5.252;"
                + " complete");
    assertThat(background.tasks()).isEmpty();
  }

  @Test
  void keepsARecordingUntilItsFileChanges() throws IOException {
    Path file = Files.copy(NOTES, folder.resolve("a.recording"));
    RecordingStatistics first = read(file);
    assertThat(read(file)).isSameAs(first);

    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000));
    assertThat(read(file)).isNotSameAs(first).isEqualTo(first);
  }

  @Test
  void keepsTheLastThree() throws IOException {
    Path first = Files.copy(NOTES, folder.resolve("0"));
    RecordingStatistics kept = read(first);
    for (int i = 1; i <= 3; i++) {
      read(Files.copy(NOTES, folder.resolve(Integer.toString(i))));
    }

    assertThat(read(first)).isNotSameAs(kept);
  }

  @Test
  void saysWhyAFileCannotBeRead() throws IOException {
    Path text = Files.writeString(folder.resolve("text"), "no recording at all");
    RecordingReading reading = files.reading();

    reading.show(Optional.of(text));
    assertThat(refusal(reading))
        .isEqualTo(
            "Cannot read the recording: " + text + ": The file is no recording of an application.");
    reading.show(Optional.of(folder.resolve("missing")));
    assertThat(refusal(reading)).endsWith("missing does not exist");
    reading.show(Optional.of(folder));
    assertThat(refusal(reading)).endsWith("it is a folder");
    assertThat(background.tasks()).isEmpty();
    reading.show(Optional.empty());
    assertThat(reading.state().get()).isEqualTo(new RecordingState.Nothing());
  }

  @Test
  void anotherChoiceReplacesOneThatIsBeingRead() {
    var waiting = new BackgroundExecutor(work::add, Runnable::run);
    RecordingReading reading = new RecordingLoader(waiting).reading();
    reading.show(Optional.of(folder.resolve("missing")));
    reading.refresh();
    assertThat(work).hasSize(1);
    reading.show(Optional.of(NOTES));
    assertThat(reading.state().get()).isInstanceOf(RecordingState.Reading.class);

    work.forEach(Runnable::run);

    assertThat(reading.state().get()).isInstanceOf(RecordingState.Known.class);
    assertThat(waiting.tasks()).isEmpty();
  }

  @Test
  void aRecordingThatGrewIsReadAgain() throws IOException {
    byte[] whole = Files.readAllBytes(NOTES);
    Path file = Files.write(folder.resolve("grows"), Arrays.copyOf(whole, 700));
    RecordingReading reading = files.reading();
    reading.show(Optional.of(file));
    assertThat(reading.state().get().statistics().orElseThrow().summary().line())
        .contains("damaged");

    Files.write(file, whole);
    reading.refresh();

    assertThat(reading.state().get().statistics().orElseThrow().summary().line())
        .endsWith("complete");
  }
}
