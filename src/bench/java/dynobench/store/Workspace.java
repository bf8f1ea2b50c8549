package dynobench.store;

import dynobench.files.AtomicFile;
import dynobench.files.FolderTree;
import dynobench.files.OwnFolder;
import dynobench.files.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/// The folder that holds runs, temporary databases and a lock. All problems are
/// [WorkspaceException]s. Have one object for a folder in a JVM.
public final class Workspace {
  /// Everything in it is ours to delete, wherever a user puts the workspace: hence the name.
  static final String TEMPORARY = ".dynobench-databases";

  private static final String MARKED = ".dynobench";
  private static final String MARK = "The folder beside this file is deleted by the next run.\n";

  private final Path folder;
  private final Path temporary;
  private final RunLock lock;
  private final SummaryCache summaries;

  /// @param clock says since when the workspace is in use, in its own zone
  public Workspace(Path folder, Clock clock) {
    this(folder, clock, SummaryCache.NONE);
  }

  /// @param summaries of large runs
  public Workspace(Path folder, Clock clock, SummaryCache summaries) {
    this.summaries = summaries;
    this.folder = folder;
    this.temporary = folder.resolve(TEMPORARY);
    this.lock = new RunLock(folder, clock);
  }

  public Path folder() {
    return folder;
  }

  /// The runs in it.
  public RunStore runs() {
    return new RunStore(folder, summaries);
  }

  /// Makes the folder if it is missing, and tries to write in it.
  public void requireWritable() {
    try {
      Files.createDirectories(folder);
      Files.delete(Files.createTempFile(folder, ".", ".tmp"));
    } catch (IOException e) {
      String why = Files.isRegularFile(folder) ? "it is a file, not a folder" : Reason.of(e);
      throw new WorkspaceException(
          "Cannot write to the workspace %s: %s. Choose another with --workspace."
              .formatted(folder, why),
          e);
    }
  }

  /// Keeps every other run out, in this JVM and in others, until the result is closed or this
  /// process ends, however it ends.
  public Held lockForRun() {
    requireWritable();
    return lock.acquire();
  }

  /// A lock that is held; may be closed by any thread, and twice.
  @FunctionalInterface
  public interface Held extends AutoCloseable {
    @Override
    void close();
  }

  /// The folder in which runs have their temporary databases.
  public Path temporary() {
    return temporary;
  }

  /// Makes an empty folder for a run's databases. Call it while holding the lock.
  ///
  /// @param name what it is called, unless something of that name could not be deleted
  public Path temporaryFolder(String name) {
    try {
      OwnFolder.create(temporary);
      Path made = FreeName.of(name, free -> Files.createDirectory(temporary.resolve(free)));
      AtomicFile.write(mark(made), MARK);
      return made;
    } catch (IOException e) {
      throw new WorkspaceException(
          "Cannot create %s: %s. Choose another folder with --workspace."
              .formatted(temporary.resolve(name), Reason.of(e)),
          e);
    }
  }

  /// Deletes a folder that [#temporaryFolder] made.
  ///
  /// @throws IOException when something is left; the next sweep tries again
  public void deleteTemporary(Path folder) throws IOException {
    FolderTree.delete(folder);
    Files.deleteIfExists(mark(folder));
  }

  /// A file beside a temporary folder. Without it a folder is nothing that we made.
  private static Path mark(Path folder) {
    return folder.resolveSibling(folder.getFileName() + MARKED);
  }

  /// What a sweep did.
  ///
  /// @param removed how many temporary folders are gone
  /// @param left a sentence for each that could not be deleted; it harms no run
  public record Sweep(int removed, List<String> left) {
    public Sweep {
      left = List.copyOf(left);
    }
  }

  /// Deletes the temporary folders that crashed runs left behind. Call it while holding the lock.
  public Sweep sweep() {
    var left = new ArrayList<String>();
    int removed = 0;
    for (Path leftover : leftovers(left)) {
      try {
        requireOurs(leftover);
        deleteTemporary(leftover);
        removed++;
      } catch (IOException e) {
        left.add(kept(leftover, e));
      }
    }
    return new Sweep(removed, left);
  }

  private List<Path> leftovers(List<String> left) {
    if (!OwnFolder.is(temporary)) {
      return List.of(); // nothing there, or a link to a place that may hold what isn't ours
    }
    try {
      List<Path> all = FolderTree.children(temporary);
      for (Path mark : all.stream().filter(Workspace::isMark).toList()) {
        if (!all.contains(marked(mark))) {
          Files.deleteIfExists(mark); // its run was killed while it deleted the folder
        }
      }
      return all.stream().filter(each -> !isMark(each)).toList();
    } catch (IOException e) {
      left.add(kept(temporary, e));
      return List.of();
    }
  }

  private static boolean isMark(Path file) {
    return file.getFileName().toString().endsWith(MARKED);
  }

  private static Path marked(Path mark) {
    String name = mark.getFileName().toString();
    return mark.resolveSibling(name.substring(0, name.length() - MARKED.length()));
  }

  private static void requireOurs(Path leftover) throws IOException {
    OwnFolder.require(leftover);
    boolean isEmpty = FolderTree.children(leftover).isEmpty(); // killed before it was marked
    if (!isEmpty && !Files.isRegularFile(mark(leftover), LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException(
          "Dynobench can't tell whether it made it (there is no %s)"
              .formatted(mark(leftover).getFileName()));
    }
  }

  private static String kept(Path leftover, IOException e) {
    return "Could not delete %s: %s. Delete it by hand if you don't need it."
        .formatted(leftover, Reason.of(e));
  }
}
