package dynobench.measure;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/// Size of a database: the bytes of all files under a folder. A folder that doesn't exist (yet) has
/// the size 0.
///
/// [#bytes] may be called from any thread, [#recentBytes] from one thread only.
final class FolderSize {
  /// Maximum age of a recent size. A walk queries the system about every file and disturbs the
  /// engine, and size curves need no finer resolution.
  static final long MAX_AGE_NANOS = 1_000_000_000;

  private final Path folder;
  private long walkedAtNanos;
  private long walkedBytes = -1;

  FolderSize(Path folder) {
    this.folder = folder;
  }

  /// Returns the size now, by walking the folder.
  long bytes() {
    return bytes(new Walk());
  }

  long bytes(Walk walk) {
    try {
      Files.walkFileTree(folder, walk);
    } catch (IOException e) {
      return walk.bytes; // the files seen until then are the best available answer
    }
    return walk.bytes;
  }

  /// Returns the size, at most a second old.
  long recentBytes(long nowNanos) {
    if (walkedBytes < 0 || nowNanos - walkedAtNanos >= MAX_AGE_NANOS) {
      walkedBytes = bytes();
      walkedAtNanos = nowNanos;
    }
    return walkedBytes;
  }

  /// Adds up the sizes of files. Engines delete and rename files during a walk; vanished files
  /// count as 0 bytes.
  static class Walk extends SimpleFileVisitor<Path> {
    private long bytes;

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (attributes.isRegularFile()) {
        bytes += attributes.size();
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException reason) {
      return FileVisitResult.CONTINUE; // vanished, or not readable by this process
    }

    @Override
    public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException reason) {
      return FileVisitResult.CONTINUE; // if there is a reason, the folder vanished during the walk
    }
  }
}
