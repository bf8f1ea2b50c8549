package dynobench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Tables of packages in the architecture page: the packages that each may use, and its module.
record ArchitectureTable(Map<String, Set<String>> arrows) {
  /// Relative to the project's folder, in which Surefire starts tests.
  private static final Path PAGE = Path.of("src/site/markdown/architecture.md");

  private static final Pattern ROW =
      Pattern.compile("\\| `(?<name>[a-z]+)` \\| .* \\| (?<uses>[^|]+) \\|");

  static ArchitectureTable read() throws IOException {
    var arrows = new LinkedHashMap<String, Set<String>>();
    for (String line : Files.readAllLines(PAGE)) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        arrows.put(row.group("name"), uses(row.group("uses").strip(), arrows.keySet()));
      }
    }
    Set<String> root = Set.copyOf(arrows.keySet());
    arrows.replaceAll((_, uses) -> uses.contains("all") ? root : uses);
    return new ArchitectureTable(arrows);
  }

  private static Set<String> uses(String cell, Set<String> above) {
    return switch (cell) {
      case "–" -> Set.of();
      case "all of the above" -> {
        var uses = new LinkedHashSet<>(above);
        uses.remove("dynobench");
        yield uses;
      }
      default -> new LinkedHashSet<>(List.of(cell.split(", ", -1)));
    };
  }

  /// Returns a package's full name.
  static String full(String name) {
    return name.equals("dynobench") ? name : "dynobench." + name;
  }

  /// Returns patterns of ArchUnit for the package itself and the packages that it may use.
  String[] allowed(String name) {
    var patterns = new ArrayList<String>();
    patterns.add(name.equals("dynobench") ? "dynobench" : full(name) + "..");
    arrows.getOrDefault(name, Set.of()).stream()
        .filter(use -> !use.equals("dynobench"))
        .map(use -> full(use) + "..")
        .forEach(patterns::add);
    return patterns.toArray(String[]::new);
  }
}
