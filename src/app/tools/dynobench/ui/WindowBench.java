package dynobench.ui;

import dynobench.files.FolderTree;
import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Benchmark of the window: frames and cost during a run, influence on measured times, time to show
/// a large stored run, and panning. Start it by `mvn -DskipTests package exec:exec@window-bench`;
/// the guide to measuring explains it. The window runs in a separate JVM, with the options of the
/// program.
public final class WindowBench {
  private static final int OPEN_REPETITIONS = 84;
  private static final int OPEN_SAMPLES_EACH = 30;
  private static final double NANOS_PER_SECOND = 1e9;

  private final Path folder;
  private final Options options;
  private final ProductJvm jvm;
  private final Workspace workspace;
  private final List<WindowFigure> figures = new ArrayList<>();

  /// @param seconds duration of measuring a live run and panning
  /// @param pairs number of pairs of runs to compare
  private record Options(List<String> parts, int seconds, int pairs) {}

  private WindowBench(Path folder, Options options) throws IOException {
    this.folder = folder;
    this.options = options;
    jvm = new ProductJvm(ProgramHome.find().folder());
    workspace = new Workspace(folder.resolve("workspace"), Clock.systemUTC());
  }

  /// @param arguments parts separated by commas, seconds, pairs
  public static void main(String[] arguments) throws Exception {
    Locale.setDefault(Locale.ENGLISH);
    var options =
        new Options(
            List.of(arguments[0].split(",")),
            Integer.parseInt(arguments[1]),
            Integer.parseInt(arguments[2]));
    Path folder = Files.createTempDirectory("dynobench-window");
    try {
      new WindowBench(folder, options).measure();
    } finally {
      FolderTree.delete(folder);
    }
  }

  private void measure() throws IOException, InterruptedException {
    System.out.println(where());
    // Otherwise the first run would calibrate, on one side only.
    new PlanRunner(ProgramHome.find(), workspace, Clock.systemUTC(), "bench")
        .calibrations()
        .today(System.out::println);
    for (String part : options.parts()) {
      System.out.println("Measuring: " + part);
      switch (part) {
        case "live" -> live();
        case "clients" -> clients();
        case "influence" -> influence();
        case "opening" -> opening();
        case "large" -> large();
        case "panning" -> window(List.of("pan", folder(), seconds()), Pulses.JVM_OPTIONS);
        default ->
            throw new IllegalArgumentException(
                "No part \"%s\": there are live, clients, influence, opening, large, panning"
                    .formatted(part));
      }
    }
    System.out.println(WindowFigure.table(figures));
  }

  private String where() {
    return "%d cores, Java %s, %s, options %s"
        .formatted(
            Runtime.getRuntime().availableProcessors(),
            Runtime.version(),
            isHeadless() ? "NO DISPLAY: JavaFX's headless platform" : System.getenv("DISPLAY"),
            String.join(" ", jvm.options()));
  }

  private static boolean isHeadless() {
    String display = System.getenv("DISPLAY");
    return display == null || display.isBlank();
  }

  /// Measures twice, because the log of pulses has a cost itself.
  private void live() throws IOException, InterruptedException {
    window(List.of("frames", folder(), seconds()), Pulses.JVM_OPTIONS);
    window(List.of("cost", folder(), seconds()), List.of());
  }

  private void clients() throws IOException, InterruptedException {
    window(List.of("clients", folder(), seconds()), Pulses.JVM_OPTIONS);
    window(List.of("clients-cost", folder(), seconds()), List.of());
  }

  private void influence() throws IOException, InterruptedException {
    Path plan = Files.writeString(folder.resolve("influence.toml"), Influence.PLAN);
    String[] command = {"run", plan.toString(), "--workspace", workspace.folder().toString()};
    var influence = new Influence(workspace.runs());
    influence.measure(
        options.pairs(),
        () -> run(jvm.commandLine(command)),
        () -> window(List.of("run", folder(), plan.toString()), List.of()));
    figures.addAll(influence.figures());
  }

  private void opening() throws IOException, InterruptedException {
    var log = new MadeLog(EightSeries.repeated(OPEN_REPETITIONS), OPEN_SAMPLES_EACH);
    Path run = folder.resolve("made");
    log.store(run);
    System.out.printf(
        "The run is a generated one, written as runs are: %,d measurements, %,d samples%n",
        log.measurements(), log.samples());
    window(List.of("open", folder(), run.toString()), Pulses.JVM_OPTIONS);
  }

  /// Measures a run that was never read before, and again with its summary.
  private void large() throws IOException, InterruptedException {
    var log = new SweptLog(SweptLog.REPETITIONS);
    Path run = workspace.runs().folder().resolve("swept");
    log.store(run);
    System.out.printf(
        "The run is a generated one of %,d trials: %,d measurements, %,d samples, %,d MB%n",
        log.trials(),
        log.measurements(),
        log.samples(),
        Files.size(run.resolve("events.jsonl")) >> 20);
    window(List.of("unread", folder(), run.toString()), Pulses.JVM_OPTIONS);
    window(List.of("large", folder(), run.toString()), Pulses.JVM_OPTIONS);
    Path csv = folder.resolve("swept.csv");
    for (List<String> command :
        List.of(
            List.of("show", "swept"),
            List.of("compare", "swept", "again"),
            List.of("export", "swept", "--csv", csv.toString()))) {
      command(run, command);
    }
  }

  /// Measures a command, once without a summary and once with it.
  private void command(Path run, List<String> command) throws IOException, InterruptedException {
    Path other = run.resolveSibling("again");
    FolderTree.delete(other);
    Files.createDirectories(other);
    Files.createLink(other.resolve("events.jsonl"), run.resolve("events.jsonl"));
    for (String how : List.of("first time", "again")) {
      if (how.equals("first time")) {
        ProgramHome.find().summaries().forget(run);
      }
      var line = new ArrayList<>(command);
      line.addAll(List.of("--workspace", workspace.folder().toString()));
      long begin = System.nanoTime();
      run(jvm.commandLine(line.toArray(new String[0])));
      figures.add(
          new WindowFigure(
              "large: %s, %s".formatted(command.getFirst(), how),
              "",
              "%.1f s".formatted((System.nanoTime() - begin) / NANOS_PER_SECOND)));
    }
  }

  private String folder() {
    return folder.toString();
  }

  private String seconds() {
    return String.valueOf(options.seconds());
  }

  private void window(List<String> arguments, List<String> more)
      throws IOException, InterruptedException {
    var all = new ArrayList<>(more);
    if (isHeadless()) {
      all.addAll(List.of("-Dglass.platform=Headless", "-Dprism.order=sw"));
    }
    run(jvm.window(all, arguments));
  }

  /// Collects the figures that a process prints, and waits for its end.
  private void run(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.start();
    try (BufferedReader lines = process.inputReader()) {
      lines.lines().filter(WindowFigure::isLine).map(WindowFigure::read).forEach(figures::add);
      if (process.waitFor() != 0) {
        throw new IllegalStateException(
            "Ended with exit code %d: %s".formatted(process.exitValue(), builder.command()));
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
    }
  }
}
