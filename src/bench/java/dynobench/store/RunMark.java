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

/// A file in a run's folder that names the process that writes its log, for as long as it does. The
/// workspace's lock can't be asked instead: to open and close its file would free it, on POSIX,
/// when the run is this JVM's own. A crashed run's file names a process that has gone.
final class RunMark {
  private final Path file;

  RunMark(Path run) {
    this.file = run.resolve(RunFiles.IN_PROGRESS);
  }

  void set() throws IOException {
    AtomicFile.write(file, words(ProcessHandle.current()));
  }

  void clear() throws IOException {
    Files.deleteIfExists(file);
  }

  /// Whether a process of ours has ever set it, and not cleared it.
  boolean isSet() {
    try {
      return TextFile.read(file, LinkOption.NOFOLLOW_LINKS).matches("\\d+ [-\\dTZ:.]*");
    } catch (IOException e) {
      return false; // nobody has marked it
    }
  }

  boolean isInProgress() {
    try {
      String written = TextFile.read(file, LinkOption.NOFOLLOW_LINKS);
      return pid(written)
          .flatMap(ProcessHandle::of)
          .filter(process -> process.isAlive() && words(process).equals(written))
          .isPresent();
    } catch (IOException e) {
      return false; // nobody has marked it
    }
  }

  private static Optional<Long> pid(String written) {
    try {
      return Optional.of(Long.valueOf(List.of(written.split(" ", 2)).getFirst()));
    } catch (NumberFormatException e) {
      return Optional.empty(); // not a mark of ours
    }
  }

  /// Number and start: numbers are given again, at another time.
  private static String words(ProcessHandle process) {
    return process.pid() + " " + process.info().startInstant().map(Instant::toString).orElse("");
  }
}
