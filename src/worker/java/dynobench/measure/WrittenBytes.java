package dynobench.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// Counter of the bytes that a trial's processes pass to the system's write calls for files.
///
/// Linux has a count that is nearer to the disk, `write_bytes` of `/proc/PID/io`. On newer kernels
/// `write_bytes` counts a whole folio of the page cache for each small write, which may be two
/// megabytes for 512 bytes. The count of the write calls, `wchar`, is exact. It includes pipes and
/// sockets, and misses writes through a mapped file:
///
/// - The worker's own pipe is subtracted. A worker with a server writes no files, so only the
///   server's processes count. There is a figure only if their count doesn't include network
///   traffic, and only if they use no asynchronous writes.
/// - A trial has no figure if more than 1 MB of its files is mapped for writing, or if the files
///   grow by more than the count.
/// - The counter first writes a known number of bytes. If the count doesn't grow by this number,
///   the trial has no figure.
///
/// [#now] may be called from any thread.
final class WrittenBytes {
  /// Source of the figure, for the environment of a run.
  static final String SOURCE = "write calls";

  private static final Path IO = Path.of("/proc/self/io");
  private static final Path MAPS = Path.of("/proc/self/maps");
  private static final int KNOWN_WRITES = 16;
  private static final int KNOWN_BYTES = 512;

  /// Bytes that other threads of the process may write during the check.
  private static final int TOLERANCE = 4096;

  /// Limit for mapped bytes. Engines map small files for locks and for shared indexes, which hold
  /// no data.
  private static final long MOST_MAPPED = 1 << 20;

  private static final String WRITABLE_AND_SHARED = " rw-s ";
  private static final int HEX = 16;

  private final Path folder;
  private final Optional<ProcessTree> server;
  private final LongSupplier piped;
  private final boolean calibrated;
  private volatile boolean missesSome;

  /// Creates a counter and checks that the system counts correctly.
  ///
  /// @param folder folder of the database
  /// @param server server whose processes write instead of this one
  /// @param piped source of the number of bytes that this process has written to its pipes
  WrittenBytes(Path folder, Optional<ProcessTree> server, LongSupplier piped) {
    this.folder = folder.toAbsolutePath();
    this.server = server;
    this.piped = piped;
    this.calibrated = isCountReliable();
  }

  /// Returns the bytes since the processes began; empty if the count isn't reliable.
  OptionalLong now() {
    if (!isKnown()) {
      return OptionalLong.empty();
    }
    if (server.isPresent()) {
      return server.get().writtenBytes();
    }
    OptionalLong all = counted();
    return all.isPresent()
        ? OptionalLong.of(Math.max(0, all.getAsLong() - piped.getAsLong()))
        : all;
  }

  /// Returns whether the count has included all writes so far.
  boolean isKnown() {
    return calibrated && !missesSome;
  }

  /// Marks the figure as unknown from now on.
  void giveUp() {
    missesSome = true;
  }

  /// Checks the mapped files, which costs a fraction of a millisecond. Once more than
  /// [#MOST_MAPPED] bytes are mapped for writing, the trial has no figure any more.
  void checkMappedFiles() {
    long mapped =
        server.isPresent()
            ? server.get().mapped(folder)
            : mapped(ProcText.read(MAPS).text(), folder);
    missesSome = missesSome || mapped > MOST_MAPPED;
  }

  /// Compares the count with the growth of the files, which can't be larger.
  void compare(OptionalLong written, long growth) {
    missesSome = missesSome || growth > written.orElse(Long.MAX_VALUE);
  }

  /// Returns the bytes of the files under a folder that are mapped for writing.
  ///
  /// @param maps text of `/proc/PID/maps`
  static long mapped(String maps, Path folder) {
    String under = folder + "/";
    long bytes = 0;
    int end;
    for (int start = 0; start < maps.length(); start = end + 1) {
      int newline = maps.indexOf('\n', start);
      end = newline < 0 ? maps.length() : newline;
      String line = maps.substring(start, end);
      int dash = line.indexOf('-');
      int blank = line.indexOf(' ');
      if (dash > 0 && blank > dash && line.startsWith(WRITABLE_AND_SHARED, blank)) {
        if (line.contains(" " + under)) {
          bytes += Long.parseLong(line, dash + 1, blank, HEX) - Long.parseLong(line, 0, dash, HEX);
        }
      }
    }
    return bytes;
  }

  private static OptionalLong counted() {
    return ProcText.read(IO).count("wchar");
  }

  private static boolean isCountReliable() {
    OptionalLong before = counted();
    if (before.isEmpty()) {
      return false;
    }
    try {
      Path file = Files.createTempFile("dynobench-written", ".tmp");
      try (var out = Files.newOutputStream(file)) {
        for (int i = 0; i < KNOWN_WRITES; i++) {
          out.write(new byte[KNOWN_BYTES]);
        }
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      return false; // the check isn't possible, so the count is unknown
    }
    long counted = counted().orElse(0) - before.getAsLong();
    return counted >= KNOWN_WRITES * KNOWN_BYTES
        && counted <= KNOWN_WRITES * KNOWN_BYTES + TOLERANCE;
  }
}
