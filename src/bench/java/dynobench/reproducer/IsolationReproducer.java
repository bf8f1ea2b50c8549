package dynobench.reproducer;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.isolation.Interleaving;
import dynobench.measure.IsolationLevel;
import dynobench.result.LevelResult;
import dynobench.result.LevelResult.SeenAnomaly;
import dynobench.result.RunResult;
import dynobench.setup.Dialect;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Programs that show broken promises of an isolation level: one for each script in which a
/// forbidden anomaly happened.
public final class IsolationReproducer {
  private static final String TEMPLATE = "isolation.java.txt";
  private static final List<String> START =
      List.of(Dialect.CREATE, "deadlocks", "waits", "clear", "first", "second");

  private IsolationReproducer() {}

  /// Writes the programs of a run into a folder, and returns their files.
  ///
  /// @param catalog present engines
  public static List<Path> write(RunResult run, Catalog catalog, Path folder) throws IOException {
    Files.createDirectories(folder);
    var files = new ArrayList<Path>();
    for (LevelResult level : LevelResult.of(run)) {
      Optional<Resolved> mode = catalog.resolve(level.contender(), new Problems());
      Optional<ReproducerText> text = mode.flatMap(it -> ReproducerText.of(it, run.workload()));
      if (text.isPresent() && level.tested().isPresent()) {
        for (SeenAnomaly each : level.broken()) {
          for (String script : each.scripts()) {
            Interleaving it = run.workload().interleaving(script).orElseThrow();
            files.add(write(text.get(), level, it, folder));
          }
        }
      }
    }
    return files;
  }

  private static Path write(
      ReproducerText text, LevelResult level, Interleaving script, Path folder) throws IOException {
    IsolationLevel wanted = level.asked().orElseThrow();
    text.put("title", script.title());
    text.put("meaning", script.anomaly().meaning());
    text.put("word", script.anomaly().word());
    text.put("level", wanted.words());
    text.put("constant", "TRANSACTION_" + wanted.name());
    text.put("steps", steps(text, script));
    text.put(
        "proofs", script.proofs().stream().map(it -> proof(it)).collect(Collectors.joining(", ")));
    text.put(
        "create",
        ReproducerText.literals(
            START.stream().flatMap(each -> text.statements(each).stream()).toList()));
    return text.write(
        TEMPLATE,
        folder,
        level.contender().family(),
        level.contender().mode(),
        wanted.id(),
        script.id());
  }

  private static String steps(ReproducerText text, Interleaving script) {
    var lines = new ArrayList<String>();
    for (int i = 0; i < script.steps().size(); i++) {
      String sql = text.statements(script.statement(i + 1)).getFirst();
      lines.add(
          "          new Step(%s, %s)"
              .formatted(
                  ReproducerText.literal(script.steps().get(i).session()),
                  ReproducerText.literal(sql)));
    }
    return String.join(",\n", lines);
  }

  private static String proof(Interleaving.Proof proof) {
    return proof.answers().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(each -> each.getKey() + ", " + ReproducerText.literal(each.getValue()))
        .collect(Collectors.joining(", ", "Map.of(", ")"));
  }
}
