package dynobench.machine;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/// Where a folder's files end up.
///
/// @param fileSystem its type, such as `ext4`; `unknown` where the system doesn't tell
/// @param usableBytes free for us
public record Disk(String fileSystem, OptionalLong usableBytes) {
  /// The disk that holds the folder, or will hold it once it is created.
  public static Disk of(Path folder) {
    try {
      FileStore store = Files.getFileStore(existing(folder.toAbsolutePath()));
      return new Disk(store.type(), OptionalLong.of(store.getUsableSpace()));
    } catch (IOException e) {
      return new Disk(Machine.UNKNOWN, OptionalLong.empty()); // some network and user file systems
    }
  }

  private static Path existing(Path folder) {
    Path candidate = folder;
    while (Files.notExists(candidate) && candidate.getParent() != null) {
      candidate = candidate.getParent();
    }
    return candidate;
  }
}
