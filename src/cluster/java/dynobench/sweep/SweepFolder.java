package dynobench.sweep;

import dynobench.files.AtomicFile;
import dynobench.files.FolderTree;
import dynobench.files.IoErrorText;
import dynobench.files.OwnFolder;
import dynobench.files.RegularFile;
import dynobench.files.TextFile;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.store.FreeName;
import dynobench.store.RunStore;
import dynobench.store.WorkspaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Folder of a sweep on a disk that all nodes share: the plan, the script of the tasks, their
/// output, and the runs of shards.
public final class SweepFolder {
  private static final String TASKS = "tasks";

  /// File for the output of a task, in the scheduler's notation: the shard and the job.
  static final String OUTPUT = TASKS + "/%a-%A.txt";

  private static final String SETTINGS = "sweep.json";

  /// Pattern of the ids that [RunStore#newId] creates, with an added number where an id was taken.
  /// A comma would end a name for the scheduler.
  private static final Pattern MADE_ID =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\d-\\d{4}-[a-z0-9-]{1,50}");

  private final Path folder;

  private SweepFolder(Path folder) {
    this.folder = folder;
  }

  private static Path all(Path workspace) {
    return workspace.resolve("sweeps");
  }

  /// Creates the folder of a new sweep. Only the user may read it, because the plan may contain
  /// secrets.
  ///
  /// @param planText text of the plan as the user wrote it
  public static SweepFolder create(
      Path workspace, ZonedDateTime now, SweepSettings settings, String planText)
      throws IOException {
    Path all = OwnFolder.create(all(workspace));
    String id = RunStore.newId(now, settings.plan());
    var made = new SweepFolder(FreeName.of(id, name -> Files.createDirectory(all.resolve(name))));
    OwnFolder.createPrivate(made.folder);
    AtomicFile.write(made.plan(), planText);
    AtomicFile.write(
        made.folder.resolve(SETTINGS), new JsonLines().write(SweepSettings.class, settings) + "\n");
    return made;
  }

  /// Writes the script of the tasks, and replaces an existing file, because the folder may be
  /// untrusted.
  ///
  /// @param command command that runs Dynobench on a node, word by word
  /// @return the script
  Path writeScript(List<String> command) throws IOException {
    OwnFolder.require(folder);
    requireOwnFiles(OwnFolder.create(folder.resolve(TASKS)));
    Path script = folder.resolve("task.sh");
    AtomicFile.write(script, new TaskScript(this, settings(), command).text());
    return script;
  }

  /// Throws unless the output files are regular files with one name, because the scheduler appends
  /// to them.
  private static void requireOwnFiles(Path tasks) throws IOException {
    boolean tells = tasks.getFileSystem().supportedFileAttributeViews().contains("unix");
    for (Path each : FolderTree.children(tasks)) {
      RegularFile.require(each, LinkOption.NOFOLLOW_LINKS);
      if (tells && !Integer.valueOf(1).equals(Files.getAttribute(each, "unix:nlink"))) {
        throw new IOException(each + " also has another name: move it away");
      }
    }
  }

  /// Returns the settings and the plan, which define all actions of its tasks, for inspection by
  /// the user.
  public String text() {
    try {
      return new JsonLines().write(SweepSettings.class, settings())
          + "\n"
          + TextFile.read(plan(), LinkOption.NOFOLLOW_LINKS);
    } catch (IOException e) {
      throw new WorkspaceException("Cannot read %s: %s.".formatted(plan(), IoErrorText.of(e)), e);
    }
  }

  /// Finds a sweep by its id or a part of it.
  ///
  /// @param meant empty for the newest
  /// @throws WorkspaceException when no sweep or more than one has this part
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
          "\"%s\" matches %d sweeps: enter more of the name.".formatted(meant, fit.size()));
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
          .filter(each -> MADE_ID.matcher(each.getFileName().toString()).matches())
          .filter(OwnFolder::isFolder)
          .filter(each -> Files.isRegularFile(each.resolve(SETTINGS), LinkOption.NOFOLLOW_LINKS))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new WorkspaceException("Cannot list the sweeps: %s.".formatted(IoErrorText.of(e)), e);
    }
  }

  public SweepSettings settings() {
    Path file = folder.resolve(SETTINGS);
    try {
      return new JsonLines()
          .read(SweepSettings.class, TextFile.read(file, LinkOption.NOFOLLOW_LINKS).strip());
    } catch (IOException e) {
      throw new WorkspaceException("Cannot read %s: %s.".formatted(file, IoErrorText.of(e)), e);
    } catch (JsonException e) {
      throw new WorkspaceException(
          "%s is damaged: %s. Start a new sweep.".formatted(file, e.getMessage()), e);
    }
  }

  /// Returns the sweep's id, which the merged run has, too.
  public String id() {
    return String.valueOf(folder.getFileName());
  }

  public Path path() {
    return folder;
  }

  /// Returns the name of the sweep's jobs.
  String jobs() {
    return "dynobench-" + id();
  }

  public Path plan() {
    return folder.resolve("plan.toml");
  }

  /// Returns the output of a shard's last task; empty without output files. If the output cannot be
  /// read, returns the reason in parentheses.
  Optional<String> printed(int shard) {
    String begin = shard + "-";
    try (Stream<Path> all = Files.list(folder.resolve(TASKS))) {
      Optional<Path> last =
          all.filter(each -> each.getFileName().toString().startsWith(begin))
              .max(Comparator.comparingLong(each -> each.toFile().lastModified()));
      return last.isEmpty()
          ? Optional.empty()
          : Optional.of(TextFile.read(last.get(), LinkOption.NOFOLLOW_LINKS).strip());
    } catch (IOException e) {
      return Optional.of("(it cannot be read: %s)".formatted(IoErrorText.of(e)));
    }
  }

  /// Returns the runs of its shards, including incomplete attempts.
  RunStore shards() {
    return new RunStore(folder);
  }

  private Path cancelled() {
    return folder.resolve("cancelled");
  }

  boolean isCancelled() {
    return Files.exists(cancelled(), LinkOption.NOFOLLOW_LINKS);
  }

  /// Sets or removes the mark that ends all processes that follow the sweep, on any machine.
  public void cancel(boolean wanted) throws IOException {
    if (wanted) {
      AtomicFile.write(cancelled(), "");
    } else {
      Files.deleteIfExists(cancelled());
    }
  }

  /// Returns the folder of runs that do not count, because another version of Dynobench or Java
  /// made them.
  Path refused() {
    return folder.resolve("refused");
  }
}
