package dynobench.describing;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.DriverClasses;
import dynobench.catalog.Placeholders;
import dynobench.dialect.EngineEnquiry;
import dynobench.dialect.EnquiryResult;
import dynobench.files.AtomicFile;
import dynobench.files.FolderTree;
import dynobench.run.Cancellation;
import dynobench.run.EnquiryProcess;
import dynobench.session.ProgramHome;
import dynobench.setup.Setup;
import dynobench.store.Workspace;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Finds the dialect of an engine without a descriptor, and writes one.
public final class EngineDescriber {
  /// Id of the only mode of such an engine.
  public static final String MODE = "default";

  private static final Duration LIMIT = Duration.ofMinutes(2);

  private final ProgramHome home;
  private final Workspace workspace;
  private final UndescribedDriver driver;

  public EngineDescriber(ProgramHome home, Workspace workspace, UndescribedDriver driver) {
    this.home = home;
    this.workspace = workspace;
    this.driver = driver;
  }

  /// Returns why the driver cannot run, as a sentence: a jar or the class is missing or damaged, or
  /// the URL is invalid. Empty if it can.
  public Optional<String> unavailableReason(Catalog catalog) {
    return Placeholders.problem(driver.url())
        .or(() ->
            catalog.availability(driver.undescribed()) instanceof Availability.Missing(String why)
                ? Optional.of(why)
                : Optional.empty());
  }

  /// Finds the engine's dialect by running statements in a worker process.
  ///
  /// @return empty if cancelled
  /// @throws dynobench.store.WorkspaceException if the workspace is in use or cannot be written
  public Optional<EnquiryResult> find(Cancellation cancellation)
      throws IOException, InterruptedException {
    try (Workspace.Held _ = workspace.lockForRun()) {
      Path folder = workspace.temporaryFolder("describe");
      try {
        Path files = Files.createDirectories(folder.resolve("database"));
        return new EnquiryProcess(home.workerCommand(), LIMIT)
            .ask(
                driver.undescribed(),
                new EngineEnquiry(driver.setup(), files.toString(), tabled()),
                folder,
                cancellation);
      } finally {
        workspace.deleteTemporary(folder);
      }
    }
  }

  private static List<Workload> tabled() {
    return Workloads.shipped().all().stream()
        .filter(each -> !each.tables().isEmpty() && !Catalog.isMapped(each))
        .toList();
  }

  /// Returns the engine's descriptor with its password, for use in this process only.
  public Descriptor described(EnquiryResult.Found found) throws IOException {
    return described(found, "");
  }

  /// Returns the engine's descriptor with its password and a statement that closes the database,
  /// for use in this process only.
  ///
  /// @param close the closing statement; empty for none
  public Descriptor described(EnquiryResult.Found found, String close) throws IOException {
    var problems = new Problems();
    String text =
        text(found, Map.of(), DescriptorText.paths(driver.jars()), close)
            .text(Optional.of(driver.password()));
    return Catalog.described(driver.id(), text, home.engineRoots(), problems)
        .orElseThrow(() ->
            new IOException("The detected settings cannot be described: " + messages(problems)));
  }

  private static String messages(Problems problems) {
    return problems.list().stream().map(Problem::message).collect(Collectors.joining("; "));
  }

  /// Returns the descriptor's text for storage, without the password.
  ///
  /// @param unsupported ids of workloads that the engine cannot run, each with the reason
  public String text(EnquiryResult.Found found, Map<String, String> unsupported)
      throws IOException {
    return text(found, unsupported, DescriptorText.paths(driver.jars()), "").text(Optional.empty());
  }

  private DescriptorText text(
      EnquiryResult.Found found, Map<String, String> unsupported, List<String> jars, String close)
      throws IOException {
    boolean isNative = DriverClasses.in(driver.jars()).isNative();
    return new DescriptorText(driver, found, jars, isNative, unsupported, close);
  }

  /// Returns the workloads that ran and failed, with their reasons, in the form of a descriptor.
  /// Leaves out workloads that were not tried.
  public static Map<String, String> unsupported(List<EngineTryout.Result> results) {
    var unsupported = new TreeMap<String, String>();
    results.stream()
        .filter(EngineTryout.Result::tried)
        .forEach(each ->
            each.failure()
                .ifPresent(why ->
                    unsupported.put(each.workload().id(), "tried with ten rows, it " + why)));
    return unsupported;
  }

  /// Returns the environment variable that a stored engine's password comes from.
  public String passwordVariable() {
    return DescriptorText.variable(driver.id());
  }

  /// Returns the folder for the stored engine.
  public Path folder() {
    return home.userEngines().resolve(driver.id());
  }

  /// Returns why the engine cannot be stored, as a sentence; empty if it can.
  public Optional<String> obstacle() {
    return objection().or(this::unstorable);
  }

  /// Returns the problem with the engine's id, as a sentence; empty if the id is valid and free.
  public Optional<String> objection() {
    return driver.refusal().or(this::taken);
  }

  private Optional<String> taken() {
    return Files.exists(folder(), LinkOption.NOFOLLOW_LINKS)
            || Files.exists(home.folder().resolve("engines").resolve(driver.id()))
        ? Optional.of("The engine \"%s\" exists already: choose another id.".formatted(driver.id()))
        : Optional.empty();
  }

  /// Returns what a descriptor cannot contain, as a sentence.
  private Optional<String> unstorable() {
    Setup.Jdbc setup = driver.setup();
    if (!setup.secrets().hide(setup.url()).equals(setup.url())) {
      return Optional.of(
          "The URL contains a password, which would be stored in a file. Enter user and password"
              + " separately from it.");
    }
    List<Path> names = driver.jars().stream().map(Path::getFileName).toList();
    return names.stream()
        .filter(each -> Collections.frequency(names, each) > 1)
        .findFirst()
        .map(each -> "Two jars have the name %s: rename one of them.".formatted(each));
  }

  /// Stores the descriptor and copies of the jars, completely or not at all. Requires that
  /// [#obstacle] is empty.
  public void store(EnquiryResult.Found found, Map<String, String> unsupported) throws IOException {
    Path part = folder().resolveSibling("." + driver.id() + ".part");
    FolderTree.delete(part);
    try {
      write(found, unsupported, Files.createDirectories(part));
      Files.move(part, folder(), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      FolderTree.delete(part);
    }
  }

  private void write(EnquiryResult.Found found, Map<String, String> unsupported, Path folder)
      throws IOException {
    for (Path jar : driver.jars()) {
      Files.copy(jar, folder.resolve(jar.getFileName()));
    }
    List<String> names =
        driver.jars().stream().map(jar -> String.valueOf(jar.getFileName())).toList();
    AtomicFile.write(
        folder.resolve("engine.toml"), text(found, unsupported, names, "").text(Optional.empty()));
  }
}
