package dynobench.store;

import dynobench.event.RunEvent.RunStarted;
import dynobench.files.AtomicFile;
import dynobench.files.FolderTree;
import dynobench.files.IoErrorText;
import dynobench.files.OwnFolder;
import dynobench.files.TextFile;
import dynobench.text.NearestName;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Runs of a workspace: the folders under `runs`. Public methods report errors as
/// [WorkspaceException]s; [#append] also as [RunLogException]s.
public final class RunStore {
  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmm", Locale.ROOT);

  private static final Predicate<String> NAME =
      Pattern.compile("[\\p{L}\\p{N}_][\\p{L}\\p{N}._ -]{0,99}").asMatchPredicate();

  /// Maximum length of a plan's name in an id: longer names wrap in tables.
  private static final int LONGEST_PLAN_NAME = 40;

  private static final int MOST_NAMED = 5;

  private final Path runs;
  private final Path trash;
  private final Path unfinished;
  private final SummaryCache summaries;

  /// Creates a store without summaries of large runs, which reads their logs each time.
  public RunStore(Path workspace) {
    this(workspace, SummaryCache.NONE);
  }

  public RunStore(Path workspace, SummaryCache summaries) {
    this.summaries = summaries;
    this.runs = workspace.resolve("runs");
    this.trash = workspace.resolve("trash");
    this.unfinished = workspace.resolve(".dynobench-merging");
  }

  /// Returns the folder of the runs, which is created with the first one.
  public Path folder() {
    return runs;
  }

  /// Returns a reader of a run, which may be anywhere.
  public RunReader reader(Path run) {
    return new RunReader(run, summaries, RunSummary.WORTH_BYTES);
  }

  /// Creates an empty folder for a new run. Its name is the run's id, such as
  /// `2026-11-20-1402-quick`.
  public Path create(ZonedDateTime now, String planName) {
    String id = newId(now, planName);
    try {
      OwnFolder.create(runs);
      return FreeName.of(id, name -> Files.createDirectory(runs.resolve(name)));
    } catch (IOException e) {
      throw refused("create the run " + id, e);
    }
  }

  /// Creates an empty folder for a run. When the run is complete, [#restore] moves the folder to
  /// the other runs. Also deletes such folders that ended processes left more than a day ago.
  Path unfinished(String id) throws IOException {
    OwnFolder.create(runs);
    OwnFolder.create(unfinished);
    Instant yesterday = Instant.now().minus(Duration.ofDays(1));
    for (Path left : FolderTree.children(unfinished)) {
      var mark = new RunMark(left);
      // A mark of another machine's process looks like that of an ended process, so only old
      // folders are deleted.
      if (OwnFolder.isFolder(left)
          && mark.isSet()
          && Files.getLastModifiedTime(left).toInstant().isBefore(yesterday)
          && !mark.isInProgress()) {
        FolderTree.delete(left);
      }
    }
    return FreeName.of(id, name -> Files.createDirectory(unfinished.resolve(name)));
  }

  /// Returns the id of a new run, provided that it is unused.
  public static String newId(ZonedDateTime now, String planName) {
    return MINUTE.format(now) + "-" + plain(planName);
  }

  /// Returns all runs, newest first, including damaged and foreign folders.
  public List<RunEntry> list() {
    return folders().stream()
        .map(folder -> new RunGlance(folder, summaries).entry())
        .sorted(Comparator.comparing(RunEntry::started).thenComparing(RunEntry::id).reversed())
        .toList();
  }

  /// Returns the folder of the run that a text identifies.
  ///
  /// @param meant `latest`, an id, a unique beginning or part of an id, or the path of a run's
  ///   folder
  /// @throws WorkspaceException when no run fits, or several
  public Path find(String meant) {
    if (meant.equals("latest")) {
      return latest();
    }
    List<Path> folders = folders();
    for (Predicate<String> fits :
        List.<Predicate<String>>of(
            meant::equals, id -> id.startsWith(meant), id -> id.contains(meant))) {
      List<Path> found = folders.stream().filter(folder -> fits.test(id(folder))).toList();
      if (found.size() == 1) {
        return found.getFirst();
      }
      if (found.size() > 1) {
        throw ambiguous(meant, found);
      }
    }
    return atPath(meant, folders);
  }

