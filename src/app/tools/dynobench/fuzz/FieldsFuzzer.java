package dynobench.fuzz;

import dynobench.fuzz.JsonPlaces.JsonPlace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Fuzzer of logs with an impossible value in one field of one event. Every command that reads runs
/// may print any message, but none may fail unexpectedly.
final class FieldsFuzzer implements Fuzzer {
  private static final String REMOVED = "";

  private static final List<String> VALUES =
      List.of(
          REMOVED,
          "null",
          "\"\"",
          "\"x\"",
          "\"-1\"",
          "\"0\"",
          "\"1e9\"",
          "\"99999999999999999999\"",
          "\"9223372036854775807\"",
          "\"NaN\"",
          "\"Infinity\"",
          "\"\\u001b]0;title\\u0007\\u0000\"",
          "\"a/b\"",
          "\"2026-99-99\"",
          "\"PT-1S\"",
          "\"PT2562047788015215H\"",
          "-1",
          "0",
          "1",
          "0.5",
          "1e308",
          "-1e308",
          "1e-320",
          "2147483647",
          "2147483648",
          "9223372036854775807",
          "-9223372036854775808",
          "99999999999999999999",
          "NaN",
          "true",
          "[]",
          "[[]]",
          "[null]",
          "[\"x\"]",
          "[1,-1]",
          "{}",
          "{\"a\":\"b\"}",
          "{\"type\":\"x\"}",
          "\"" + "x".repeat(100_000) + "\"",
          "[".repeat(3_000),
          "[".repeat(3_000) + "]".repeat(3_000),
          "{\"a\":".repeat(3_000) + "1" + "}".repeat(3_000));

  private static final List<String> CHARTS =
      List.of(
          "phase",
          "all",
          "scaling",
          "row",
          "order",
          "steady",
          "throughput",
          "latency",
          "latency-time",
          "clients",
          "operations",
          "versions",
          "parts",
          "averages",
          "ratios",
          "nodes",
          "duel");

  /// Value in a line of a run.
  private record Spot(Stored run, int line, JsonPlace place) {}

  private record Stored(Path folder, List<String> lines) {}

  private final CommandLine commands;

  /// Values, grouped by type of event and path.
  private final List<List<Spot>> spots;

  /// @param runs folder of runs that contain every type of event
  FieldsFuzzer(Path runs, CommandLine commands) {
    this.commands = commands;
    try (Stream<Path> folders = Files.list(runs)) {
      Map<String, List<Spot>> byPath = new LinkedHashMap<>();
      for (Path each : folders.filter(Files::isDirectory).sorted().toList()) {
        add(new Stored(each, Files.readAllLines(each.resolve("events.jsonl"))), byPath);
      }
      spots = List.copyOf(byPath.values());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(Stored run, Map<String, List<Spot>> byPath) {
    for (int i = 0; i < run.lines().size(); i++) {
      List<JsonPlace> places = JsonPlaces.of(run.lines().get(i));
      JsonPlace type = places.getFirst();
      String name = run.lines().get(i).substring(type.from(), type.to());
      for (JsonPlace each : places) {
        String key = run.folder().getFileName() + name + each.path();
        byPath.computeIfAbsent(key, _ -> new ArrayList<>()).add(new Spot(run, i, each));
      }
    }
  }

  @Override
  public String name() {
    return "fields";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) throws IOException {
    Spot spot = Oddities.one(random, Oddities.one(random, spots));
    String value = Oddities.one(random, VALUES);
    var lines = new ArrayList<>(spot.run().lines());
    String line = lines.get(spot.line());
    String put = value.equals(REMOVED) ? spot.place().remove(line) : spot.place().put(line, value);
    lines.set(spot.line(), put);
    Path run = Files.createDirectories(folder.resolve("runs").resolve("a-run"));
    Files.write(run.resolve("events.jsonl"), lines);
    var findings = new ArrayList<Finding>();
    String what =
        "%s %s = %.40s".formatted(spot.run().folder().getFileName(), spot.place().path(), value);
    for (List<String> each : lines(run, random)) {
      var whole = new ArrayList<>(each);
      whole.addAll(List.of("--workspace", folder.toString()));
      CommandLine.Answer answer = commands.run(whole);
      answer
          .faults(String.join("", lines) + whole)
          .forEach(found ->
              findings.add(
                  new Finding(
                      each.getFirst() + ": " + found.kind(), what + ": " + found.details())));
    }
    return new FuzzVerdict(findings.isEmpty(), List.of(what), findings, List.of());
  }

  private static List<List<String>> lines(Path run, RandomGenerator random) {
    var lines = new ArrayList<List<String>>();
    lines.add(List.of("show", "a-run"));
    lines.add(List.of("runs"));
    lines.add(List.of("export", "a-run", "--csv", run + "/long.csv"));
    lines.add(List.of("export", "a-run", "--csv", run + "/wide.csv", "--wide"));
    lines.add(List.of("export", "a-run", "--verdicts", run + "/verdicts.csv"));
    switch (random.nextInt(5)) {
      case 0 -> lines.add(List.of("compare", "a-run", "a-run"));
      case 3 -> lines.add(List.of("add-rounds", "a-run", "1", "--check"));
      case 1 -> lines.add(List.of("rerun", "a-run", "--against", "a-run", "--check"));
      case 2 -> lines.add(List.of("export", "a-run", "--html", run + "/r.html"));
      default ->
          lines.add(
              List.of(
                  "export",
                  "a-run",
                  "--svg",
                  run + "/c.svg",
                  "--chart",
                  Oddities.one(random, CHARTS)));
    }
    return lines;
  }
}
