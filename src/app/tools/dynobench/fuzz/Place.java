package dynobench.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The only writable folder.
record Place(Path folder) {
  /// Returns all files in it, without caches.
  Set<Path> files() throws IOException {
    // The JDK caches fonts in the user's home, and the program caches summaries.
    Path fonts = folder.resolve("user.home/.java");
    Path summaries = folder.resolve("own/summaries");
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(each -> !each.startsWith(fonts) && !each.startsWith(summaries))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
