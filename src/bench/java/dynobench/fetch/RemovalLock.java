package dynobench.fetch;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.UUID;

/// Prevents the removal of fetched files until it is closed or its process ends. Several holds may
/// exist at once, each with a locked file of its own.
public final class RemovalLock implements AutoCloseable {
  private static final String NAME = ".used-";

  /// A hold without a file, for a store that cannot be written.
  private static final RemovalLock NONE = new RemovalLock(Optional.empty());

  private record Held(Path file, FileChannel channel) {}

  private final Optional<Held> held;

  private RemovalLock(Optional<Held> held) {
    this.held = held;
  }

  /// Creates a hold on a store.
  ///
  /// @param store folder of fetched files; if it is not writable, no process can remove anything
  static RemovalLock on(Path store) throws IOException {
    if (!Files.isWritable(store)) {
      return NONE;
    }
    Path file = store.resolve(NAME + UUID.randomUUID());
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    var _ = channel.lock();
    return new RemovalLock(Optional.of(new Held(file, channel)));
  }

  /// Returns whether a store has a hold. Deletes the files of killed processes.
  static boolean isActive(Path store) throws IOException {
    for (Path each : LeftoverFiles.in(store, NAME)) {
      if (isHeld(each)) {
        return true;
      }
      Files.deleteIfExists(each);
    }
    return false;
  }

  private static boolean isHeld(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      return lock == null;
    } catch (OverlappingFileLockException e) {
      return true;
    }
  }

  @Override
  public void close() throws IOException {
    if (held.isPresent()) {
      held.get().channel().close();
      Files.deleteIfExists(held.get().file());
    }
  }
}
