package dynobench.machine;

import com.sun.management.OperatingSystemMXBean;
import dynobench.measure.Calibration;
import dynobench.measure.CpuLimit;
import dynobench.measure.Environment;
import dynobench.measure.ProcText;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// The machine and the JVM of this process, as [#read] found them.
///
/// @param os name, version and architecture
/// @param cpu name of the processor, or at least its architecture
/// @param cores number of cores that the JVM may use
/// @param memoryBytes memory of the machine or its container in bytes; 0 if unknown
/// @param jdk name, version and vendor of the JVM
/// @param load load average over the last minute; empty if the system does not report it
/// @param cpuLimit limit on this process's use of the processors
public record Machine(
    String os,
    String cpu,
    int cores,
    long memoryBytes,
    String jdk,
    OptionalDouble load,
    CpuLimit cpuLimit) {
  static final String UNKNOWN = "unknown";

  private static final Path HOST_NAME = Path.of("/proc/sys/kernel/hostname");
  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  /// Reads the current values.
  public static Machine read() {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    double load = system.getSystemLoadAverage();
    return new Machine(
        property("os.name") + " " + property("os.version") + " " + property("os.arch"),
        cpuName(),
        Runtime.getRuntime().availableProcessors(),
        Math.max(0, system.getTotalMemorySize()),
        property("java.vm.name")
            + " "
            + property("java.vm.version")
            + " ("
            + property("java.vm.vendor")
            + ")",
        load >= 0 ? OptionalDouble.of(load) : OptionalDouble.empty(),
        CpuLimit.read());
  }

  /// Returns the environment of a run on this machine.
  ///
  /// @param dynobench this program's version
  /// @param workspace folder for the databases
  public Environment environment(
      String dynobench,
      List<String> workerFlags,
      int samplesPerSecond,
      Path workspace,
      Optional<Calibration> calibration) {
    String fileSystem = Disk.of(workspace).fileSystem();
    return new Environment(
        dynobench,
        os,
        cpu,
        cores,
        memoryBytes,
        fileSystem,
        jdk,
        workerFlags,
        load,
        samplesPerSecond,
        calibration,
        Optional.of(cpuLimit));
  }

  /// Returns the machine's host name, or `unknown`.
  public static String name() {
    String told = ProcText.read(HOST_NAME).text().strip();
    return Stream.of(told, env("COMPUTERNAME"), env("HOSTNAME"))
        .filter(each -> !each.isBlank())
        .findFirst()
        .orElse(UNKNOWN);
  }

  private static String env(String name) {
    return Objects.requireNonNullElse(System.getenv(name), "");
  }

  /// Returns the processor's name. Linux on x86 has it in a file, Windows in an environment
  /// variable.
  private static String cpuName() {
    return ProcText.read(CPU_INFO)
        .value("model name")
        .or(() -> Optional.ofNullable(System.getenv("PROCESSOR_IDENTIFIER")))
        .orElseGet(() -> property("os.arch"));
  }

  private static String property(String key) {
    return System.getProperty(key, UNKNOWN);
  }
}
