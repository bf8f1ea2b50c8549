package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.files.Fingerprint;
import dynobench.measure.ReplayComparison;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordingEnd;
import dynobench.recording.RecordingException;
import dynobench.recording.RecordingFiles;
import dynobench.recording.RecordingReader;
import dynobench.run.RecordingCopy;
import dynobench.session.TestBench;
import dynobench.workload.OwnRecording;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of recordings in several files.
final class RotatedRecordingTest {
  private static final Contender H2 = Contender.parse("h2/mem", new CommitStyle.Autocommit());
  private static final int ROTATION = 40_000;
  private static final int INSERTS = 8000;

  @TempDir private Path folder;

  private RecordingSettings settings(long limit) {
    return new RecordingSettings(folder.resolve("app.recording"), limit, 1 << 16)
        .withRotation(ROTATION);
  }

  private Path file(int number) {
    return RecordingFiles.path(folder.resolve("app.recording"), number);
  }

  /// Records two sessions that last over several files, and uses new statements later.
  private void record(RecordingSettings settings) throws IOException, SQLException {
    try (var engine = new RecordedEngine(settings);
        Connection connection = engine.open();
        Connection other = engine.open();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE t (x INT, y VARCHAR(40))");
      try (PreparedStatement insert = connection.prepareStatement("INSERT INTO t VALUES (?, ?)")) {
        for (int i = 0; i < INSERTS; i++) {
          insert.setInt(1, i);
          insert.setString(2, "a text with the number " + i);
          insert.executeUpdate();
        }
      }
      other.createStatement().execute("DELETE FROM t WHERE x = 5");
    }
  }

  private static long executions(RecordingReader reader) throws IOException {
    long count = 0;
    for (int session : reader.sessions()) {
      for (RecordedCall each : RecordedEngine.calls(reader, session)) {
        count +=
            each instanceof RecordedCall.Executed || each instanceof RecordedCall.ExecutedDirectly
                ? 1
                : 0;
      }
    }
    return count;
  }

  @Test
  void severalFilesAreReadAsOneRecording() throws IOException, SQLException {
    record(settings(1 << 30));

    List<Path> files = RecordingFiles.of(file(0));
    assertThat(files).hasSizeGreaterThan(5).startsWith(file(0), file(1), file(2));
    for (Path each : files) {
      assertThat(Files.size(each)).isLessThan(2 * ROTATION);
    }
    try (RecordingReader reader = RecordingReader.open(file(0))) {
      assertThat(reader.end()).isEqualTo(new RecordingEnd.Complete());
      assertThat(executions(reader)).isEqualTo(INSERTS + 2);
      assertThat(reader.texts()).hasSize(3);
    }
  }

  @Test
  void aReplayCopiesAndReadsAllFiles() throws IOException, SQLException, InterruptedException {
    record(settings(1 << 30));
    var bench = new TestBench(folder.resolve("bench"));
    bench.run(
        bench.plan("recording", Settings.of("recording_file", file(0).toString()), List.of(H2)));

    ReplayComparison comparison =
        bench.result().observations().comparisons().getFirst().comparison();
    assertThat(comparison.deviating()).isEmpty();
    assertThat(comparison.executions()).isEqualTo(INSERTS + 2);
  }

  @Test
  void theCheckSumOfACopyCoversAllFiles() throws IOException, SQLException {
    record(settings(1 << 30));
    List<Path> files = RecordingFiles.of(file(0));
    Settings parameters =
        Settings.of("recording_file", file(0).toString())
            .with(OwnRecording.SHA_256, Fingerprint.of(files));
    Plan plan = new TestBench(folder.resolve("bench")).plan("recording", parameters, List.of(H2));
    Path copies = Files.createDirectory(folder.resolve("copies"));
    RecordingCopy.write(plan, copies);
    Files.writeString(files.getLast(), "more", StandardOpenOption.APPEND);

    Path other = Files.createDirectory(folder.resolve("other"));
    assertThatThrownBy(() -> RecordingCopy.write(plan, other))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("has changed");
    assertThat(RecordingFiles.of(copies.resolve("recording.copy"))).hasSameSizeAs(files);
  }

  @Test
  void theLimitCountsAllFiles() throws IOException, SQLException {
    record(settings(3 * ROTATION));

    long length = 0;
    for (Path each : RecordingFiles.of(file(0))) {
      length += Files.size(each);
    }
    assertThat(length).isBetween(3L * ROTATION, 5L * ROTATION);
    try (RecordingReader reader = RecordingReader.open(file(0))) {
      assertThat(reader.end()).isInstanceOf(RecordingEnd.Stopped.class);
    }
  }

  @Test
  void aMissingFileEndsTheRecordingThere() throws IOException, SQLException {
    record(settings(1 << 30));
    Files.delete(file(2));

    try (RecordingReader reader = RecordingReader.open(file(0))) {
      assertThat(reader.end()).isEqualTo(new RecordingEnd.MissingFile("app.recording.2"));
      assertThat(reader.end().sentence()).contains("app.recording.2, which is missing");
      assertThat(executions(reader)).isBetween(100L, (long) INSERTS);
    }
  }

  @Test
  void aFileOfAnotherRecordingIsNoPart() throws IOException, SQLException {
    record(settings(1 << 30));
    Path other = folder.resolve("other.recording");
    record(new RecordingSettings(other, 1 << 30, 1 << 16).withRotation(ROTATION));
    Files.delete(file(2));
    Files.copy(RecordingFiles.path(other, 2), file(2));

    assertThat(RecordingFiles.of(file(0))).hasSize(2);
    assertThatThrownBy(() -> RecordingReader.open(file(1)))
        .isInstanceOf(RecordingException.class)
        .hasMessage("The file is part 2 of a recording. Name its first part.");
  }

  @Test
  void aDamagedFileEndsTheRecordingThere() throws IOException, SQLException {
    record(settings(1 << 30));
    byte[] bytes = Files.readAllBytes(file(1));
    bytes[bytes.length / 2] ^= 1;
    Files.write(file(1), bytes);

    try (RecordingReader reader = RecordingReader.open(file(0))) {
      assertThat(reader.end()).isInstanceOf(RecordingEnd.Damaged.class);
      assertThat(executions(reader)).isBetween(100L, (long) INSERTS);
    }
  }

  /// The parts of an older recording would seem to continue the new one.
  @Test
  void aNameWhosePartsExistIsTaken() throws IOException, SQLException {
    Files.writeString(file(1), "older");
    try (var engine = new RecordedEngine(settings(1 << 30))) {
      assertThat(engine.file()).isEqualTo(folder.resolve("app-2.recording"));
      engine.open().close();
    }
  }
}
