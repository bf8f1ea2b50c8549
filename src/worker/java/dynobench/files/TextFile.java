package dynobench.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/// Reads a small text file that a person wrote or chose by mistake. It reads a limited number of
/// bytes, and never from a device or pipe, which may have no end.
public final class TextFile {
  /// Maximum size in bytes. A plan with a thousand contenders needs a tenth of this size, and so
  /// does the longest descriptor.
  public static final int MOST_BYTES = 1 << 20;

  private static final String TOO_LARGE = "it is larger than " + (MOST_BYTES >> 20) + " MB";
  private static final String NO_TEXT = "it is not UTF-8 text";

  private TextFile() {}

  /// Reads the whole file. Refuses a file of more than [#MOST_BYTES], and text that is not UTF-8 or
  /// contains code 0.
  ///
  /// @param links whether the file may be a link, as for [RegularFile]
  /// @throws java.nio.file.NoSuchFileException when the file does not exist
  /// @throws IOException whose [IoErrorText] says why the file cannot be read
  public static String read(Path file, LinkOption... links) throws IOException {
    byte[] bytes = bytes(file, links);
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

  /// Returns whether a file with this text would be small enough for [#read].
  public static boolean fits(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES;
  }

  private static byte[] bytes(Path file, LinkOption... links) throws IOException {
    try (InputStream in = RegularFile.stream(file, links)) {
      return in.readNBytes(MOST_BYTES + 1);
    }
  }

  private static FileSystemException refused(Path file, String why) {
    return new FileSystemException(file.toString(), null, why);
  }
}
