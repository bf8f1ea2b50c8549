package dynobench.ui.desk;

import dynobench.files.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// Reads a text file that a person chose, perhaps by mistake: never more of it than a plan can be.
final class SmallText {
  /// A plan of a thousand contenders takes a tenth of it.
  private static final int MOST_BYTES = 1 << 20;

  private static final String HINT =
      "Choose a plan, a small text file that ends with .dynobench or .toml.";

  private SmallText() {}

  /// @throws IOException whose message is a sentence with a remedy
  static String read(Path file) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new IOException("%s is no file. %s".formatted(file, HINT));
    }
    byte[] bytes = bytes(file);
    if (bytes.length > MOST_BYTES) {
      throw new IOException(
          "%s is larger than any plan: it was not read. %s".formatted(file, HINT));
    }
    try {
      String text = decoded(bytes);
      if (text.indexOf('\0') >= 0) {
        throw new CharacterCodingException();
      }
      return text;
    } catch (CharacterCodingException e) {
      throw new IOException("%s is no text. %s".formatted(file, HINT), e);
    }
  }

  private static byte[] bytes(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(MOST_BYTES + 1);
    } catch (IOException e) {
      throw new IOException(sentence("open", file, e), e);
    }
  }

  private static String decoded(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  /// Why the disk refused, as a sentence.
  static String sentence(String what, Path file, IOException e) {
    return "Cannot %s %s: %s.".formatted(what, file, Reason.of(e));
  }
}
