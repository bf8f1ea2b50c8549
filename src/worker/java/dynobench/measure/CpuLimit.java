package dynobench.measure;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/// How much of the machine's processors this process, and what it starts, may use.
///
/// @param machineCores that are there and switched on
/// @param allowedCores that it may run on, after `taskset` and cpusets
/// @param quotaCores that its control groups (cgroups) grant on average, the tightest; empty where
///   they grant all
public record CpuLimit(int machineCores, int allowedCores, OptionalDouble quotaCores) {
  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Pattern RANGE = Pattern.compile("(\\d{1,6})(?:-(\\d{1,6}))?");
  private static final Pattern LIST = Pattern.compile(RANGE + "(?:," + RANGE + ")*");

  /// Reads it now. Where the system doesn't tell, what the JVM may use stands for the machine.
  public static CpuLimit read() {
    int available = Runtime.getRuntime().availableProcessors();
    int machine = CpuTicks.read().cores();
    int allowed = allowed().cardinality();
    return new CpuLimit(
        machine > 0 ? machine : available,
        allowed > 0 ? allowed : available, // the JVM's own number has the quota in it
        ControlGroups.read().quotaCores());
  }

  /// Whether some cores are out of reach.
  public boolean few() {
    return allowedCores < machineCores;
  }

  /// The cores that this process may run on, by number; none where the system doesn't tell.
  public static BitSet allowed() {
    return cores(ProcText.read(STATUS).value("Cpus_allowed_list").orElse(""));
  }

  /// Reads a list such as `0-3,8`; none when it is not of that form.
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
