package dynobench.measure;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;

/// Resident memory of this process from Linux's `/proc/self/statm`. The file stays open as long as
/// the process runs: so a reading takes some microseconds, and it can serve for samples.
final class ResidentPages {
  private static final int ENOUGH = 4096;
  private static final Optional<RandomAccessFile> STATM = opened();

  /// Bytes of a page; 0 if the system does not tell them.
  private static final long PAGE_BYTES = pageBytes();

  private ResidentPages() {}

  /// Returns the bytes now; empty on other systems.
  static synchronized OptionalLong bytes() {
    String statm = STATM.isEmpty() || PAGE_BYTES == 0 ? "" : head(STATM.get());
    int begin = statm.indexOf(' ') + 1;
    int end = statm.indexOf(' ', begin);
    return end < 0
        ? OptionalLong.empty()
        : OptionalLong.of(Long.parseLong(statm, begin, end, 10) * PAGE_BYTES);
  }

  private static long pageBytes() {
    try (var smaps = new RandomAccessFile("/proc/self/smaps", "r")) {
      return ResidentMemory.kibibytes(new ProcText(head(smaps)), "KernelPageSize").orElse(0);
    } catch (IOException e) {
      return 0; // not Linux, or forbidden
    }
  }

  private static Optional<RandomAccessFile> opened() {
    try {
      return Optional.of(new RandomAccessFile("/proc/self/statm", "r"));
    } catch (IOException e) {
      return Optional.empty(); // not Linux, or forbidden
    }
  }

  private static String head(RandomAccessFile file) {
    var bytes = new byte[ENOUGH];
    try {
      file.seek(0);
      int length = Math.max(0, file.read(bytes));
      return new String(bytes, 0, length, StandardCharsets.US_ASCII);
    } catch (IOException e) {
      return ""; // the value is unknown
    }
  }
}
