import dynobench.json.JsonLines;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.plan.WorkerJvm;
import dynobench.run.WorkerCommand;
import dynobench.setup.Setup;
import dynobench.worker.Assignment;
import dynobench.worker.Task;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Caches of loaded and linked classes, made by training runs of the real program. They are for the
/// window, for the command line, which needs only a quarter of the window's, and for workers. The
/// workers' cache contains no engine's classes, so that each engine starts equally cold.
///
/// The window's cache contains what a start with a stored run needs. The JVM loads a cache
/// completely and compiles what the training compiled. So the classes of all views would delay each
/// start by a tenth, and they save no measurable time when the views open.
final class Caches {
  /// Time of all files. The JVM recognises jars by size and time; packages store whole seconds,
  /// some only even ones.
  private static final FileTime TIME = FileTime.from(Instant.parse("2026-11-20T00:00:00Z"));

  private static final String XVFB = "xvfb-run";

  private static final String WORKER = "dynobench-worker";

  private static final String PLAN =
      """
      name = "training"
      contenders = ["baseline-map/heap"]
      rows = { sizes = [100] }
      repetitions = 2
      """;

  private final Path home;
  private final Path runtime;
  private final List<String> classPath;

  Caches(Path image) throws IOException {
    AppConfig config = AppConfig.of(image);
    home = config.home();
    runtime = AppConfig.find(image, "modules").getParent().getParent();
    classPath = config.classPath().stream().map(jar -> home.resolve(jar).toString()).toList();
    try (Stream<Path> files = Files.walk(image)) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, TIME);
      }
    }
  }

  void make(Path training) throws IOException, InterruptedException {
    Path user = Files.createDirectories(training.resolve("home"));
    if (Target.CURRENT == Target.LINUX) {
      commandLine(training);
      showLastRun(user, training);
      window(training, "last-run");
    } else { // launchers of other systems take one cache, also for the command line
      window(training, "all");
    }
    if (Target.CURRENT != Target.WINDOWS) { // Windows has no signals that end a program in order
      worker(training);
    }
  }

  private void window(Path training, String rehearsal) throws IOException, InterruptedException {
    var options = new ArrayList<String>();
    if (Target.CURRENT == Target.LINUX && !hasDisplay() && !Shell.has(XVFB)) {
      options.addAll(List.of("-Dglass.platform=Headless", "-Dprism.order=sw"));
    }
    options.add("-Duser.home=" + training.resolve("home"));
    var command = new ArrayList<>(display());
    command.addAll(program(Image.CACHE, options));
    command.addAll(List.of("window", "--workspace", "" + training.resolve("workspace")));
    var builder = new ProcessBuilder(command);
    builder.environment().put("DYNOBENCH_REHEARSAL", rehearsal);
    Shell.run(builder);
    check(home.resolve(Image.CACHE));
  }

  /// Writes settings by which the window shows the run of the command line.
  private static void showLastRun(Path user, Path training) throws IOException {
    Path settings = Files.createDirectories(user.resolve(".dynobench"));
    try (Stream<Path> runs = Files.list(training.resolve("workspace/runs"))) {
      Path run = runs.filter(Files::isDirectory).findFirst().orElseThrow();
      Files.writeString(
          settings.resolve("settings.json"),
          "{\"welcomed\":true,\"lastRun\":\"%s\"}".formatted(run.getFileName()));
    }
  }

  private void commandLine(Path training) throws IOException, InterruptedException {
    Path plan = Files.writeString(training.resolve("training.toml"), PLAN);
    var command = new ArrayList<>(program(Image.CLI_CACHE, List.of()));
    command.addAll(List.of("run", "" + plan, "--workspace", "" + training.resolve("workspace")));
    Shell.run(command);
    check(home.resolve(Image.CLI_CACHE));
  }

  /// Returns the launcher's command line, with options that write a cache.
  private List<String> program(String cache, List<String> more) {
    var command = new ArrayList<String>();
    command.add("" + Target.java(runtime, "java"));
    Image.OPTIONS.forEach(option -> command.add(option.replace("$APPDIR", "" + home)));
    command.addAll(more);
    command.add("-XX:AOTCacheOutput=" + home.resolve(cache));
    command.addAll(List.of("-cp", String.join(File.pathSeparator, classPath), "dynobench.Main"));
    return command;
  }

  /// Returns the command for a virtual display. Real windows load more classes into the cache than
  /// headless ones.
  private static List<String> display() {
    return Target.CURRENT == Target.LINUX && !hasDisplay() && Shell.has(XVFB)
        ? List.of(XVFB, "-a", "-s", "-screen 0 1280x800x24")
        : List.of();
  }

  private static boolean hasDisplay() {
    return System.getenv("DISPLAY") != null;
  }

  private void worker(Path training) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(training.resolve("trial"));
    Path cache = home.resolve("lib/" + WORKER + ".aot");
    var command = new ArrayList<String>();
    command.add("" + Target.java(runtime, "java"));
    command.addAll(WorkerCommand.flags(new WorkerJvm(256, WorkerJvm.Collector.G1, List.of())));
    command.add("-XX:AOTCacheOutput=" + cache);
    String path =
        home.resolve("lib/" + Image.WORKER)
            + File.pathSeparator
            + library("jackson-core")
            + File.pathSeparator
            + library("HdrHistogram");
    command.addAll(List.of("-cp", path));
    command.add("dynobench.worker.WorkerMain");
    String input = assignments(folder);
    // The input stays open: closing it would end the worker at once, without a cache.
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    boolean finished = false;
    try (var out = process.outputWriter();
        var in = process.inputReader()) {
      out.write(input);
      out.flush();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        finished |= line.contains("TrialFinished");
      }
    }
    if (!finished) {
      throw new IOException("The worker ended before its trial did");
    }
    process.waitFor();
    check(cache);
  }

  /// Returns the input of the worker: one small trial, and the request to end.
  private static String assignments(Path folder) {
    Workload workload = Workloads.shipped().standard();
    Settings settings = workload.settings(Settings.NONE);
    var trial =
        new Trial(
            1,
            new Contender("baseline-map", "heap", new CommitStyle.Autocommit()),
            workload.id(),
            settings,
            1,
            false);
    var task =
        new Task(
            trial,
            workload,
            settings,
            new Setup.HeapMap(false),
            List.of(),
            "" + folder,
            2005,
            60_000);
    var lines = new JsonLines();
    return String.join(
        "\n",
        "nonce",
        lines.write(
            Assignment.class, new Assignment.Measure(task, 10, true, false, Optional.empty())),
        lines.write(Assignment.class, new Assignment.End(0)),
        "");
  }

  private String library(String name) {
    return classPath.stream().filter(each -> each.contains(name)).findFirst().orElseThrow();
  }

  private static void check(Path cache) throws IOException {
    if (!Files.isRegularFile(cache)) {
      throw new IOException("The training made no " + cache);
    }
    Files.deleteIfExists(Path.of(cache + ".config"));
  }
}
