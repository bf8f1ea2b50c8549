package dynobench.engine.jdbc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;

/// Files that an engine expects in the trial's folder, such as its configuration.
///
/// @param texts contents, by file name
record PlacedFiles(Map<String, String> texts) {
  /// Writes the files, and replaces older ones, because the folder may have moved after a crash.
  ///
  /// @param placing inserts the folder's path into a text
  void write(Path folder, UnaryOperator<String> placing) {
    texts.forEach((name, text) -> {
      try {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, placing.apply(text));
      } catch (IOException e) {
        throw new UncheckedIOException("Cannot write " + name + " into " + folder, e);
      }
    });
  }
}
