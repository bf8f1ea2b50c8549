package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.fetch.Fetcher;
import dynobench.files.OperatingSystem;
import dynobench.files.UserHome;
import dynobench.lesson.Lessons;
import dynobench.run.WorkerCommand;
import dynobench.store.SummaryCache;
import dynobench.worker.WorkerMain;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.HdrHistogram.Histogram;
import tools.jackson.core.json.JsonFactory;

/// Folders and files of the program.
///
/// @param folder folder of the program, which holds `engines`
/// @param userEngines folder of the user's engines
/// @param java Java executable for workers
/// @param program workloads that the program ships with
public record ProgramHome(Path folder, Path userEngines, Path java, Workloads program) {
  private static final String WORKER_JAR = "dynobench-worker.jar";
  private static final String RECORDER_JAR = "dynobench-recorder.jar";
  private static final String WORKER_CACHE = "dynobench-worker.aot";

  /// One class from each jar that a pool of connections needs. The last one silences the pool's
  /// log.
  private static final List<String> POOL =
      List.of(
          "com.zaxxer.hikari.HikariDataSource",
          "org.slf4j.LoggerFactory",
          "org.slf4j.impl.StaticLoggerBinder");

  /// Creates a home with the shipped workloads.
  public ProgramHome(Path folder, Path userEngines, Path java) {
    this(folder, userEngines, java, Workloads.shipped());
  }

  /// Finds all folders from the system property `dynobench.home`, the user's home, and the running
  /// JVM.
  public static ProgramHome find() {
    return at(place());
  }

  /// Finds all folders except that of the program from the user's home and the running JVM.
  public static ProgramHome at(Path folder) {
    Path java =
        Path.of(System.getProperty("java.home"), "bin", OperatingSystem.HERE.program("java"));
    Path user = UserHome.folder().resolve(".dynobench").resolve("engines");
    return new ProgramHome(folder, user, java);
  }

  /// Returns the folder of the program, in whose folder `lib` the worker's jar is.
  private static Path place() {
    String property = System.getProperty("dynobench.home", "");
    return property.isEmpty() ? place(WorkerMain.class).resolveSibling("..") : Path.of(property);
  }

  /// Returns the reason, as a sentence, why the program cannot run from its folder. In Java's
  /// addresses of files in a jar, an exclamation mark ends the jar's name.
  public static Optional<String> obstacle() {
    return obstacle(place().toAbsolutePath().normalize());
  }

  static Optional<String> obstacle(Path folder) {
    return StreamSupport.stream(folder.spliterator(), false)
        .filter(part -> part.toString().endsWith("!"))
        .findFirst()
        .map(_ ->
            "Dynobench cannot run in %s: Java cannot read jars in a folder whose name ends with an exclamation mark. Move Dynobench, or rename that folder."
                .formatted(folder));
  }

  /// Returns the folders in which engines are searched.
  public List<Path> engineRoots() {
    return List.of(folder.resolve("engines"), userEngines);
  }

  /// Returns the fetcher of engines that the program does not ship with.
  public Fetcher fetcher() {
    return Fetcher.asMaven(Catalog.store(engineRoots()));
  }

  /// Returns all workloads: the shipped ones, and the user's.
  public Workloads workloads() {
    return program.and(userWorkloads());
  }

  /// Returns the folder of the user's workloads, which has a folder for each.
  public Path userWorkloads() {
    return userEngines.resolveSibling("workloads");
  }

  /// Returns all lessons: the shipped ones, and the user's.
  public Lessons lessons() {
    return Lessons.shipped().and(userLessons(), workloads());
  }

  /// Returns the folder of the user's lessons, which has a folder for each.
  public Path userLessons() {
    return userEngines.resolveSibling("lessons");
  }

  /// Returns the cache of summaries of large runs.
  public SummaryCache summaries() {
    return SummaryCache.in(userEngines.resolveSibling("summaries"));
  }

  /// Returns the store of the unusual flags and the SQL that the user has permitted.
  public Permissions permissions() {
    return new Permissions(userEngines.resolveSibling("permitted-flags"));
  }

  /// Returns the command line of workers. The command line uses the worker's jar, which the build
  /// creates before the tests.
  public WorkerCommand workerCommand() {
    return workerCommand(false, false);
  }

  /// Returns the command line of workers whose clients may share a pool of connections.
  ///
  /// @param pools whether the workers need the pool's classes; other workers do not have these
  ///   classes
  /// @param replays whether the workers need the classes of recordings
  public WorkerCommand workerCommand(boolean pools, boolean replays) {
    Path jar = folder.resolve("lib").resolve(WORKER_JAR);
    Path cache = jar.resolveSibling(WORKER_CACHE);
    Stream<Path> needed = Stream.of(jar, place(JsonFactory.class), place(Histogram.class));
    Stream<Path> pool = pools ? POOL.stream().map(ProgramHome::place) : Stream.empty();
    // Last, because the cache of classes requires the same start of the class path.
    Stream<Path> format = replays ? Stream.of(jar.resolveSibling(RECORDER_JAR)) : Stream.empty();
    return new WorkerCommand(
        java,
        Stream.of(needed, pool, format).flatMap(each -> each).toList(),
        Optional.of(cache).filter(Files::isRegularFile));
  }

  /// Returns the jar or folder of a class. Uses the class loader, because a class from a cache does
  /// not know its place after the program was moved.
  private static Path place(Class<?> type) {
    return place(type.getName());
  }

  private static Path place(String type) {
    String file = type.replace('.', '/') + ".class";
    try {
      URL found = Objects.requireNonNull(ProgramHome.class.getClassLoader().getResource(file));
      return found.openConnection() instanceof JarURLConnection jar
          ? Path.of(jar.getJarFileURL().toURI())
          : Path.of(found.toURI()).resolve("../".repeat(file.split("/").length)).normalize();
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("The place of " + type + " is not a path", e);
    }
  }
}
