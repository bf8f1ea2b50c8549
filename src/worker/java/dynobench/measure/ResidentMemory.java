package dynobench.measure;

import dynobench.files.OperatingSystem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/// Reading of this process's resident memory, as the system counts it.
///
/// @param fileBytes share that maps files; only Linux tells it
/// @param peakBytes highest value since [#restartPeak], or since the start of the process; macOS
///   does not tell it
record ResidentMemory(long bytes, OptionalLong fileBytes, OptionalLong peakBytes) {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Path RESET = Path.of("/proc/self/clear_refs");

  /// Code of Linux that sets the peak to the present value.
  private static final byte[] RESET_PEAK = "5".getBytes(StandardCharsets.US_ASCII);

  private static final long KIB = 1024;
  private static final String KIB_UNIT = " kB";

  /// Reads the memory of this process; empty if the system does not tell it.
  static Optional<ResidentMemory> read() {
    return switch (OperatingSystem.HERE) {
      case LINUX -> ofStatus(ProcText.read(STATUS));
      case WINDOWS -> WindowsMemory.read();
      case MACOS -> PsMemory.read();
      case OTHER -> Optional.empty();
    };
  }

  /// Reads the bytes alone; empty if the system does not tell them.
  static OptionalLong readBytes() {
    Optional<ResidentMemory> now = read();
    return now.isPresent() ? OptionalLong.of(now.get().bytes()) : OptionalLong.empty();
  }

  /// Lets the peak begin at the present value.
  ///
  /// @return whether the system can do this; only Linux can
  static boolean restartPeak() {
    if (OperatingSystem.HERE != OperatingSystem.LINUX) {
      return false;
    }
    try {
      Files.write(RESET, RESET_PEAK);
      return true;
    } catch (IOException e) {
      return false; // a container or an old kernel forbids it: peaks are sampled instead
    }
  }

  /// Reads the lines of Linux's `/proc/PID/status`; empty if they lack the resident memory.
  static Optional<ResidentMemory> ofStatus(ProcText status) {
    OptionalLong resident = kibibytes(status, "VmRSS");
    return resident.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ResidentMemory(
                resident.getAsLong(), kibibytes(status, "RssFile"), kibibytes(status, "VmHWM")));
  }

  /// Returns the value of a key in kB, as bytes; empty if the text has no such value.
  static OptionalLong kibibytes(ProcText text, String key) {
    Optional<String> value = text.value(key);
    if (value.isEmpty() || !value.get().endsWith(KIB_UNIT)) {
      return OptionalLong.empty();
    }
    String digits = value.get().substring(0, value.get().length() - KIB_UNIT.length()).strip();
    try {
      return OptionalLong.of(Long.parseLong(digits) * KIB);
    } catch (NumberFormatException e) {
      return OptionalLong.empty(); // unknown format
    }
  }
}
