package dynobench.reproducer;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.WorkloadSetup;
import dynobench.files.AtomicFile;
import dynobench.files.ProgramText;
import dynobench.setup.Setup;
import dynobench.workload.NamedSql;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Text of a program that uses an engine by JDBC: a template with the engine's connection and
/// statements.
final class ReproducerText {
  private final Map<String, String> values = new LinkedHashMap<>();
  private final Map<String, List<String>> statements;

  private ReproducerText(Resolved mode, Setup.Jdbc setup, Workload workload) {
    this.statements =
        new WorkloadSetup(setup, workload)
            .statements().stream().collect(Collectors.toMap(NamedSql::id, NamedSql::sql));
    put(
        "engine",
        mode.engine().name() + " " + mode.engine().version() + ", " + mode.mode().title());
    put(
        "jars",
        mode.engine().jars().stream()
            .map(each -> String.valueOf(each.getFileName()))
            .collect(Collectors.joining(":")));
    put("driver", literal(setup.driver()));
    put("url", literal(setup.url()));
    put("properties", entries(properties(setup)));
    put("reopen", entries(setup.reopen()));
    put("system", entries(setup.system()));
    put("afterOpen", literals(setup.afterOpen()));
  }

  /// Creates the text for a mode; empty for an engine without SQL, or with a server.
  static Optional<ReproducerText> of(Resolved mode, Workload workload) {
    return mode.mode().setup() instanceof Setup.Jdbc jdbc && jdbc.server().isEmpty()
        ? Optional.of(new ReproducerText(mode, jdbc, workload))
        : Optional.empty();
  }

  private static Map<String, String> properties(Setup.Jdbc setup) {
    var all = new HashMap<>(setup.properties());
    if (!setup.user().isEmpty()) {
      all.put("user", setup.user());
      all.put("password", setup.password());
    }
    return all;
  }

  /// Sets the value of a place in the template, as it is.
  void put(String place, String value) {
    values.put(place, value);
  }

  /// Returns the statements of a name, translated for the engine.
  List<String> statements(String name) {
    return statements.getOrDefault(name, List.of());
  }

  /// Writes the program into a folder.
  ///
  /// @param template name of the template
  /// @param words words of the class's name
  Path write(String template, Path folder, String... words) throws IOException {
    String name =
        Stream.of(words)
            .flatMap(each -> Stream.of(each.split("[^A-Za-z0-9]+")))
            .filter(each -> !each.isEmpty())
            .map(each -> Character.toUpperCase(each.charAt(0)) + each.substring(1))
            .collect(Collectors.joining());
    put("class", name);
    String text = ProgramText.of("/reproducer/" + template);
    for (var each : values.entrySet()) {
      text = text.replace("{{" + each.getKey() + "}}", each.getValue());
    }
    Path file = folder.resolve(name + ".java");
    AtomicFile.write(file, text);
    return file;
  }

  static String literals(List<String> texts) {
    return texts.stream()
        .map(ReproducerText::literal)
        .map(each -> "\n          " + each)
        .collect(Collectors.joining(","));
  }

  private static String entries(Map<String, String> all) {
    return all.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(
            each -> "Map.entry(%s, %s)".formatted(literal(each.getKey()), literal(each.getValue())))
        .collect(Collectors.joining(", "));
  }

  /// Returns a text as a literal of Java.
  static String literal(String text) {
    var literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      switch (each) {
        case '"' -> literal.append("\\\"");
        case '\\' -> literal.append("\\\\");
        case '\n' -> literal.append("\\n");
        case '\r' -> literal.append("\\r");
        case '\t' -> literal.append("\\t");
        default -> literal.append(each);
      }
    }
    return literal.append('"').toString();
  }
}
