package dynobench.fuzz;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Fuzzer of command lines with known commands and options, odd values and odd files. It never
/// opens the window, starts a run or calibrates.
final class CommandsFuzzer implements Fuzzer {
  private static final List<String> COMMANDS =
      List.of(
          "run",
          "run",
          "run",
          "engines",
          "plans",
          "workloads",
          "references",
          "runs",
          "show",
          "compare",
          "export",
          "export",
          "jdbc");

  private static final List<String> OPTIONS =
      List.of(
          "--set",
          "--csv",
          "--wide",
          "--png",
          "--svg",
          "--html",
          "--chart",
          "--phase",
          "--size",
          "--scale",
          "--theme",
          "--log",
          "--help",
          "-h",
          "--version",
          "-V",
          "--rows",
          "-r",
          "-n",
          "-I",
          "--jar",
          "--create",
          "--repetitions",
          "--",
          "-o",
          "--output",
          "--no-such",
          "-",
          "--workspace");

  private static final List<String> WORDS =
      List.of(
          "quick",
          "article-2005",
          "latest",
          "turns",
          "failed",
          "killed",
          "hsqldb",
          "derby",
          "phase",
          "scaling",
          "insert",
          "select",
          "1200x750",
          "99x99",
          "9999x9999",
          "2",
          "dark",
          "x,y",
          "none",
          "rows.count=3",
          "jvm.flags=-XX:OnOutOfMemoryError=id",
          "contenders=hsqldb/mem",
          "rows.sizes=[10]");

  /// Size of a file that is too large for a plan, in bytes. The file is sparse and takes no disk
  /// space.
  private static final long HUGE = 3L << 30;

  private final CommandLine commands;
  private final Path runs;
  private final String failures;

  /// @param runs folder of undamaged runs
  CommandsFuzzer(Path runs, CommandLine commands) throws IOException {
    this.runs = runs;
    // Commands may show the engines' messages in this log.
    failures = Files.readString(runs.resolve("failed/events.jsonl"));
    this.commands = commands;
  }

  @Override
  public String name() {
    return "commands";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) throws IOException {
    List<Path> files = files(random, folder);
    List<String> line = line(random, folder, files);
    var place = new Place(Path.of("").toAbsolutePath());
    Set<Path> before = place.files();
    CommandLine.Answer answer = commands.run(line);
    String input = line + contents(files) + failures;
    var findings = new ArrayList<>(answer.faults(input));
    for (Path each : place.files()) {
      if (!before.contains(each) && !isNamed(each, line)) {
        findings.add(
            new Finding("a file was left behind", place.folder().relativize(each) + " by " + line));
      } else if (!before.contains(each) && !each.startsWith(folder)) {
        Files.deleteIfExists(each);
      }
    }
    List<Finding> told =
        findings.stream()
            .map(each -> new Finding(each.kind(), each.details() + " " + line))
            .toList();
    List<String> said = answer.err().isBlank() ? List.of() : List.of(answer.err().strip());
    return new FuzzVerdict(answer.code() == 0, said, told, List.of());
  }

  private List<String> line(RandomGenerator random, Path folder, List<Path> files) {
    String command =
        random.nextInt(20) > 0 ? Oddities.one(random, COMMANDS) : Oddities.text(random);
    var line = new ArrayList<String>();
    line.add(command);
    line.addAll(random.nextBoolean() ? usual(random, folder, command) : List.of());
    for (int left = random.nextInt(random.nextBoolean() ? 1 : 7); left > 0; left--) {
      line.add(argument(random, folder, files));
    }
    if (random.nextInt(30) == 0) {
      line.add("--workspace");
    }
    line.addAll(random.nextInt(2), List.of("--workspace", workspace(random, folder)));
    line.removeIf(each -> isForbidden(each, folder));
    // Every `run` gets `--check`, so that no run starts.
    for (int i = line.size() - 1; i >= 0; i--) {
      if (line.get(i).equals("run")) {
        line.add(i + 1, "--check");
      }
    }
    return line;
  }

