package dynobench.ui.plandraft;

import dynobench.files.IoErrorText;
import dynobench.files.TextFile;
import java.io.IOException;
import java.nio.file.Path;

/// Reader for a text file that the user chose, perhaps by mistake.
final class SmallText {
  private static final String HINT =
      "Choose a plan, a small text file that ends with .dynobench or .toml.";

  private SmallText() {}

  /// Reads a file of limited size.
  ///
  /// @throws IOException whose message is a sentence with a remedy
  static String read(Path file) throws IOException {
    try {
      return TextFile.read(file);
    } catch (IOException e) {
      throw new IOException(sentence("open", file, e) + " " + HINT, e);
    }
  }

  /// Returns the reason of a failed operation, as a sentence.
  static String sentence(String what, Path file, IOException e) {
    return "Cannot %s %s: %s.".formatted(what, file, IoErrorText.of(e));
  }
}
