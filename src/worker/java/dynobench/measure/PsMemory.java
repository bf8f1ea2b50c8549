package dynobench.measure;

import dynobench.files.SystemPrograms;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;

/// Resident memory of this process as the program `ps` reports it, for macOS.
final class PsMemory {
  private static final long KIB = 1024;

  private PsMemory() {}

  /// Reads the memory; empty if `ps` is missing or reports no number.
  static Optional<ResidentMemory> read() {
    String pid = Long.toString(ProcessHandle.current().pid());
    try {
      long kibibytes = Long.parseLong(SystemPrograms.run("ps", "-o", "rss=", "-p", pid));
      return Optional.of(
          new ResidentMemory(kibibytes * KIB, OptionalLong.empty(), OptionalLong.empty()));
    } catch (IOException | NumberFormatException e) {
      return Optional.empty(); // the figure is not available here
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
