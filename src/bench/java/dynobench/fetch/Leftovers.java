package dynobench.fetch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Finds what killed processes have left, which is known by how its name begins.
final class Leftovers {
  private Leftovers() {}

  /// What lies in a folder under such a name; nothing where there is no folder.
  static List<Path> in(Path folder, String beginning) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(each -> String.valueOf(each.getFileName()).startsWith(beginning)).toList();
    }
  }
}
