package dynobench.measure;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/// Share of the machine's processors that this process and its children may use.
///
/// @param machineCores number of cores that are present and switched on
/// @param allowedCores number of cores on which the process may run, after `taskset` and cpusets
/// @param quotaCores number of cores that the smallest quota of its control groups (cgroups) grants
///   on average; empty without a quota
public record CpuLimit(int machineCores, int allowedCores, OptionalDouble quotaCores) {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Pattern RANGE = Pattern.compile("(\\d{1,6})(?:-(\\d{1,6}))?");
  private static final Pattern LIST = Pattern.compile(RANGE + "(?:," + RANGE + ")*");

  /// Reads the present limits. If the system doesn't report them, takes the JVM's number of
  /// processors.
  public static CpuLimit read() {
    int available = Runtime.getRuntime().availableProcessors();
    int machine = CpuTicks.read().cores();
    int allowed = allowed().cardinality();
    return new CpuLimit(
        machine > 0 ? machine : available,
        allowed > 0 ? allowed : available, // the JVM's own number includes the quota
        ControlGroups.read().quotaCores());
  }

  /// Returns whether the process may not use all cores.
  public boolean few() {
    return allowedCores < machineCores;
  }

  /// Returns the numbers of the cores that this process may run on; empty if the system doesn't
  /// report them.
  public static BitSet allowed() {
    return cores(ProcText.read(STATUS).value("Cpus_allowed_list").orElse(""));
  }

  /// Parses a list such as `0-3,8`; empty for any other text.
  static BitSet cores(String list) {
    var cores = new BitSet();
    if (LIST.matcher(list).matches()) {
      RANGE
          .matcher(list)
          .results()
          .forEach(range -> {
            int from = Integer.parseInt(range.group(1));
            int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
            cores.set(from, Math.max(from, to) + 1);
          });
    }
    return cores;
  }
}
