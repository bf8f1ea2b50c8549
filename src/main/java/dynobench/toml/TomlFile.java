package dynobench.toml;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/// Reads a file that should be TOML, never more of it than people write.
public final class TomlFile {
  /// Letters take up to four bytes.
  private static final int MOST_BYTES = 4 * TextSize.MOST;

  private TomlFile() {}

  /// The file's text.
  ///
  /// @return empty when it is too large, no text, or can't be read, which is then among the
  ///   problems
  public static Optional<String> text(Path file, Problems problems) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        problems.add(file.toString(), "", "is larger than 1 MB: it was not read");
        return Optional.empty();
      }
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      problems.add(file.toString(), "", "cannot be read as UTF-8 text: save it as such");
    } catch (IOException e) {
      problems.add(file.toString(), "", "cannot be read: " + reason(e));
    }
    return Optional.empty();
  }

  private static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "it does not exist";
      case AccessDeniedException _ -> "access denied";
      default -> String.valueOf(e.getMessage());
    };
  }
}
