import dynobench.catalog.Setup;
import dynobench.json.JsonLines;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.plan.WorkerJvm;
import dynobench.run.WorkerCommand;
import dynobench.worker.Assignment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Caches of loaded and linked classes, made by training runs of the real program: one for window
/// and command line, one for workers. The workers' holds none of any engine's classes: each engine
/// starts as cold as the next.
final class Caches {
  /// Jars are known again by size and time; packages keep whole seconds, some only even ones.
  private static final FileTime TIME = FileTime.from(Instant.parse("2026-11-20T00:00:00Z"));

  private static final String WORKER = "dynobench-worker";

  private final Path home;
  private final Path runtime;
  private final List<String> classPath;

  Caches(Path image) throws IOException {
    Path config = find(image, "dynobench.cfg");
    home = config.getParent();
    runtime = runtime(image);
    String key = "app.classpath=$APPDIR";
    classPath =
        Files.readAllLines(config).stream()
            .filter(line -> line.startsWith(key))
            .map(line -> home + line.substring(key.length()))
            .toList();
    try (Stream<Path> files = Files.walk(image)) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, TIME);
      }
    }
  }

  private static Path find(Path folder, String name) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(each -> each.endsWith(name)).findFirst().orElseThrow();
    }
  }

  /// The folder above `lib/modules`.
  private static Path runtime(Path image) throws IOException {
    return find(image, "modules").getParent().getParent();
  }

  void make(Path training) throws IOException, InterruptedException {
    program(training);
    if (Target.CURRENT != Target.WINDOWS) { // which has no polite signals
      worker(training);
    }
  }

  private void program(Path training) throws IOException, InterruptedException {
    var command = new ArrayList<>(display());
    command.add("" + Target.java(runtime, "java"));
    Image.OPTIONS.forEach(option -> command.add(option.replace("$APPDIR", "" + home)));
    if (Target.CURRENT == Target.LINUX && command.getFirst().endsWith("java") && !hasDisplay()) {
      command.addAll(List.of("-Dglass.platform=Headless", "-Dprism.order=sw"));
    }
    command.add("-Duser.home=" + Files.createDirectories(training.resolve("home")));
    Path cache = home.resolve(Image.CACHE);
    command.add("-XX:AOTCacheOutput=" + cache);
    command.addAll(List.of("-cp", String.join(java.io.File.pathSeparator, classPath)));
    command.addAll(
        List.of("dynobench.Main", "window", "--workspace", "" + training.resolve("workspace")));
    var builder = new ProcessBuilder(command);
    builder.environment().put("DYNOBENCH_REHEARSAL", "all");
    Shell.run(builder);
    check(cache);
  }

  /// Real windows are worth more than headless ones: their classes get into the cache.
  private static List<String> display() {
    return Target.CURRENT == Target.LINUX && !hasDisplay() && Shell.has("xvfb-run")
        ? List.of("xvfb-run", "-a", "-s", "-screen 0 1280x800x24")
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
    String json =
        classPath.stream().filter(each -> each.contains("jackson-core")).findFirst().orElseThrow();
    command.addAll(
        List.of("-cp", home.resolve("lib/" + WORKER + ".jar") + java.io.File.pathSeparator + json));
    command.add("dynobench.worker.WorkerMain");
    var trial =
        new Trial(
            1,
            Contender.parse("baseline-map/heap", new CommitStyle.Autocommit()),
            "phases",
            1000,
            1,
            false);
    var assignment = new Assignment(trial, new Setup.HeapMap(), "" + folder, 2005, 10);
    Path input = training.resolve("assignment.json");
    Files.writeString(input, new JsonLines().write(Assignment.class, assignment) + "\n");
    // The input's end would end the worker at once, and without a cache: a signal ends it politely.
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    try (var out = process.outputWriter();
        var in = process.inputReader()) {
      out.write(Files.readString(input));
      out.flush();
      String line = in.readLine();
      while (line != null && !line.contains("TrialFinished")) {
        line = in.readLine();
      }
      if (line == null) {
        throw new IOException("The worker ended before its trial did");
      }
      process.toHandle().destroy(); // and not process.destroy(), which closes the streams, too
      while (line != null) {
        line = in.readLine();
      }
    }
    process.waitFor();
    check(cache);
  }

  private static void check(Path cache) throws IOException {
    if (!Files.isRegularFile(cache)) {
      throw new IOException("The training made no " + cache);
    }
    Files.deleteIfExists(Path.of(cache + ".config"));
  }
}
