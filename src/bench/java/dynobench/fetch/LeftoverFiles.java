package dynobench.fetch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Finds files that killed processes left, by the beginning of their names.
final class LeftoverFiles {
  private LeftoverFiles() {}

  /// Returns the files in a folder whose names begin with a text; empty if the folder does not
  /// exist.
  static List<Path> in(Path folder, String beginning) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(each -> String.valueOf(each.getFileName()).startsWith(beginning)).toList();
    }
  }
}
