package dynobench.store;

import dynobench.files.AtomicFile;
import dynobench.files.FolderTree;
import dynobench.files.IoErrorText;
import dynobench.files.OwnFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/// Folder that holds runs, temporary databases and a lock. Errors are [WorkspaceException]s, except
/// in [#deleteTemporary]. A JVM should have one object for a folder.
public final class Workspace {
  /// Name of the folder of temporary databases. Dynobench may delete all content of this folder,
  /// wherever the workspace is. So the name must be one that no other program uses.
  static final String TEMPORARY = ".dynobench-databases";

  private static final String MARKED = ".dynobench";
  private static final String MARK = "The next run deletes the folder next to this file.\n";

  private final Path folder;
  private final Path temporary;
  private final RunLock lock;
  private final SummaryCache summaries;

  /// @param clock clock for the time since which the workspace is in use, shown in the clock's zone
  public Workspace(Path folder, Clock clock) {
    this(folder, clock, SummaryCache.NONE);
  }

  /// @param summaries cache of summaries of large runs
  public Workspace(Path folder, Clock clock, SummaryCache summaries) {
    this.summaries = summaries;
    this.folder = folder;
    this.temporary = folder.resolve(TEMPORARY);
    this.lock = new RunLock(folder, clock);
  }

  public Path folder() {
    return folder;
  }

  /// Returns the store of the workspace's runs.
  public RunStore runs() {
    return new RunStore(folder, summaries);
  }

  /// Creates the folder if it is missing, and tests whether the folder is writable.
  public void requireWritable() {
    try {
      Files.createDirectories(folder);
      Files.delete(Files.createTempFile(folder, ".", ".tmp"));
    } catch (IOException e) {
      String why = Files.isRegularFile(folder) ? "it is a file, not a folder" : IoErrorText.of(e);
      throw new WorkspaceException(
          "Cannot write to the workspace %s: %s. Choose another with --workspace."
              .formatted(folder, why),
          e);
    }
  }

  /// Locks the workspace against every other run, in this JVM and in others. The lock ends when the
  /// result is closed, or with this process.
  ///
  /// @throws WorkspaceException when another run has the lock, or the workspace is not writable
  public Held lockForRun() {
    requireWritable();
    return lock.acquire();
  }

  /// Acquired lock. Any thread may close the lock, also repeatedly.
  @FunctionalInterface
  public interface Held extends AutoCloseable {
    @Override
    void close();
  }

  /// Returns the folder for the runs' temporary databases.
  public Path temporary() {
    return temporary;
  }

  /// Creates an empty folder for a run's databases. Call it while holding the lock.
  ///
  /// @param name desired name; a number is added if a folder of that name could not be deleted
  public Path temporaryFolder(String name) {
    try {
      OwnFolder.create(temporary);
      Path made = FreeName.of(name, free -> Files.createDirectory(temporary.resolve(free)));
      AtomicFile.write(mark(made), MARK);
      return made;
    } catch (IOException e) {
      throw new WorkspaceException(
          "Cannot create %s: %s. Choose another folder with --workspace."
              .formatted(temporary.resolve(name), IoErrorText.of(e)),
          e);
    }
  }

  /// Deletes a folder that [#temporaryFolder] created.
  ///
  /// @throws IOException when a part of the folder remains; the next sweep tries again
  public void deleteTemporary(Path folder) throws IOException {
    FolderTree.delete(folder);
    Files.deleteIfExists(mark(folder));
  }

  /// Returns the mark of a temporary folder: a file next to the folder. A folder without a mark was
  /// not created by Dynobench.
  private static Path mark(Path folder) {
    return folder.resolveSibling(folder.getFileName() + MARKED);
  }

  /// Result of a sweep.
  ///
  /// @param removed number of deleted temporary folders
  /// @param left a sentence for each folder that could not be deleted; such a folder harms no run
  public record Sweep(int removed, List<String> left) {
    public Sweep {
      left = List.copyOf(left);
    }
  }

  /// Deletes the temporary folders of crashed runs. Leaves folders that Dynobench did not create,
  /// and reports them. Call it while holding the lock.
  public Sweep sweep() {
    var left = new ArrayList<String>();
    int removed = 0;
    for (Path leftover : leftovers(left)) {
      try {
        requireOurs(leftover);
        deleteTemporary(leftover);
        removed++;
      } catch (IOException e) {
        left.add(notDeletedMessage(leftover, e));
      }
    }
    return new Sweep(removed, left);
  }

  private List<Path> leftovers(List<String> left) {
    if (!OwnFolder.isFolder(temporary)) {
      return List.of(); // missing, or a link to a folder that may contain other data
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
      left.add(notDeletedMessage(temporary, e));
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
    boolean isEmpty = FolderTree.children(leftover).isEmpty(); // killed before it set the mark
    if (!isEmpty && !Files.isRegularFile(mark(leftover), LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException(
          "Dynobench did not create it, or its mark is missing (%s)"
              .formatted(mark(leftover).getFileName()));
    }
  }

  private static String notDeletedMessage(Path leftover, IOException e) {
    return "Could not delete %s: %s. If you do not need it, delete it by hand."
        .formatted(leftover, IoErrorText.of(e));
  }
}
