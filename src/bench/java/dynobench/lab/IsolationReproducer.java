package dynobench.lab;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.WorkloadSetup;
import dynobench.files.AtomicFile;
import dynobench.files.ProgramText;
import dynobench.isolation.Interleaving;
import dynobench.measure.IsolationLevel;
import dynobench.result.LevelResult;
import dynobench.result.LevelResult.SeenAnomaly;
import dynobench.result.RunResult;
import dynobench.setup.Dialect;
import dynobench.setup.Setup;
import dynobench.toml.Problems;
import dynobench.workload.NamedSql;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Java programs that show broken promises of an isolation level. A program needs only the engine's
/// jars, as the engine's maintainers want it in a bug report. There is one for each script in which
/// a forbidden anomaly happened.
public final class IsolationReproducer {
  private static final String TEMPLATE = "/reproducer/interleaving.java.txt";
  private static final List<String> START =
      List.of(Dialect.CREATE, "deadlocks", "waits", "clear", "first", "second");

  private final Resolved contender;
  private final Setup.Jdbc setup;
  private final LevelResult level;
  private final Map<String, List<String>> statements;

  private IsolationReproducer(
      Resolved contender, Setup.Jdbc setup, LevelResult level, RunResult run) {
    this.contender = contender;
    this.setup = setup;
    this.level = level;
    this.statements =
        new WorkloadSetup(setup, run.workload())
            .statements().stream().collect(Collectors.toMap(NamedSql::id, NamedSql::sql));
  }

  /// Writes the programs of a run into a folder, and returns their files.
  ///
  /// @param catalog present engines
  public static List<Path> write(RunResult run, Catalog catalog, Path folder) throws IOException {
    Files.createDirectories(folder);
    var files = new ArrayList<Path>();
    for (LevelResult level : LevelResult.of(run)) {
      Optional<Resolved> found = catalog.resolve(level.contender(), new Problems());
      if (found.isPresent()
          && level.tested().isPresent()
          && found.get().mode().setup() instanceof Setup.Jdbc jdbc
          && jdbc.server().isEmpty()) {
        var program = new IsolationReproducer(found.get(), jdbc, level, run);
        for (SeenAnomaly each : level.broken()) {
          for (String script : each.scripts()) {
            files.add(program.write(run.workload().interleaving(script).orElseThrow(), folder));
          }
        }
      }
    }
    return files;
  }

  private Path write(Interleaving script, Path folder) throws IOException {
    String name = className(script);
    Path file = folder.resolve(name + ".java");
    AtomicFile.write(file, text(script, name));
    return file;
  }

  private String className(Interleaving script) {
    String words =
        String.join(
            "-", level.contender().family(), level.contender().mode(), wanted().id(), script.id());
    return Stream.of(words.split("[^A-Za-z0-9]+"))
        .map(each -> each.substring(0, 1).toUpperCase(Locale.ROOT) + each.substring(1))
        .collect(Collectors.joining());
  }

  private IsolationLevel wanted() {
    return level.level().wanted().or(level::tested).orElseThrow();
  }

  private String text(Interleaving script, String name) {
    var values = new LinkedHashMap<String, String>();
    values.put("title", script.title());
    values.put("meaning", script.anomaly().meaning());
    values.put("word", script.anomaly().word());
    values.put(
        "engine",
        contender.engine().name()
            + " "
            + contender.engine().version()
            + ", "
            + contender.mode().title());
    values.put("level", wanted().id().replace('-', ' '));
    values.put(
        "jars",
        contender.engine().jars().stream()
            .map(each -> String.valueOf(each.getFileName()))
            .collect(Collectors.joining(":")));
    values.put("class", name);
    values.put("steps", steps(script));
    values.put(
        "proofs", script.proofs().stream().map(it -> proof(it)).collect(Collectors.joining(", ")));
    values.put(
        "create",
        literals(
            START.stream()
                .flatMap(each -> statements.getOrDefault(each, List.of()).stream())
                .toList()));
    values.put("afterOpen", literals(setup.afterOpen()));
    values.put("properties", entries(properties()));
    values.put("system", entries(setup.system()));
    values.put("constant", "TRANSACTION_" + wanted().name());
    values.put("url", literal(setup.url()));
    values.put("driver", literal(setup.driver()));
    String text = ProgramText.of(TEMPLATE);
    for (var each : values.entrySet()) {
      text = text.replace("{{" + each.getKey() + "}}", each.getValue());
    }
    return text;
  }

  private Map<String, String> properties() {
    var all = new HashMap<>(setup.properties());
    if (!setup.user().isEmpty()) {
      all.put("user", setup.user());
      all.put("password", setup.password());
    }
    return all;
  }

  private String steps(Interleaving script) {
    var lines = new ArrayList<String>();
    for (int i = 0; i < script.steps().size(); i++) {
      String sql = statements.getOrDefault(script.statement(i + 1), List.of("")).getFirst();
      lines.add(
          "          new Step(%s, %s)"
              .formatted(literal(script.steps().get(i).session()), literal(sql)));
    }
    return String.join(",\n", lines);
  }

  private static String proof(Interleaving.Proof proof) {
    return proof.answers().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(each -> each.getKey() + ", " + literal(each.getValue()))
        .collect(Collectors.joining(", ", "Map.of(", ")"));
  }

  private static String literals(List<String> texts) {
    return texts.stream()
        .map(IsolationReproducer::literal)
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
