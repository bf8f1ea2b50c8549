package dynobench.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A folder with all that is in it.
public final class FolderTree {
  private static final Set<PosixFilePermission> OWNERS =
      EnumSet.of(
          PosixFilePermission.OWNER_READ,
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.OWNER_EXECUTE);

  private FolderTree() {}

  /// Deletes the folder, or the file, and permits itself to do so where it is the owner. Links are
  /// deleted, never followed. Another file system that is mounted inside stays as it is. What does
  /// not exist is fine.
  ///
  /// @throws IOException when something is left, after everything else was deleted; its reason
  ///   names what is left
  public static void delete(Path root) throws IOException {
    if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    var deleting = new Deleting(device(root));
    Files.walkFileTree(root, deleting);
    if (!deleting.left.isEmpty()) {
      throw new FileSystemException(root.toString(), null, deleting.words());
    }
  }

  /// The number of the file system that a file lies on; empty where the system tells none.
  private static Optional<Object> device(Path file) throws IOException {
    return file.getFileSystem().supportedFileAttributeViews().contains("unix")
        ? Optional.of(Files.getAttribute(file, "unix:dev", LinkOption.NOFOLLOW_LINKS))
        : Optional.empty();
  }

  /// What is directly in a folder of our own, which the owner may have been forbidden to look into.
  public static List<Path> children(Path folder) throws IOException {
    permit(folder);
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList();
    }
  }

  /// Says whether anything was forbidden and isn't any more.
  private static boolean permit(Path folder) throws IOException {
    // One that follows no links would open the folder, which is what is forbidden.
    var view = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
    if (view == null || Files.isSymbolicLink(folder)) {
      return false; // other systems delete what they own
    }
    Set<PosixFilePermission> given = EnumSet.copyOf(OWNERS);
    Set<PosixFilePermission> had = view.readAttributes().permissions();
    if (had.containsAll(OWNERS)) {
      return false;
    }
    given.addAll(had);
    view.setPermissions(given);
    return true;
  }

  private static final class Deleting extends SimpleFileVisitor<Path> {
    private record Left(Path path, IOException why) {}

    private final Optional<Object> device;
    private final List<Left> left = new ArrayList<>();

    Deleting(Optional<Object> device) {
      this.device = device;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
        throws IOException {
      if (attributes.isOther()) {
        deleteOnly(folder); // a junction of Windows
        return FileVisitResult.SKIP_SUBTREE;
      }
      if (!device(folder).equals(device)) {
        left.add(new Left(folder, new IOException("another file system is mounted there")));
        return FileVisitResult.SKIP_SUBTREE;
      }
      try {
        permit(folder); // one that can be read may still forbid to delete what is in it
      } catch (IOException e) {
        // then deleting says what is wrong
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      deleteOnly(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path folder, IOException why) throws IOException {
      if (why instanceof AccessDeniedException && isPermittedNow(folder)) {
        Files.walkFileTree(folder, this);
      } else {
        deleteOnly(folder);
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException problem) {
      deleteOnly(folder);
      return FileVisitResult.CONTINUE;
    }

    private static boolean isPermittedNow(Path folder) {
      try {
        return permit(folder);
      } catch (IOException e) {
        return false; // it isn't ours
      }
    }

    private void deleteOnly(Path path) {
      try {
        Files.deleteIfExists(path);
      } catch (IOException e) {
        left.add(new Left(path, e));
      }
    }

    /// The first is the deepest: the folders around it stay because of it.
    String words() {
      Left first = left.getFirst();
      return "%s can't be deleted: %s".formatted(first.path(), Reason.of(first.why()));
    }
  }
}
