package dynobench.sweep;

import dynobench.files.AtomicFile;
import dynobench.files.Reason;
import dynobench.files.TextFile;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.store.FreeName;
import dynobench.store.RunStore;
import dynobench.store.WorkspaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.ZonedDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What lies on a disk that all nodes see: the plan, what a task runs, what tasks print, and the
/// runs of shards.
public final class SweepFolder {
  private static final String TASKS = "tasks";

  /// Where a task prints to, in the scheduler's words: the shard and the job.
  static final String OUTPUT = TASKS + "/%a-%A.txt";

  private static final String SETTINGS = "sweep.json";

  private final Path folder;

  private SweepFolder(Path folder) {
    this.folder = folder;
  }

  private static Path all(Path workspace) {
    return workspace.resolve("sweeps");
  }

  /// Begins a sweep.
  ///
  /// @param planText as somebody wrote it, secrets included: nobody else may read it
  /// @param command that runs Dynobench on a node, word by word
  public static SweepFolder create(
      Path workspace,
      ZonedDateTime now,
      SweepSettings settings,
      String planText,
      List<String> command)
      throws IOException {
    Path all = Files.createDirectories(all(workspace));
    String id = RunStore.newId(now, settings.plan());
    var made = new SweepFolder(FreeName.of(id, name -> Files.createDirectory(all.resolve(name))));
    if (Files.getFileStore(made.folder).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(made.folder, PosixFilePermissions.fromString("rwx------"));
    }
    Files.createDirectories(made.folder.resolve(TASKS));
    AtomicFile.write(made.plan(), planText);
    AtomicFile.write(made.script(), new TaskScript(made, settings, command).text());
    AtomicFile.write(
        made.folder.resolve(SETTINGS), new JsonLines().write(SweepSettings.class, settings) + "\n");
    return made;
  }

  /// The sweep that is meant: by its id, a part of it, or the newest one.
  ///
  /// @param meant empty for the newest
  public static SweepFolder find(Path workspace, String meant) {
    List<Path> fit =
        all(workspace, meant).sorted(Comparator.comparing(Path::toString).reversed()).toList();
    Optional<Path> exact =
        fit.stream().filter(each -> each.getFileName().toString().equals(meant)).findFirst();
    if (fit.isEmpty()) {
      throw new WorkspaceException(
          "There is no sweep%s in %s."
              .formatted(meant.isEmpty() ? "" : " \"" + meant + "\"", all(workspace)));
    }
    if (exact.isEmpty() && !meant.isEmpty() && fit.size() > 1) {
      throw new WorkspaceException(
          "\"%s\" fits %d sweeps: give more of the name.".formatted(meant, fit.size()));
    }
    return new SweepFolder(exact.orElse(fit.getFirst()));
  }

  private static Stream<Path> all(Path workspace, String part) {
    if (!Files.isDirectory(all(workspace))) {
      return Stream.empty();
    }
    try (Stream<Path> children = Files.list(all(workspace))) {
      return children
          .filter(each -> each.getFileName().toString().contains(part))
          .filter(each -> Files.isRegularFile(each.resolve(SETTINGS)))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new WorkspaceException("Cannot list the sweeps: %s.".formatted(Reason.of(e)), e);
    }
  }

  public SweepSettings settings() {
    Path file = folder.resolve(SETTINGS);
    try {
      return new JsonLines().read(SweepSettings.class, TextFile.read(file).strip());
    } catch (IOException e) {
      throw new WorkspaceException("Cannot read %s: %s.".formatted(file, Reason.of(e)), e);
    } catch (JsonException e) {
      throw new WorkspaceException(
          "%s is damaged: %s. Begin the sweep anew.".formatted(file, e.getMessage()), e);
    }
  }

  /// Its name; the merged run gets the same.
  public String id() {
    return String.valueOf(folder.getFileName());
  }

  public Path path() {
    return folder;
  }

  /// What the scheduler calls its jobs.
  String jobs() {
    return "dynobench-" + id();
  }

  Path plan() {
    return folder.resolve("plan.toml");
  }

  Path script() {
    return folder.resolve("task.sh");
  }

  /// What the last task of a shard has printed; empty where none has left anything.
  Optional<String> printed(int shard) {
    String begin = shard + "-";
    try (Stream<Path> all = Files.list(folder.resolve(TASKS))) {
      Optional<Path> last =
          all.filter(each -> each.getFileName().toString().startsWith(begin))
              .max(Comparator.comparingLong(each -> each.toFile().lastModified()));
      return last.isEmpty() ? Optional.empty() : Optional.of(TextFile.read(last.get()).strip());
    } catch (IOException e) {
      return Optional.of("(it can't be read: %s)".formatted(Reason.of(e)));
    }
  }

  /// The runs of its shards, attempts that were cut off among them.
  RunStore shards() {
    return new RunStore(folder);
  }

  private Path cancelled() {
    return folder.resolve("cancelled");
  }

  boolean isCancelled() {
    return Files.exists(cancelled());
  }

  /// Tells whoever follows it, here or elsewhere, that nothing more is to be submitted; or takes it
  /// back.
  public void cancel(boolean wanted) throws IOException {
    if (wanted) {
      AtomicFile.write(cancelled(), "");
    } else {
      Files.deleteIfExists(cancelled());
    }
  }

  /// Those that don't count, because another Dynobench or another Java has made them.
  Path refused() {
    return folder.resolve("refused");
  }
}
