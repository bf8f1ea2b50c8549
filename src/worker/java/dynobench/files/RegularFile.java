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
/// never end, and opening a pipe may wait for ever.
///
/// A file that the user named may be a link. A file in a folder that may come from a stranger is
/// opened with [LinkOption#NOFOLLOW_LINKS]: a link there could lead to any file of the user's.
public final class RegularFile {
  private RegularFile() {}

  /// Opens the file to be read at any place. An interrupt of the thread doesn't close it.
  ///
  /// @throws java.nio.file.NoSuchFileException when there is none
  /// @throws IOException whose [Reason] says what is in its place
  public static RandomAccessFile open(Path file, LinkOption... links) throws IOException {
    require(file, links);
    return new RandomAccessFile(file.toFile(), "r");
  }

  /// Opens the file to be read from its beginning, as [#open].
  public static InputStream stream(Path file, LinkOption... links) throws IOException {
    try {
      require(file, links);
    } catch (NoSuchFileException e) {
      // also where a file stands in place of a folder: opening it says which of the two it is
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
      throw new FileSystemException(file.toString(), null, words(found));
    }
  }

  private static String words(BasicFileAttributes found) {
    if (found.isDirectory()) {
      return "it is a folder";
    }
    return found.isSymbolicLink() ? "it is a link" : "it is no file";
  }
}
