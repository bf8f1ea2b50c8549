package dynobench.fuzz;

import dynobench.files.FolderTree;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Runner of the fuzzers: `mvn test-compile exec:exec@fuzz`. Its exit code is 1 if there are
/// findings.
///
/// Options:
///
/// - `--fuzz` names of fuzzers, separated by commas
/// - `--count` number of inputs of each
/// - `--seed` seed of all inputs
/// - `--only` a single input instead, such as `plans:1000042`; may be empty
/// - `--home` home of the program
/// - `--runs` folder of undamaged runs
/// - `--kinds` folder with a run of each kind
///
/// It deletes everything in the working folder.
public final class FuzzMain {
  /// Multiplier of the overall seed. An input's seed is the product plus the input's index.
  private static final long INPUTS = 1_000_000;

  private final PrintStream out;
  private final Path place;
  private final List<Fuzzer> fuzzers;

  private FuzzMain(Path home, Path runs, Path kinds, PrintStream out) throws IOException {
    this.out = out;
    this.place = Path.of("").toAbsolutePath();
    if (!place.endsWith("fuzz")) {
      throw new IOException("Not in a folder \"fuzz\", whose content may be deleted: " + place);
    }
    clear();
    Path own = Files.createDirectories(place.resolve("own"));
    for (String property : List.of("user.home", "java.io.tmpdir")) {
      System.setProperty(property, Files.createDirectories(place.resolve(property)).toString());
    }
    var commands = new CommandLine(home, own);
    fuzzers =
        List.of(
            new PlansFuzzer(),
            new WorkloadsFuzzer(),
            new DescriptorsFuzzer(home.resolve("engines")),
            new OverridesFuzzer(),
            new LogsFuzzer(runs, commands),
            new FieldsFuzzer(kinds, commands),
            new FoldersFuzzer(runs, commands),
            new ArchivesFuzzer(),
            new ResultFilesFuzzer(kinds, commands),
            new CommandsFuzzer(runs, commands));
  }

  public static void main(String[] arguments) throws Exception {
    Locale.setDefault(Locale.ENGLISH); // as the program's main does
    System.setProperty("java.awt.headless", "true");
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    new StartedProcesses().close(); // creates its files before the temporary folder changes
    var options = new HashMap<String, String>();
    for (String each : arguments) {
      List<String> parts = List.of(each.split("=", 2));
      options.put(parts.getFirst(), parts.getLast());
    }
    UnaryOperator<String> option = name -> Objects.requireNonNull(options.get(name), name);
    var main =
        new FuzzMain(
            Path.of(option.apply("--home")),
            Path.of(option.apply("--runs")),
            Path.of(option.apply("--kinds")),
            out);
    String only = option.apply("--only");
    List<String> one = List.of(only.split(":", 2));
    long first = Long.parseLong(option.apply("--seed")) * INPUTS;
    LongStream seeds =
        only.isEmpty()
            ? LongStream.range(first, first + Long.parseLong(option.apply("--count")))
            : LongStream.of(Long.parseLong(one.getLast()));
    String names = only.isEmpty() ? option.apply("--fuzz") : one.getFirst();
    System.exit(main.run(List.of(names.split(",", -1)), seeds.toArray()) ? 0 : 1);
  }

  private boolean run(List<String> names, long[] seeds) throws IOException, InterruptedException {
    boolean clean = true;
    for (Fuzzer each : fuzzers) {
      if (names.contains(each.name())) {
        clean &= run(each, seeds);
      }
    }
    clear();
    return clean;
  }

  private boolean run(Fuzzer fuzzer, long[] seeds) throws IOException, InterruptedException {
    try (var processes = new StartedProcesses()) {
      Tally tally = new Campaign(fuzzer, new Place(place)).run(LongStream.of(seeds));
      processes
          .list(place.resolve("own/processes.jfr"))
          .forEach(each -> tally.add(seeds[0], new Finding("a process was started", each)));
      tally.lines().forEach(out::println);
      return tally.isClean();
    }
  }

  private void clear() throws IOException {
    try (Stream<Path> children = Files.list(place)) {
      for (Path each : children.toList()) {
        FolderTree.delete(each);
      }
    }
  }
}
