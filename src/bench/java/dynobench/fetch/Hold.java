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

/// Keeps what was fetched from being removed, until it is closed or its process ends. There may be
/// any number at once, each a locked file of its own.
public final class Hold implements AutoCloseable {
  private static final String NAME = ".used-";

  /// Takes nothing: there is nothing that could be removed.
  private static final Hold NONE = new Hold(Optional.empty());

  private record Held(Path file, FileChannel channel) {}

  private final Optional<Held> held;

  private Hold(Optional<Held> held) {
    this.held = held;
  }

  /// @param store where nobody can write, nobody removes anything
  static Hold on(Path store) throws IOException {
    if (!Files.isWritable(store)) {
      return NONE;
    }
    Path file = store.resolve(NAME + UUID.randomUUID());
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    var _ = channel.lock();
    return new Hold(Optional.of(new Held(file, channel)));
  }

  /// Whether there is one. Deletes the files of those whose process was killed.
  static boolean isOn(Path store) throws IOException {
    for (Path each : Leftovers.in(store, NAME)) {
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
