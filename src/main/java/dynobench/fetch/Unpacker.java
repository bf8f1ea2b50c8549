package dynobench.fetch;

import dynobench.catalog.Artifact;
import dynobench.catalog.Bundle;
import dynobench.files.FolderTree;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/// Unpacks the programs of a server, as a whole or not at all. Of two that do so at once, one wins.
public final class Unpacker {
  private static final int ELF = 0x7F454C46;
  private static final int SCRIPT = 0x2321;
  private static final int HALF = 16;

  private static final String PART = ".part";

  /// Nobody unpacks for so long.
  private static final Duration ABANDONED = Duration.ofHours(1);

  private Unpacker() {}

  /// Deletes what was unpacked, and what a killed process has left half unpacked.
  static void remove(Bundle bundle) throws IOException {
    FolderTree.delete(bundle.home());
    sweep(bundle.home(), Instant.MAX);
  }

  private static void sweep(Path home, Instant before) throws IOException {
    Path folder = Objects.requireNonNull(home.getParent());
    for (Path each : Leftovers.in(folder, home.getFileName() + PART)) {
      if (Files.getLastModifiedTime(each).toInstant().isBefore(before)) {
        FolderTree.delete(each);
      }
    }
  }

  /// Unpacks what isn't there yet.
  ///
  /// @param store that holds the artifacts
  public static void unpack(Bundle bundle, Path store) throws IOException {
    if (bundle.isUnpacked()) {
      return;
    }
    Path home = bundle.home();
    Files.createDirectories(home.getParent());
    sweep(home, Instant.now().minus(ABANDONED));
    Path part = Files.createTempDirectory(home.getParent(), home.getFileName() + PART);
    try {
      for (Bundle.Pack pack : bundle.packs()) {
        unpack(pack, store, part);
      }
      move(part, bundle);
    } finally {
      FolderTree.delete(part);
    }
  }

  /// Somebody else may have been faster, with the same files.
  private static void move(Path part, Bundle bundle) throws IOException {
    try {
      Files.move(part, bundle.home(), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      if (!bundle.isUnpacked()) {
        throw e;
      }
    }
  }

  private static void unpack(Bundle.Pack pack, Path store, Path home) throws IOException {
    Artifact artifact = pack.artifact();
    Path file = artifact.in(store);
    FetchedFile.require(artifact, file);
    try (var jar = new ZipFile(file.toFile())) {
      for (Map.Entry<String, String> taken : pack.take().entrySet()) {
        take(jar, taken.getKey(), inside(home, taken.getValue()));
      }
    }
  }

  private static void take(ZipFile jar, String wanted, Path to) throws IOException {
    boolean folder = wanted.endsWith("/");
    List<? extends ZipEntry> entries =
        jar.stream()
            .filter(each -> !each.isDirectory())
            .filter(
                each -> folder ? each.getName().startsWith(wanted) : each.getName().equals(wanted))
            .toList();
    if (entries.isEmpty()) {
      throw new FetchException("%s holds no %s".formatted(jar.getName(), wanted));
    }
    for (ZipEntry each : entries) {
      try (InputStream in = jar.getInputStream(each)) {
        if (folder) {
          write(in, inside(to, each.getName().substring(wanted.length())));
        } else {
          take(in, wanted.substring(wanted.lastIndexOf('/') + 1), to);
        }
      }
    }
  }

  private static void take(InputStream in, String name, Path to) throws IOException {
    if (name.endsWith(".txz") || name.endsWith(".tar.xz")) {
      untar(new XZInputStream(in), to);
    } else if (name.endsWith(".tgz") || name.endsWith(".tar.gz")) {
      untar(new GZIPInputStream(in), to);
    } else if (name.endsWith(".jar") || name.endsWith(".zip")) {
      unzip(new ZipInputStream(in), to);
    } else {
      write(in, inside(to, name));
    }
  }

  private static void unzip(ZipInputStream in, Path to) throws IOException {
    for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
      if (!each.isDirectory()) {
        write(in, inside(to, each.getName()));
      }
    }
  }

  private static void untar(InputStream compressed, Path to) throws IOException {
    var in = new TarArchiveInputStream(new BufferedInputStream(compressed));
    for (TarArchiveEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
      Path file = inside(to, each.getName());
      if (each.isSymbolicLink()) {
        link(file, each.getLinkName(), to);
      } else if (each.isLink()) {
        Files.copy(inside(to, each.getLinkName()), file, StandardCopyOption.REPLACE_EXISTING);
      } else if (each.isFile()) {
        write(in, file);
      }
    }
  }

  private static Path inside(Path folder, String name) throws IOException {
    Path root = folder.normalize();
    Path file = root.resolve(name).normalize();
    if (!file.startsWith(root)) {
      throw new FetchException("It holds %s, which leads out of its folder".formatted(name));
    }
    Path above = file.getParent();
    while (above != null && above.startsWith(root)) {
      if (Files.isSymbolicLink(above)) {
        throw new FetchException("It holds %s, which leads out of it by a link".formatted(name));
      }
      above = above.getParent();
    }
    return file;
  }

  private static void link(Path file, String target, Path folder) throws IOException {
    Path relative = Path.of(target);
    inside(folder, folder.relativize(file.resolveSibling(relative).normalize()).toString());
    if (relative.isAbsolute()) {
      throw new FetchException("It holds a link to %s, which leads out of it".formatted(target));
    }
    Files.createDirectories(file.getParent());
    Files.createSymbolicLink(file, relative);
  }

  /// Jars don't tell what is a program.
  private static void write(InputStream in, Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
    if (isProgram(file) && !file.toFile().setExecutable(true)) {
      throw new FetchException(
          "%s can't be made a program: is it on a disk mounted noexec?".formatted(file));
    }
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
