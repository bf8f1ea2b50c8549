package dynobench.lesson;

import dynobench.files.AtomicFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/// A run that was made before, packed or not.
///
/// @param from where its file is, with a lesson's other files
/// @param name of the file
public record Recording(LessonFiles from, String name) {
  /// Who unpacks a file knows how large it may become.
  private static final int MOST_BYTES = 64 << 20;

  private static final String EVENTS = "events.jsonl";
  static final String PACKED = ".gz";

  /// Lays it down as a stored run lies.
  ///
  /// @param folder of the run; made when it isn't there
  /// @throws IOException whose message says why it can't be
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
