package dynobench.measure;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/// Part of the system's page cache that holds the files under a folder.
final class PageCache {
  /// Maximum number of attempts. A mapping that an engine has dropped holds its pages until the
  /// heap is collected.
  private static final int ATTEMPTS = 10;

  /// File systems of Linux on a local disk whose only cache is the page cache. For file systems in
  /// memory, the bytes that stay in the cache show that nothing was removed.
  private static final Set<String> TRUE_TO_THE_DISK =
      Set.of("ext2", "ext3", "ext4", "xfs", "btrfs", "f2fs", "jfs", "bcachefs", "overlay", "tmpfs");

  private static final long PAUSE_MILLIS = 100;
  private static final Path OPEN_FILES = Path.of("/proc/self/fd");

  /// Operations of a system on the pages of one file.
  interface Pages {
    /// Removes the pages that are already on the disk and not mapped.
    void forget(Path file) throws IOException;

    /// Returns how many bytes of the file are in the cache.
    long cachedBytes(Path file) throws IOException;
  }

  /// Pages on a system without a call for this.
  ///
  /// @param system name of the system
  record Unreachable(String system) implements Pages {
    @Override
    public void forget(Path file) throws IOException {
      throw new IOException("this needs Linux, but the system is " + system);
    }

    @Override
    public long cachedBytes(Path file) throws IOException {
      throw new IOException("unknown on " + system);
    }
  }

  private final Path folder;
  private final Pages pages;

  PageCache(Path folder, Pages pages) {
    this.folder = folder;
    this.pages = pages;
  }

  /// Returns the page cache of this operating system. On systems other than Linux, [#drop] reports
  /// a failure.
  static PageCache of(Path folder) {
    String system = System.getProperty("os.name", "");
    return new PageCache(
        folder, system.equals("Linux") ? new LinuxPages() : new Unreachable(system));
  }

  /// Writes the files to the disk, removes their pages, and counts the pages that stayed. Skips
  /// files that this process has open: closing a second handle would release its locks. If these
  /// files hold more than 5 % of the bytes, removes nothing. Tries up to ten times if pages stay. A
  /// failure is part of the result.
  ///
  /// @param served whether a server keeps the database open in other processes
  CacheDrop drop(boolean served) {
    var found = new Listing();
    long bytes = new FolderSize(folder).bytes(found);
    try {
      String type = Files.getFileStore(folder).type();
      if (!TRUE_TO_THE_DISK.contains(type)) {
        throw new IOException(
            "it is unknown whether the file system " + type + " has a cache of its own");
      }
      CacheDrop result = drop(found.files, bytes, served);
      for (int i = 1; i < ATTEMPTS && isWorthAnother(result, served) && pause(); i++) {
        result = drop(found.files, bytes, served);
      }
      return result;
    } catch (IOException e) {
      String reason = e.getMessage() == null ? e.toString() : e.getMessage();
      return new CacheDrop(bytes, served, OptionalLong.empty(), reason);
    }
  }

  private CacheDrop drop(List<Path> files, long bytes, boolean served) throws IOException {
    Set<Path> open = open();
    long inUse = 0;
    for (Path each : open) {
      inUse += files.contains(each) ? size(each) : 0;
    }
    if (inUse > CacheDrop.MOST_CACHED * bytes) {
      return new CacheDrop(bytes, true, OptionalLong.empty(), "");
    }
    List<Path> closed = files.stream().filter(each -> !open.contains(each)).toList();
    return new CacheDrop(bytes, served, OptionalLong.of(inUse + drop(closed)), "");
  }

  /// Returns the size of a file; 0 for a file that was deleted since it was listed.
  private static long size(Path file) throws IOException {
    try {
      return Files.size(file);
    } catch (NoSuchFileException e) {
      return 0;
    }
  }

  /// Returns whether another attempt may help. It can't if a server uses the files.
  private static boolean isWorthAnother(CacheDrop result, boolean served) {
    return !served && result.bytes() > 0 && result.obstacle().isPresent();
  }

  /// Collects the heap, and gives the cleaners of dropped mappings time to run.
  private static boolean pause() {
    System.gc();
    try {
      Thread.sleep(PAUSE_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /// Removes the pages of files.
  ///
  /// @return the bytes that stayed
  private long drop(List<Path> files) throws IOException {
    long cached = 0;
    for (Path file : files) {
      cached += drop(file);
    }
    return cached;
  }

  /// Removes the pages of a file and returns the bytes that stayed; 0 for a file that a server has
  /// deleted.
  private long drop(Path file) throws IOException {
    try {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
        channel.force(true);
      }
      pages.forget(file);
      return pages.cachedBytes(file);
    } catch (NoSuchFileException e) {
      return 0;
    }
  }

  /// File visitor that lists files that are not empty.
  private static final class Listing extends FolderSize.Walk {
    final List<Path> files = new ArrayList<>();

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isRegularFile() && attributes.size() > 0) {
        files.add(file);
      }
      return super.visitFile(file, attributes);
    }
  }

  /// Returns the files of the folder that this process has open, as Linux lists them.
  private Set<Path> open() throws IOException {
    var open = new HashSet<Path>();
    if (Files.isDirectory(OPEN_FILES) && Files.isDirectory(folder)) {
      Path real = folder.toRealPath();
      try (DirectoryStream<Path> handles = Files.newDirectoryStream(OPEN_FILES)) {
        for (Path each : handles) {
          target(each)
              .filter(it -> it.startsWith(real))
              .ifPresent(it -> open.add(folder.resolve(real.relativize(it))));
        }
      }
    }
    return open;
  }

  /// Returns the file of a handle; empty if the handle was closed since it was listed.
  private static Optional<Path> target(Path handle) throws IOException {
    try {
      return Optional.of(Files.readSymbolicLink(handle));
    } catch (NoSuchFileException e) {
      return Optional.empty();
    }
  }
}
