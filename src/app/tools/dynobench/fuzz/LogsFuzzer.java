package dynobench.fuzz;

import dynobench.result.RunResult;
import dynobench.store.RunEntry;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import dynobench.table.FormulaHandling;
import dynobench.table.LongCsv;
import dynobench.table.WideCsv;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Fuzzer of damaged logs. All displayed figures must be in the undamaged log, or the run must
/// report the damage.
final class LogsFuzzer implements Fuzzer {
  /// Interval of reports. A report with its charts takes as long as many logs.
  private static final int REPORT_EVERY = 25;

  private record Stored(Path folder, Truth truth) {}

  private final CommandLine commands;
  private final List<Stored> runs;

  /// @param runs folder of undamaged runs
  LogsFuzzer(Path runs, CommandLine commands) {
    this.commands = commands;
    try (Stream<Path> folders = Files.list(runs)) {
      this.runs = folders.sorted().map(each -> new Stored(each, new Truth(each))).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String name() {
    return "logs";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) throws IOException {
    Stored sound = Oddities.one(random, runs);
    Path run = Files.createDirectories(folder.resolve("runs").resolve("a-run"));
    byte[] whole = Files.readAllBytes(sound.folder().resolve("events.jsonl"));
    byte[] log = new LogDamage(random).of(whole);
    Files.write(run.resolve("events.jsonl"), log);
    for (String file : List.of("plan.toml", "environment.json")) {
      if (random.nextInt(5) > 0) {
        Files.copy(sound.folder().resolve(file), run.resolve(file));
      }
    }
    RunResult result = new RunReader(run).result();
    var findings = new ArrayList<Finding>();
    var noted = new ArrayList<String>();
    for (String each : sound.truth().silent(result)) {
      if (each.equals(Truth.DIGIT)) {
        noted.add(each);
      } else {
        findings.add(new Finding("silently: " + each, sound.folder().getFileName().toString()));
      }
    }
    String input =
        new String(log, StandardCharsets.UTF_8)
            + new String(whole, StandardCharsets.UTF_8)
            + folder;
    findings.addAll(views(folder, run, result, input, random.nextInt(REPORT_EVERY) == 0));
    List<String> said = result.log().damages().stream().map(each -> "Skipped " + each).toList();
    boolean isWhole = !Truth.saysDamaged(result, ResultWarnings.atEnd(result));
    // A run with stray events or warnings only reports the damage among its warnings.
    List<String> words = isWhole || !said.isEmpty() ? said : List.of("The log is damaged");
    return FuzzVerdict.of(isWhole, words, input, findings).noting(noted);
  }

  /// Creates the list, the tables and the exports. They may print any message, but must not fail.
  private List<Finding> views(Path workspace, Path run, RunResult result, String input, boolean all)
      throws IOException {
    for (RunEntry each : new RunStore(workspace).list()) {
      if (each.finished() < 0) {
        return List.of(new Finding("a list with less than no trials", each.toString()));
      }
    }
    LongCsv.write(result, new StringBuilder(), FormulaHandling.DISARMED);
    WideCsv.write(result, new StringBuilder(), FormulaHandling.DISARMED);
    var lines = new ArrayList<List<String>>();
    lines.add(List.of("show", "a-run"));
    lines.add(List.of("runs"));
    lines.add(List.of("compare", "a-run", "a-run"));
    if (all) {
      lines.add(List.of("export", "a-run", "--html", run + "/r.html", "--svg", run + "/c.svg"));
    }
    var findings = new ArrayList<Finding>();
    for (List<String> line : lines) {
      var whole = new ArrayList<>(line);
      whole.addAll(List.of("--workspace", workspace.toString()));
      CommandLine.Answer answer = commands.run(whole);
      answer
          .faults(input + whole)
          .forEach(each ->
              findings.add(new Finding(line.getFirst() + ": " + each.kind(), each.details())));
    }
    return findings;
  }
}
