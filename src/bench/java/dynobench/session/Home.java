package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.fetch.Fetcher;
import dynobench.files.Os;
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

/// Where the program's own files are.
///
/// @param folder of the program: holds `engines`
/// @param userEngines the user's own engines
/// @param java that workers are started with
/// @param program the workloads that came with it
public record Home(Path folder, Path userEngines, Path java, Workloads program) {
  private static final String WORKER_JAR = "dynobench-worker.jar";
  private static final String WORKER_CACHE = "dynobench-worker.aot";

  /// A class of each jar that a pool of connections needs. The last one keeps the pool's log quiet.
  private static final List<String> POOL =
      List.of(
          "com.zaxxer.hikari.HikariDataSource",
          "org.slf4j.LoggerFactory",
          "org.slf4j.impl.StaticLoggerBinder");

  /// With the workloads that come with it.
  public Home(Path folder, Path userEngines, Path java) {
    this(folder, userEngines, java, Workloads.shipped());
  }

  /// Finds everything from the system property `dynobench.home`, the user's home, and the running
  /// JVM.
  public static Home find() {
    Path java = Path.of(System.getProperty("java.home"), "bin", Os.HERE.program("java"));
    Path user = UserHome.folder().resolve(".dynobench").resolve("engines");
    return new Home(place(), user, java);
  }

  /// The jar lies in the folder lib of the program.
  private static Path place() {
    String property = System.getProperty("dynobench.home", "");
    return property.isEmpty() ? place(WorkerMain.class).resolveSibling("..") : Path.of(property);
  }

  /// Why nothing could run from where the program lies, as a sentence: Java finds what is in a jar
  /// by an address in which an exclamation mark ends the jar's name.
  public static Optional<String> obstacle() {
    return obstacle(place().toAbsolutePath().normalize());
  }

  static Optional<String> obstacle(Path folder) {
    return StreamSupport.stream(folder.spliterator(), false)
        .filter(part -> part.toString().endsWith("!"))
        .findFirst()
        .map(_ ->
            "Dynobench can't run in %s: Java reads no jar below a folder whose name ends with an exclamation mark. Move it, or rename that folder."
                .formatted(folder));
  }

  /// The folders that engines are looked for in.
  public List<Path> engineRoots() {
    return List.of(folder.resolve("engines"), userEngines);
  }

  /// What fetches engines that did not come with the program.
  public Fetcher fetcher() {
    return Fetcher.asMaven(Catalog.store(engineRoots()));
  }

  /// The workloads there are: those that came with the program, and the user's own.
  public Workloads workloads() {
    return program.and(userWorkloads());
  }

  /// Where the user's own lie, each in a folder.
  public Path userWorkloads() {
    return userEngines.resolveSibling("workloads");
  }

  /// The lessons there are: those that came with the program, and the user's own.
  public Lessons lessons() {
    return Lessons.shipped().and(userLessons(), workloads());
  }

  /// Where the user's own lie, each in a folder.
  public Path userLessons() {
    return userEngines.resolveSibling("lessons");
  }

  /// Summaries of large runs.
  public SummaryCache summaries() {
    return SummaryCache.in(userEngines.resolveSibling("summaries"));
  }

  /// Where it is kept which unusual flags the user has permitted.
  public Permissions permissions() {
    return new Permissions(userEngines.resolveSibling("permitted-flags"));
  }

  /// Returns how workers are started: with the worker's jar, which a build makes before its tests.
  public WorkerCommand workerCommand() {
    return workerCommand(false);
  }

  /// The same for workers whose clients may share a pool of connections.
  ///
  /// @param pools whether they need the pool's classes; no other worker has them
  public WorkerCommand workerCommand(boolean pools) {
    Path jar = folder.resolve("lib").resolve(WORKER_JAR);
    Path cache = jar.resolveSibling(WORKER_CACHE);
    Stream<Path> needed = Stream.of(jar, place(JsonFactory.class), place(Histogram.class));
    Stream<Path> pool = pools ? POOL.stream().map(Home::place) : Stream.empty();
    return new WorkerCommand(
        java,
        Stream.concat(needed, pool).toList(),
        Optional.of(cache).filter(Files::isRegularFile));
  }

  /// The jar or folder that a class comes from. Asked of its class loader: a class out of a cache
  /// does not know any more, where the program was moved since.
  private static Path place(Class<?> type) {
    return place(type.getName());
  }

  private static Path place(String type) {
    String file = type.replace('.', '/') + ".class";
    try {
      URL found = Objects.requireNonNull(Home.class.getClassLoader().getResource(file));
      return found.openConnection() instanceof JarURLConnection jar
          ? Path.of(jar.getJarFileURL().toURI())
          : Path.of(found.toURI()).resolve("../".repeat(file.split("/").length)).normalize();
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("The place of " + type + " is no path", e);
    }
  }
}
