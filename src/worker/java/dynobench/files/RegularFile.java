package dynobench.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.stream.Stream;

/// Opens regular files for reading. Folders, devices, pipes and sockets are refused: some of them
/// have no end, and opening a pipe may block for ever.
///
/// A file that the user named may be a link. A file in a folder of unknown origin is opened with
/// [LinkOption#NOFOLLOW_LINKS], because a link there could lead to any file of the user.
public final class RegularFile {
  private RegularFile() {}

  /// Opens the file for reading at any position. An interrupt of the thread does not close it.
  ///
  /// @throws java.nio.file.NoSuchFileException when the file does not exist
  /// @throws IOException whose [IoErrorText] describes the file in its place
  public static RandomAccessFile open(Path file, LinkOption... links) throws IOException {
    require(file, links);
    return new RandomAccessFile(file.toFile(), "r");
  }

  /// Opens the file as a stream, with the same checks as [#open].
  public static InputStream stream(Path file, LinkOption... links) throws IOException {
    try {
      require(file, links);
    } catch (NoSuchFileException e) {
      // This also happens when a part of the path is a file. Opening the path reports the exact
      // reason.
    }
    OpenOption[] options =
        Stream.concat(Stream.of(StandardOpenOption.READ), Stream.of(links))
            .toArray(OpenOption[]::new);
    return Files.newInputStream(file, options);
  }

  /// Refuses anything but a regular file.
  ///
  /// @throws IOException as [#open]
  public static void require(Path file, LinkOption... links) throws IOException {
    var found = Files.readAttributes(file, BasicFileAttributes.class, links);
    if (!found.isRegularFile()) {
      throw new FileSystemException(file.toString(), null, kindName(found));
    }
  }

  private static String kindName(BasicFileAttributes found) {
    if (found.isDirectory()) {
      return "it is a folder";
    }
    return found.isSymbolicLink() ? "it is a link" : "it is not a file";
  }
}
