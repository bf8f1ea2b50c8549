package dynobench.machine;

import java.io.IOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/// The disk of a folder.
///
/// @param fileSystem type of the file system, such as `ext4`; `unknown` if the system does not
///   report it
/// @param usableBytes free space for this process in bytes; empty if the system does not report it
public record Disk(String fileSystem, OptionalLong usableBytes) {
  /// Returns the disk of a folder, which need not exist yet.
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
