package dynobench.fetch;

import dynobench.files.IoErrorText;
import dynobench.text.PlainText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;

/// A folder for unpacked archives. No entry leads out of it.
///
/// While files are written, the folder contains no symbolic link. All links are made at the end,
/// and each is then checked against the real folder.
final class UnpackFolder {
  private static final int ELF = 0x7F454C46;
  private static final int SCRIPT = 0x2321;
  private static final int HALF = 16;
  private static final int LONGEST_SHOWN = 80;

  private final Path root;
  private final UnpackBudget budget;

  /// Symbolic links to create, with their targets.
  private final Map<Path, String> links = new LinkedHashMap<>();

  /// @param root an empty folder
  UnpackFolder(Path root, UnpackBudget budget) {
    this.root = root.normalize();
    this.budget = budget;
  }

  /// Returns the path of an archive's entry.
  ///
  /// @param folder the archive's own folder, inside this folder
  /// @throws FetchException if the name leads out of the archive's folder
  static Path inside(Path folder, String name) throws FetchException {
    try {
      Path file = folder.resolve(name).normalize();
      if (file.startsWith(folder.normalize())) {
        return file;
      }
    } catch (InvalidPathException e) {
      throw new FetchException(
          "it contains %s, which is not a valid file name".formatted(shown(name)), e);
    }
    throw new FetchException("it contains %s, which is outside its folder".formatted(shown(name)));
  }

  /// Returns the path of an entry, relative to the whole folder.
  Path inside(String name) throws FetchException {
    return inside(root, name);
  }

  /// Writes a file, and makes it executable if it looks like a program, since jars do not store
  /// permissions. Throws [FetchException] if the file exists.
  void write(InputStream in, Path file) throws IOException {
    if (links.containsKey(file)) {
      throw twice(file);
    }
    try {
      Files.createDirectories(file.getParent());
      try (var out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW)) {
        budget.counted(in).transferTo(out);
      }
    } catch (FileAlreadyExistsException e) {
      throw twice(Path.of(e.getFile()));
    } catch (FileSystemException e) {
      throw refused(file, e);
    }
    if (isProgram(file) && !file.toFile().setExecutable(true)) {
      throw new FetchException(
          "%s cannot be made executable. Is its disk mounted noexec?".formatted(file));
    }
  }

  /// Writes a copy of an existing file, for a hard link.
  void copy(Path from, Path file) throws IOException {
    if (!Files.isRegularFile(from, LinkOption.NOFOLLOW_LINKS)) {
      throw new FetchException(
          "it contains %s, a link to %s, which is not an earlier file of it"
              .formatted(name(file), name(from)));
    }
    try (InputStream in = Files.newInputStream(from, LinkOption.NOFOLLOW_LINKS)) {
      write(in, file);
    }
  }

  /// Records a symbolic link, which [#finish] creates.
  void link(Path file, String target) throws IOException {
    if (links.containsKey(file) || Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw twice(file);
    }
    Path relative;
    try {
      relative = Path.of(target);
    } catch (InvalidPathException e) {
      throw new FetchException("it contains a link to %s".formatted(shown(target)), e);
    }
    if (relative.isAbsolute() || !file.resolveSibling(relative).normalize().startsWith(root)) {
      throw leadsOut(file, target);
    }
    links.put(file, target);
  }

  /// Creates the symbolic links.
  ///
  /// @throws FetchException if a link leads out of the folder, or nowhere
  void finish() throws IOException {
    try {
      for (Path each : links.keySet()) {
        Files.createDirectories(each.getParent()); // all folders before the first link
      }
      for (Map.Entry<Path, String> each : links.entrySet()) {
        Files.createSymbolicLink(each.getKey(), Path.of(each.getValue()));
      }
    } catch (FileAlreadyExistsException e) {
      throw twice(Path.of(e.getFile()));
    } catch (FileSystemException e) {
      throw refused(Path.of(e.getFile()), e);
    }
    Path real = root.toRealPath();
    for (Map.Entry<Path, String> each : links.entrySet()) {
      if (!end(each.getKey(), each.getValue()).startsWith(real)) {
        throw leadsOut(each.getKey(), each.getValue());
      }
    }
  }

  private Path end(Path link, String target) throws IOException {
    try {
      return link.toRealPath();
    } catch (NoSuchFileException e) {
      throw new FetchException(
          "it contains %s, a link to %s, which does not exist".formatted(name(link), shown(target)),
          e);
    } catch (FileSystemException e) { // such as a link to itself
      throw refused(link, e);
    }
  }

  private FetchException leadsOut(Path link, String target) {
    return new FetchException(
        "it contains %s, a link to %s, which is outside its folder"
            .formatted(name(link), shown(target)));
  }

  private FetchException twice(Path file) {
    return new FetchException("it contains %s twice".formatted(name(file)));
  }

  private FetchException refused(Path file, FileSystemException why) {
    return new FetchException(
        "%s of it cannot be written (%s)".formatted(name(file), IoErrorText.of(why)), why);
  }

  private String name(Path file) {
    return file.startsWith(root) ? shown(root.relativize(file).toString()) : file.toString();
  }

  /// Returns an archive's entry name for messages: at most 80 characters, with unprintable ones
  /// replaced.
  static String shown(String name) {
    return PlainText.shown(PlainText.cut(name, LONGEST_SHOWN));
  }

  private static boolean isProgram(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] first = in.readNBytes(Integer.BYTES);
      if (first.length < Integer.BYTES) {
        return false;
      }
      int mark = ByteBuffer.wrap(first).getInt();
      return mark == ELF || mark >>> HALF == SCRIPT;
    }
  }
}
