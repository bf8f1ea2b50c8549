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

/// A folder with all its content.
public final class FolderTree {
  private static final Set<PosixFilePermission> OWNERS =
      EnumSet.of(
          PosixFilePermission.OWNER_READ,
          PosixFilePermission.OWNER_WRITE,
          PosixFilePermission.OWNER_EXECUTE);

  private FolderTree() {}

  /// Deletes the folder, or the file. Where the program owns a folder, it adds missing permissions
  /// first. Links are deleted, never followed. Other file systems mounted inside stay unchanged. A
  /// path that does not exist is no error.
  ///
  /// @throws IOException when something remains, after everything else was deleted; its reason
  ///   names the first path that remains
  public static void delete(Path root) throws IOException {
    if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    var deleting = new Deleting(device(root));
    Files.walkFileTree(root, deleting);
    if (!deleting.left.isEmpty()) {
      throw new FileSystemException(root.toString(), null, deleting.message());
    }
  }

  /// Copies the folder with all its content to a path that does not exist yet.
  public static void copy(Path root, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      for (Path each : all.toList()) {
        Files.copy(each, to.resolve(root.relativize(each).toString()));
      }
    }
  }

  /// Returns the number of the file system that contains the file; empty where the system has no
  /// such number.
  private static Optional<Object> device(Path file) throws IOException {
    return file.getFileSystem().supportedFileAttributeViews().contains("unix")
        ? Optional.of(Files.getAttribute(file, "unix:dev", LinkOption.NOFOLLOW_LINKS))
        : Optional.empty();
  }

  /// Returns the direct children of a folder that the program owns, in order, and adds missing
  /// permissions first.
  public static List<Path> children(Path folder) throws IOException {
    addPermissions(folder);
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList();
    }
  }

  /// Adds the owner's missing permissions. Returns whether any were missing.
  private static boolean addPermissions(Path folder) throws IOException {
    // A view that follows no links would have to open the folder, and that is not permitted.
    var view = Files.getFileAttributeView(folder, PosixFileAttributeView.class);
    if (view == null || Files.isSymbolicLink(folder)) {
      return false; // other systems can delete what they own
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
        deleteOnly(folder); // a junction on Windows
        return FileVisitResult.SKIP_SUBTREE;
      }
      if (!device(folder).equals(device)) {
        left.add(new Left(folder, new IOException("another file system is mounted there")));
        return FileVisitResult.SKIP_SUBTREE;
      }
      try {
        addPermissions(folder); // even a readable folder may forbid the deletion of its content
      } catch (IOException e) {
        // the deletion then reports the error
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
        return addPermissions(folder);
      } catch (IOException e) {
        return false; // another user owns it
      }
    }

    private void deleteOnly(Path path) {
      try {
        Files.deleteIfExists(path);
      } catch (IOException e) {
        left.add(new Left(path, e));
      }
    }

    /// Returns a message about the first remaining path. The first path is the deepest one; the
    /// folders above this path remain because of it.
    String message() {
      Left first = left.getFirst();
      return "%s can't be deleted: %s".formatted(first.path(), IoErrorText.of(first.why()));
    }
  }
}