  /// Returns the newest run that is in progress or whose log has a readable beginning. Other
  /// folders are not runs.
  private Path latest() {
    List<RunEntry> all = list();
    return all.stream()
        .filter(run -> run.damage().isEmpty() || run.inProgress())
        .map(RunEntry::folder)
        .findFirst()
        .orElseThrow(() ->
            new WorkspaceException(
                all.isEmpty()
                    ? "There are no runs in " + runs + " yet."
                    : "No folder in %s contains a readable log. Name one of them: %s."
                        .formatted(runs, some(all.stream().map(RunEntry::id).toList()))));
  }

  /// Returns whether a run may have this name.
  public static boolean isName(String name) {
    return NAME.test(name) && !name.equals("latest");
  }

  /// Renames a run.
  ///
  /// @return the new folder of the run
  public Path rename(Path run, String name) {
    requireOurs(run);
    requireEnded(run, "rename");
    if (!isName(name)) {
      throw new WorkspaceException(
          ("Cannot rename %s to \"%s\": a name has up to 100 letters, digits, spaces, dots and"
                  + " dashes, begins with a letter or digit, and is not \"latest\".")
              .formatted(id(run), name));
    }
    Path renamed = runs.resolve(name);
    try {
      // A move onto an empty folder would replace it.
      if (Files.exists(renamed, LinkOption.NOFOLLOW_LINKS)) {
        throw new FileAlreadyExistsException(renamed.toString());
      }
      summaries.forget(run);
      return Files.move(run, renamed);
    } catch (IOException e) {
      throw refused("rename " + id(run), e);
    }
  }

  /// Moves a run to the workspace's trash, which only the user empties.
  ///
  /// @return the new folder of the run
  public Path delete(Path run) {
    requireOurs(run);
    requireEnded(run, "delete");
    try {
      OwnFolder.create(trash);
      summaries.forget(run);
      return FreeName.of(id(run), name -> Files.move(run, trash.resolve(name)));
    } catch (IOException e) {
      throw refused("delete " + id(run), e);
    }
  }

  /// Returns why rounds cannot be added to this folder's run, as a sentence: the run is not in this
  /// workspace, or in progress. Otherwise empty; the run's content is not examined.
  public Optional<String> obstacle(Path run) {
    if (!isOurs(run)) {
      return Optional.of(
          "%s is not a run of this workspace (%s), so it stays as it is.".formatted(run, runs));
    }
    return new RunMark(run).isInProgress()
        ? Optional.of(id(run) + " is in progress. Wait for its end, or stop it.")
        : Optional.empty();
  }

  /// Returns the length of a run's log in bytes.
  public long bytes(Path run) {
    try {
      return LogFile.bytesIn(run);
    } catch (IOException e) {
      throw refused("read the log of " + id(run), e);
    }
  }

  /// Continues the log of a run that has ended. The caller must close it.
  ///
  /// @param bytes length of the log when the run was read
  /// @param first first event of the run
  /// @throws RunLogException when the log cannot be written
  /// @throws WorkspaceException when the log has changed since, or the run is in progress or not in
  ///   this workspace
  public RunLog append(Path run, long bytes, RunStarted first) {
    requireOurs(run);
    requireEnded(run, "add rounds to");
    summaries.forget(run);
    return RunLog.append(run, bytes, first);
  }

