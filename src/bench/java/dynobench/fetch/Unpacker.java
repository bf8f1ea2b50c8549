package dynobench.fetch;

import dynobench.catalog.EngineJar;
import dynobench.catalog.ServerBundle;
import dynobench.files.FolderTree;
import dynobench.files.IoErrorText;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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

/// Unpacks the programs of a server, completely or not at all. If two processes do so at once, the
/// first to finish wins.
public final class Unpacker {
  /// Maximum heap for unpacking, twice the need of the strongest setting of xz.
  private static final int MOST_XZ_KILOBYTES = 128 << 10;

  private static final String PART = ".part";

  /// Age after which a partly unpacked folder counts as abandoned.
  private static final Duration ABANDONED = Duration.ofHours(1);

  private final UnpackFolder home;
  private final UnpackBudget budget;

  private Unpacker(Path home, UnpackBudget budget) {
    this.home = new UnpackFolder(home, budget);
    this.budget = budget;
  }

  /// Deletes the unpacked bundle, and partly unpacked folders of killed processes.
  static void remove(ServerBundle bundle) throws IOException {
    FolderTree.delete(bundle.home());
    sweep(bundle.home(), Instant.MAX);
  }

  private static void sweep(Path home, Instant before) throws IOException {
    Path folder = Objects.requireNonNull(home.getParent());
    for (Path each : LeftoverFiles.in(folder, home.getFileName() + PART)) {
      if (isOlder(each, before)) {
        FolderTree.delete(each);
      }
    }
  }

  private static boolean isOlder(Path part, Instant time) throws IOException {
    try {
      return Files.getLastModifiedTime(part).toInstant().isBefore(time);
    } catch (NoSuchFileException e) {
      return false; // another process has just finished with it
    }
  }

  /// Unpacks a bundle unless it is unpacked already.
  ///
  /// @param store folder that contains the artifacts
  public static void unpack(ServerBundle bundle, Path store) throws IOException {
    unpack(bundle, store, new UnpackBudget(UnpackBudget.MOST_BYTES, UnpackBudget.MOST_ENTRIES));
  }

  /// Unpacks a bundle within other limits.
  static void unpack(ServerBundle bundle, Path store, UnpackBudget budget) throws IOException {
    if (bundle.isUnpacked()) {
      return;
    }
    for (ServerBundle.Pack pack : bundle.packs()) {
      FetchedFile.require(pack.artifact(), pack.artifact().in(store));
    }
    Path home = bundle.home();
    Files.createDirectories(home.getParent());
    sweep(home, Instant.now().minus(ABANDONED));
    Path part = Files.createTempDirectory(home.getParent(), home.getFileName() + PART);
    try {
      new Unpacker(part, budget).unpack(bundle.packs(), store);
      move(part, bundle);
    } catch (IOException e) {
      throw new FetchException(
          "Cannot unpack %s: %s".formatted(home.getFileName(), IoErrorText.of(e)), e);
    } catch (IllegalArgumentException e) { // thrown by the archive's reader
      throw new FetchException("Cannot unpack %s: it is damaged".formatted(home.getFileName()), e);
    } finally {
      FolderTree.delete(part);
    }
  }

  /// Moves the unpacked folder into place. If another process was faster, its equal copy stays.
  private static void move(Path part, ServerBundle bundle) throws IOException {
    try {
      Files.move(part, bundle.home(), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      if (!bundle.isUnpacked()) {
        throw e;
      }
    }
  }

  private void unpack(List<ServerBundle.Pack> packs, Path store) throws IOException {
    for (ServerBundle.Pack pack : packs) {
      try (ZipFile jar = EngineJar.open(pack.artifact().in(store))) {
        for (Map.Entry<String, String> taken : pack.take().entrySet()) {
          take(jar, taken.getKey(), home.inside(taken.getValue()));
        }
      }
    }
    home.finish();
  }

  private void take(ZipFile jar, String wanted, Path to) throws IOException {
    boolean folder = wanted.endsWith("/");
    List<? extends ZipEntry> entries =
        jar.stream()
            .filter(each -> !each.isDirectory())
            .filter(
                each -> folder ? each.getName().startsWith(wanted) : each.getName().equals(wanted))
            .toList();
    if (entries.isEmpty()) {
      throw new FetchException("%s contains no %s".formatted(jar.getName(), wanted));
    }
    for (ZipEntry each : entries) {
      budget.countEntry();
      try (InputStream in = jar.getInputStream(each)) {
        if (folder) {
          home.write(in, UnpackFolder.inside(to, each.getName().substring(wanted.length())));
        } else {
          take(in, wanted.substring(wanted.lastIndexOf('/') + 1), to);
        }
      }
    }
  }

  private void take(InputStream in, String name, Path to) throws IOException {
    if (name.endsWith(".txz") || name.endsWith(".tar.xz")) {
      untar(new XZInputStream(in, MOST_XZ_KILOBYTES), to);
    } else if (name.endsWith(".tgz") || name.endsWith(".tar.gz")) {
      untar(new GZIPInputStream(in), to);
    } else if (name.endsWith(".jar") || name.endsWith(".zip")) {
      unzip(new ZipInputStream(in), to);
    } else {
      home.write(in, UnpackFolder.inside(to, name));
    }
  }

  private void unzip(ZipInputStream in, Path to) throws IOException {
    for (ZipEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
      budget.countEntry();
      if (!each.isDirectory()) {
        home.write(in, UnpackFolder.inside(to, each.getName()));
      }
      skipRest(in);
    }
  }

  private void untar(InputStream unpacked, Path to) throws IOException {
    var heads = new BoundedHeads(new BufferedInputStream(unpacked));
    var in = new TarArchiveInputStream(heads);
    for (TarArchiveEntry each = in.getNextEntry(); each != null; each = in.getNextEntry()) {
      budget.countEntry();
      heads.end();
      untar(each, in, to);
      skipRest(in);
      heads.begin();
    }
  }

  private void untar(TarArchiveEntry entry, InputStream in, Path to) throws IOException {
    if (entry.isFIFO() || entry.isBlockDevice() || entry.isCharacterDevice()) {
      throw new FetchException(
          "it contains %s, which is a pipe or a device"
              .formatted(UnpackFolder.shown(entry.getName())));
    } else if (entry.isSymbolicLink()) {
      home.link(UnpackFolder.inside(to, entry.getName()), entry.getLinkName());
    } else if (entry.isLink()) {
      home.copy(
          UnpackFolder.inside(to, entry.getLinkName()), UnpackFolder.inside(to, entry.getName()));
    } else if (entry.isFile()) {
      home.write(in, UnpackFolder.inside(to, entry.getName()));
    }
  }

  /// Reads and counts the rest of an entry, which the archive's reader would skip without counting.
  private void skipRest(InputStream in) throws IOException {
    budget.counted(in).transferTo(OutputStream.nullOutputStream());
  }
}
