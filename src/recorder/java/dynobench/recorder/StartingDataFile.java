package dynobench.recorder;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.RecordInput;
import dynobench.recorder.format.RecordingHeader;
import dynobench.recorder.snapshot.SnapshotContent;
import dynobench.recorder.snapshot.SnapshotProgress;
import dynobench.recorder.snapshot.SnapshotSummary;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;

/// File with starting data, which recordings can begin with. It is a recording whose only session
/// creates the database.
public final class StartingDataFile {
  /// Number before the texts of such a file. Those of a recording that begins with it are smaller.
  private static final int FIRST_NUMBER = 1 << 20;

  private static final int MOST_VALUE_BYTES = 1 << 20;

  private StartingDataFile() {}

  /// Writes the starting data of a database.
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
    try (Recorder recorder =
        Recorder.start(settings, FIRST_NUMBER, RecordingHeader.STARTING_DATA)) {
      SnapshotSummary summary = recorder.recordStartingData(connection, content, progress);
      recorder.requireRunning();
      return summary;
    }
  }

  /// Appends the starting data of such a file to a recording.
  ///
  /// @throws IOException also if it isn't such a file
  static void append(Path from, RecordingFile recording) throws IOException {
    try (FileChannel channel = FileChannel.open(from, StandardOpenOption.READ)) {
      byte[] header = read(channel, 0, RecordingHeader.BYTES);
      byte[] mark = RecordingHeader.mark();
      if (!Arrays.equals(mark, 0, mark.length, header, 0, mark.length)
          || header[mark.length] != RecordingHeader.MAJOR) {
        throw new IOException(from + " is no file that dynobench snapshot has written");
      }
      int size = new RecordInput(header, header.length - 2 * Integer.BYTES, header.length).getInt();
      if (size < 0 || size > RecordingHeader.MOST_PROPERTY_BYTES) {
        throw new IOException(from + " is damaged");
      }
      if (!isStartingData(new RecordInput(read(channel, header.length, size), 0, size))) {
        throw new IOException(from + " is a recording, and not only starting data");
      }
      recording.append(channel, header.length + size);
    } catch (BrokenRecordException e) {
      throw new IOException(from + " is damaged: " + e.getMessage(), e);
    }
  }

  private static byte[] read(FileChannel channel, int position, int size) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(size);
    int read = 0;
    while (bytes.hasRemaining() && read >= 0) {
      read = channel.read(bytes, (long) position + bytes.position());
    }
    return bytes.array();
  }

  private static boolean isStartingData(RecordInput properties) throws BrokenRecordException {
    int count = properties.getCount(RecordingHeader.MOST_PROPERTY_BYTES);
    for (int i = 0; i < count; i++) {
      String key = properties.getText();
      String value = properties.getText();
      if (key.equals(RecordingHeader.CONTENT)) {
        return value.equals(RecordingHeader.STARTING_DATA);
      }
    }
    return false;
  }
}