  /// Returns the user's notes on a run; empty if there are none.
  public String notes(Path run) {
    try {
      return TextFile.read(run.resolve(RunFiles.NOTES), LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return ""; // no notes yet
    } catch (IOException e) {
      throw refused("read the notes of " + id(run), e);
    }
  }

  /// Replaces the notes of a run, which may be in progress.
  public void writeNotes(Path run, String text) {
    requireOurs(run);
    try {
      if (!TextFile.fits(text)) {
        throw new IOException("they are too long: shorten them");
      }
      OwnFolder.require(run);
      AtomicFile.write(run.resolve(RunFiles.NOTES), text);
    } catch (IOException e) {
      throw refused("write the notes of " + id(run), e);
    }
  }

  /// Restores a run from the trash.
  ///
  /// @param trashed folder that [#delete] returned
  /// @param name former name; a number is added if another run has that name now
  /// @return the folder of the run
  public Path restore(Path trashed, String name) {
    try {
      return FreeName.of(name, free -> Files.move(trashed, runs.resolve(free)));
    } catch (IOException e) {
      throw refused("restore " + name, e);
    }
  }

  /// Writer of the files of a run.
  @FunctionalInterface
  public interface RunContent {
    /// @param folder empty folder
    void writeInto(Path folder) throws IOException;
  }

  /// Adds a run from elsewhere, completely or not at all.
  ///
  /// @param name desired name; a number is added if another run has that name
  /// @return the folder of the run
  public Path add(String name, RunContent content) throws IOException {
    Path folder = unfinished(name);
    try {
      new RunMark(folder).set(); // a later run deletes this folder if this process is killed
      content.writeInto(folder);
      new RunMark(folder).clear();
      return restore(folder, name);
    } finally {
      if (Files.exists(folder)) {
        FolderTree.delete(folder);
      }
    }
  }

  private static void requireEnded(Path run, String what) {
    if (new RunMark(run).isInProgress()) {
      throw new WorkspaceException(
          "Cannot %s %s: it is in progress. Wait for its end, or stop it."
              .formatted(what, id(run)));
    }
  }

  private Path atPath(String meant, List<Path> folders) {
    try {
      Path path = Path.of(meant);
      if (!meant.isEmpty() && Files.exists(path.resolve(RunFiles.EVENTS))) {
        return path;
      }
    } catch (InvalidPathException e) {
      // not a path, so no such run exists
    }
    List<String> ids = folders.stream().map(RunStore::id).toList();
    String known =
        NearestName.to(meant, ids)
            .map(id -> "Did you mean " + id + "?")
            .orElseGet(
                () -> ids.isEmpty() ? "There are no runs yet." : "There are " + some(ids) + ".");
    throw new WorkspaceException("There is no run \"%s\" in %s. %s".formatted(meant, runs, known));
  }

  /// Returns the folder of the run with exactly this id.
  public Optional<Path> named(String id) {
    return folders().stream().filter(folder -> id(folder).equals(id)).findFirst();
  }

  /// Returns the folders of all runs, in reverse order of their names.
  public List<Path> folders() {
    if (!Files.isDirectory(runs)) {
      return List.of();
    }
    try (Stream<Path> children = Files.list(runs)) {
      return children
          .filter(Files::isDirectory)
          .sorted(Comparator.comparing(RunStore::id).reversed())
          .toList();
    } catch (IOException e) {
      throw refused("list the runs", e);
    }
  }

  private boolean isOurs(Path run) {
    return runs.toAbsolutePath().normalize().equals(run.toAbsolutePath().normalize().getParent());
  }

  private void requireOurs(Path run) {
    if (!isOurs(run)) {
      throw new WorkspaceException(
          "%s is not in this workspace (%s): delete it with the file manager."
              .formatted(run, runs));
    }
    try {
      OwnFolder.require(runs);
    } catch (IOException e) {
      throw refused("change a run", e);
    }
  }

  private static String plain(String planName) {
    String plain =
        planName.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-", "");
    String head = plain.substring(0, Math.min(plain.length(), LONGEST_PLAN_NAME));
    String name = head.replaceAll("-$", "");
    return name.isEmpty() ? "run" : name;
  }

  private static WorkspaceException ambiguous(String meant, List<Path> found) {
    return new WorkspaceException(
        "\"%s\" matches %d runs: %s. Enter more of the name."
            .formatted(meant, found.size(), some(found.stream().map(RunStore::id).toList())));
  }

  private static String some(List<String> ids) {
    String more = ids.size() > MOST_NAMED ? " and " + (ids.size() - MOST_NAMED) + " more" : "";
    return String.join(", ", ids.subList(0, Math.min(ids.size(), MOST_NAMED))) + more;
  }

  private static String id(Path folder) {
    return String.valueOf(folder.getFileName());
  }

  private WorkspaceException refused(String what, IOException e) {
    return new WorkspaceException(
        "Cannot %s in %s: %s.".formatted(what, runs, IoErrorText.of(e)), e);
  }
}
