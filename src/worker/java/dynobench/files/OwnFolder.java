package dynobench.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;

/// Folders that the program creates and writes to, in a place of unknown origin. A link there could
/// lead anywhere, so the program refuses links.
public final class OwnFolder {
  private OwnFolder() {}

  /// Creates the folder, and the folders above it, if they are missing. The folders above it may be
  /// links.
  ///
  /// @return the folder itself
  /// @throws IOException whose [IoErrorText] describes the file in its place
  public static Path create(Path folder) throws IOException {
    try {
      Path above = folder.toAbsolutePath().getParent();
      if (above != null) {
        Files.createDirectories(above);
      }
      return Files.createDirectory(folder);
    } catch (FileAlreadyExistsException e) {
      require(folder);
      return folder;
    }
  }

  /// Creates a folder like [#create], with access for the user only. On a file system without POSIX
  /// permissions, the access stays unchanged.
  public static Path createPrivate(Path folder) throws IOException {
    create(folder);
    if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    }
    return folder;
  }

  /// Returns whether the path is a folder, not a link to one.
  public static boolean isFolder(Path folder) {
    try {
      var found =
          Files.readAttributes(folder, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
      return found.isDirectory() && !found.isOther(); // a junction on Windows is both
    } catch (IOException e) {
      return false;
    }
  }

  /// Refuses anything but a folder.
  ///
  /// @throws IOException as [#create]
  public static void require(Path folder) throws IOException {
    if (!isFolder(folder)) {
      throw new FileSystemException(
          folder.toString(),
          null,
          Files.isDirectory(folder)
              ? "%s is a link, and Dynobench does not write through links".formatted(folder)
              : "%s is not a folder".formatted(folder));
    }
  }
}
