package dynobench.lesson;

import dynobench.files.AtomicFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/// A recorded run, compressed or not.
///
/// @param from the lesson's files
/// @param name the file's name
public record RecordedRun(LessonFiles from, String name) {
  /// Maximum size after decompression, since a small compressed file may become huge.
  private static final int MOST_BYTES = 64 << 20;

  private static final String EVENTS = "events.jsonl";
  static final String PACKED = ".gz";

  /// Unpacks the recording into the folder of a stored run.
  ///
  /// @param folder the run's folder, created if it does not exist
  /// @throws IOException if the recording cannot be unpacked; the message states the reason
  public void unpack(Path folder) throws IOException {
    byte[] bytes;
    try (InputStream in = opened()) {
      bytes = in.readNBytes(MOST_BYTES + 1);
    }
    if (bytes.length > MOST_BYTES) {
      throw new IOException(
          "%s is larger than %d MB".formatted(from.place(name), MOST_BYTES >> 20));
    }
    Files.createDirectories(folder);
    AtomicFile.write(folder.resolve(EVENTS), bytes);
  }

  private InputStream opened() throws IOException {
    var bytes = new ByteArrayInputStream(from.bytes(name));
    return name.endsWith(PACKED) ? new GZIPInputStream(bytes) : bytes;
  }
}
