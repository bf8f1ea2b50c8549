package dynobench.recorder;

import dynobench.recorder.format.RecordingHeader;
import dynobench.recorder.snapshot.SnapshotContent;
import dynobench.recorder.snapshot.SnapshotProgress;
import dynobench.recorder.snapshot.SnapshotSummary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;

/// File with starting data, which recordings can begin with. It is a recording whose only session
/// creates the database.
public final class StartingDataFile {
  /// Number before the texts of such a file. Those of a recording that begins with it are smaller.
  private static final int FIRST_NUMBER = 1 << 20;

  private static final int MOST_VALUE_BYTES = 1 << 20;

  private StartingDataFile() {}

  /// Writes the starting data of a database. If that fails, or the database has no tables, there is
  /// no file.
  ///
  /// @param file file that doesn't exist
  /// @param mostBytes size limit of the file
  /// @throws IOException also if the limit is reached
  public static SnapshotSummary write(
      Connection connection,
      Path file,
      long mostBytes,
      SnapshotContent content,
      SnapshotProgress progress)
      throws IOException, SQLException {
    if (Files.exists(file)) {
      throw new IOException(file + " exists");
    }
    var settings = new RecordingSettings(file.toAbsolutePath(), mostBytes, MOST_VALUE_BYTES);
    boolean complete = false;
    try (Recorder recorder =
        Recorder.start(settings, FIRST_NUMBER, RecordingHeader.STARTING_DATA)) {
      SnapshotSummary summary = recorder.recordStartingData(connection, content, progress);
      recorder.requireRunning();
      complete = summary.tables() > 0;
      return summary;
    } finally {
      if (!complete) {
        Files.deleteIfExists(file);
      }
    }
  }
}
