package dynobench.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reads a small text file that a person wrote, or chose by mistake: never more of it than such a
/// file can hold, and never from a device or a pipe, which may have no end.
public final class TextFile {
  /// A plan of a thousand contenders takes a tenth of it, and so does the longest descriptor.
  public static final int MOST_BYTES = 1 << 20;

  private static final String TOO_LARGE = "it is larger than " + (MOST_BYTES >> 20) + " MB";
  private static final String NO_TEXT = "it is no UTF-8 text";

  private TextFile() {}

  /// Reads the whole file.
  ///
  /// @throws java.nio.file.NoSuchFileException when there is none
  /// @throws IOException of which [Reason] tells why it can't be read
  public static String read(Path file) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw refused(file, Files.isDirectory(file) ? "it is a folder" : "it is no file");
    }
    byte[] bytes = bytes(file);
    if (bytes.length > MOST_BYTES) {
      throw refused(file, TOO_LARGE);
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      if (text.indexOf('\0') >= 0) {
        throw refused(file, NO_TEXT);
      }
      return text;
    } catch (CharacterCodingException e) {
      throw refused(file, NO_TEXT);
    }
  }

  /// Whether the text is short enough to be read again.
  public static boolean fits(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES;
  }

  private static byte[] bytes(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(MOST_BYTES + 1);
    }
  }

  private static FileSystemException refused(Path file, String why) {
    return new FileSystemException(file.toString(), null, why);
  }
}
