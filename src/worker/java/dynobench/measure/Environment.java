package dynobench.measure;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/// Machine, system and settings of a run. Figures are comparable only between known environments.
///
/// @param dynobench this program's version
/// @param cpu the processor's name
/// @param cores number of cores that the JVM may use, after all limits, rounded up
/// @param memoryBytes memory of the machine, or of its container; 0 when unknown
/// @param fileSystem type of the file system that holds the databases
/// @param workerFlags JVM flags of each worker
/// @param loadAtStart the system's load average when the run began
/// @param samplesPerSecond planned number of samples of each worker a second
/// @param cpuLimit share of the machine's processors that the run could use; empty in runs of
///   version 0.1
/// @param writtenFrom the source of the bytes written; empty in older runs, which used Linux's
///   `write_bytes`
public record Environment(
    String dynobench,
    String os,
    String cpu,
    int cores,
    long memoryBytes,
    String fileSystem,
    String jdk,
    List<String> workerFlags,
    OptionalDouble loadAtStart,
    int samplesPerSecond,
    Optional<Calibration> calibration,
    Optional<CpuLimit> cpuLimit,
    Optional<String> writtenFrom) {
  public Environment {
    workerFlags = List.copyOf(workerFlags);
  }

  /// Creates the environment of a run of this version.
  public Environment(
      String dynobench,
      String os,
      String cpu,
      int cores,
      long memoryBytes,
      String fileSystem,
      String jdk,
      List<String> workerFlags,
      OptionalDouble loadAtStart,
      int samplesPerSecond,
      Optional<Calibration> calibration,
      Optional<CpuLimit> cpuLimit) {
    this(
        dynobench,
        os,
        cpu,
        cores,
        memoryBytes,
        fileSystem,
        jdk,
        workerFlags,
        loadAtStart,
        samplesPerSecond,
        calibration,
        cpuLimit,
        Optional.of(WrittenBytes.SOURCE));
  }

  /// Returns the machine in words, such as `Intel Xeon, 2 cores, 25 GB, ext4, Linux 6.1 amd64`.
  public String machine() {
    return String.format(
        Locale.ROOT,
        "%s, %,d cores, %,d GB, %s, %s",
        cpu,
        cores,
        Math.round(memoryBytes / 1e9),
        fileSystem,
        os);
  }
}
