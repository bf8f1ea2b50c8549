package dynobench.engine.jdbc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;

/// Files that an engine wants to find in the trial's folder, such as its configuration.
///
/// @param texts by their names in the folder
record PlacedFiles(Map<String, String> texts) {
  /// Writes them, over older ones: after a crash the folder may lie elsewhere.
  ///
  /// @param placing puts the folder where a text names it
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
