package dynobench.measure;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/// The size of a database: the bytes of all files under a folder. A folder that doesn't exist (yet)
/// holds none.
///
/// [#bytes] may be called from any thread, [#recentBytes] from one thread only.
final class FolderSize {
  /// A walk asks the system about every file, next to the engine at work; nobody reads a size curve
  /// finer than this.
  static final long MAX_AGE_NANOS = 1_000_000_000;

  private final Path folder;
  private long walkedAtNanos;
  private long walkedBytes = -1;

  FolderSize(Path folder) {
    this.folder = folder;
  }

  /// Walks the folder now.
  long bytes() {
    return bytes(new Walk());
  }

  long bytes(Walk walk) {
    try {
      Files.walkFileTree(folder, walk);
    } catch (IOException e) {
      return walk.bytes; // what was seen until then is the best answer there is
    }
    return walk.bytes;
  }

  /// The size, at most a second old.
  long recentBytes(long nowNanos) {
    if (walkedBytes < 0 || nowNanos - walkedAtNanos >= MAX_AGE_NANOS) {
      walkedBytes = bytes();
      walkedAtNanos = nowNanos;
    }
    return walkedBytes;
  }

  /// Adds up what it meets. Engines delete and rename files while it walks: what has vanished since
  /// its folder was listed takes no space.
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
      return FileVisitResult.CONTINUE; // vanished, or not ours to read
    }

    @Override
    public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException reason) {
      return FileVisitResult.CONTINUE; // if there is a reason, the folder vanished half-way
    }
  }
}
