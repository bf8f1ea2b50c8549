package dynobench.measure;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// Where a run took place. Figures without it can't be compared with anything.
///
/// @param dynobench this program's version
/// @param cpu the processor's name
/// @param cores that the JVM may use: what a limit leaves of them, rounded up
/// @param memoryBytes of the machine, or of its container; 0 when unknown
/// @param fileSystem type of the file system that holds the databases
/// @param workerFlags JVM flags that each worker was started with
/// @param loadAtStart the system's load average when the run began
/// @param samplesPerSecond of each worker
/// @param cpuLimit what the run could use of the machine's processors; runs of version 0.1 lack it
/// @param writtenFrom the source of the bytes written; older runs lack it, and took Linux's
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

  /// Makes the environment of a run of this version.
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
}
