package dynobench.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// State of a folder: kinds, lengths and times of its files, and the content of small ones.
///
/// @param files descriptions by path
record Snapshot(Map<Path, String> files) {
  private static final long SMALL = 1 << 16;

  static Snapshot of(Path folder) throws IOException {
    var files = new TreeMap<Path, String>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.toList()) {
        files.put(each, words(each));
      }
    }
    return new Snapshot(files);
  }

  private static String words(Path file) throws IOException {
    var found = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    if (found.isDirectory()) {
      return "folder"; // its time depends on its files
    }
    String content =
        found.isRegularFile() && found.size() < SMALL
            ? new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)
            : "";
    String kind = found.isRegularFile() ? "file" : found.isSymbolicLink() ? "link" : "other";
    return "%s of %d bytes, %s: %s"
        .formatted(kind, found.size(), found.lastModifiedTime(), content);
  }

  /// Returns the differences of a later snapshot, one per path.
  List<String> changes(Snapshot later) {
    var changes = new ArrayList<String>();
    files.forEach((path, words) -> {
      String now = later.files().get(path);
      if (now == null) {
        changes.add("deleted: " + path);
      } else if (!now.equals(words)) {
        changes.add("changed: " + path);
      }
    });
    later.files().keySet().stream()
        .filter(path -> !files.containsKey(path))
        .forEach(path -> changes.add("made: " + path));
    return changes;
  }
}
