package dynobench.store;

import dynobench.files.AtomicFile;
import dynobench.files.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// File in a run's folder that names the process that writes the run's log, as long as it writes.
/// The workspace's lock cannot be tested instead: on POSIX, opening and closing the lock's file
/// would release the lock when this JVM holds it. The file of a crashed run names a process that
/// has ended.
final class RunMark {
  private final Path file;

  RunMark(Path run) {
    this.file = run.resolve(RunFiles.IN_PROGRESS);
  }

  void set() throws IOException {
    AtomicFile.write(file, description(ProcessHandle.current()));
  }

  void clear() throws IOException {
    Files.deleteIfExists(file);
  }

  /// Returns whether a process of Dynobench has set the mark without clearing it.
  boolean isSet() {
    try {
      return TextFile.read(file, LinkOption.NOFOLLOW_LINKS).matches("\\d+ [-\\dTZ:.]*");
    } catch (IOException e) {
      return false; // no mark
    }
  }

  /// Returns whether the process that set the mark is still alive.
  boolean isInProgress() {
    try {
      String written = TextFile.read(file, LinkOption.NOFOLLOW_LINKS);
      return pid(written)
          .flatMap(ProcessHandle::of)
          .filter(process -> process.isAlive() && description(process).equals(written))
          .isPresent();
    } catch (IOException e) {
      return false; // no mark
    }
  }

  private static Optional<Long> pid(String written) {
    try {
      return Optional.of(Long.valueOf(List.of(written.split(" ", 2)).getFirst()));
    } catch (NumberFormatException e) {
      return Optional.empty(); // not a mark of Dynobench
    }
  }

  /// Returns the process id and the start time: the system uses ids again for later processes.
  private static String description(ProcessHandle process) {
    return process.pid() + " " + process.info().startInstant().map(Instant::toString).orElse("");
  }
}