  /// Returns typical arguments of a command.
  private static List<String> usual(RandomGenerator random, Path folder, String command) {
    String run =
        Oddities.one(random, List.of("turns", "failed", "killed", "latest", "article-2005"));
    String out = folder.resolve("out.").toString();
    return switch (command) {
      case "run" ->
          List.of(
              Oddities.one(random, List.of("quick", "article-2005", folder + "/plan.txt")),
              "--set",
              OverridesFuzzer.override(random),
              "--csv",
              out + "csv");
      case "engines" -> List.of("derby");
      case "plans" -> List.of("quick");
      case "workloads" -> List.of("lookup");
      case "show" -> List.of(run);
      case "compare" -> List.of(run, "turns-again");
      case "export" -> List.of(run, "--csv", out + "csv", "--svg", out + "svg", "--wide");
      default -> List.of();
    };
  }

  private static String workspace(RandomGenerator random, Path folder) {
    return switch (random.nextInt(12)) {
      case 0 -> folder.resolve("no such/folder").toString();
      case 1 -> folder.resolve("empty.toml").toString();
      case 2 -> folder.resolve("a b#?&%é").toString();
      default -> folder.toString();
    };
  }

  private static String argument(RandomGenerator random, Path folder, List<Path> files) {
    return switch (random.nextInt(12)) {
      case 0, 1, 2 -> Oddities.one(random, WORDS);
      case 3, 4, 5 -> Oddities.one(random, OPTIONS);
      case 6 -> Oddities.one(random, files).toString();
      case 7 ->
          folder
              .resolve("out." + Oddities.one(random, List.of("csv", "svg", "html", "toml")))
              .toString();
      case 8 -> Oddities.one(random, OPTIONS) + "=" + Oddities.text(random);
      case 9 -> Oddities.one(random, PlanGrammar.KEYS) + "=" + Oddities.value(random);
      case 10 -> random.nextInt(10) == 0 ? "/dev/zero" : "/dev/null";
      default -> Oddities.text(random);
    };
  }

  /// Returns whether an argument could start something or write outside the folder.
  private static boolean isForbidden(String argument, Path folder) {
    boolean elsewhere = argument.contains("/") && !argument.contains(folder.toString());
    boolean harmless = argument.startsWith("/dev/") || argument.matches("(?s)[\\w.-]+=.*");
    return (elsewhere && !harmless)
        || argument.contains("..")
        || argument.startsWith("--check")
        || argument.startsWith("@")
        || argument.startsWith("--jar")
        || argument.equals("window")
        || argument.equals("calibrate");
  }

  private List<Path> files(RandomGenerator random, Path folder) throws IOException {
    var files = new ArrayList<Path>();
    String plan = new TextMutation(random).of(Oddities.one(random, PlansFuzzer.SOUND));
    files.add(Files.writeString(folder.resolve("plan.txt"), plan.replaceAll("\\p{Cs}", "?")));
    files.add(Files.write(folder.resolve("empty.toml"), new byte[0]));
    var bytes = new byte[1000];
    random.nextBytes(bytes);
    files.add(Files.write(folder.resolve("binary.txt"), bytes));
    files.add(Files.createSymbolicLink(folder.resolve("loop"), folder.resolve("loop")));
    Path huge = folder.resolve("huge.txt");
    try (var file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(HUGE);
    }
    files.add(huge);
    Files.createSymbolicLink(folder.resolve("runs"), runs);
    files.add(folder.resolve("runs/turns"));
    files.add(folder);
    return files;
  }

  private static String contents(List<Path> files) throws IOException {
    return Files.readString(files.getFirst());
  }

  private static boolean isNamed(Path file, List<String> line) {
    return line.stream()
        .flatMap(each -> Stream.of(each, each.replaceFirst("(?s)^[^=]*=", "")))
        .filter(each -> !each.isEmpty() && each.indexOf('\u0000') < 0)
        .map(each -> Path.of(each).toAbsolutePath().normalize())
        .anyMatch(each -> each.startsWith(file));
  }
}
