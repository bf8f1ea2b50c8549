package dynobench.machine;

import dynobench.measure.ControlGroups;
import dynobench.measure.CpuLimit;
import dynobench.measure.CpuTicks;
import dynobench.measure.ProcText;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Measures other activity on the machine while child processes of this process run. The measured
/// time starts with the creation of the meter. It reads a few small files then and on each request.
/// Needs no closing; thread-safe.
public final class MachineMeter {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private static final Path SELF = Path.of("/proc/self/stat");

  /// Ticks in `/proc/<pid>/stat`. The ticks follow the name, which may contain any character, and
  /// eleven fields: user and system ticks of the process, then those of its ended children.
  private static final Pattern TICKS =
      Pattern.compile("(?s).*\\) \\S(?: -?\\d+){10} (\\d+) (\\d+) (-?\\d+) (-?\\d+) .*");

  /// Cores that child processes of this process may use; empty if they may use all cores.
  private final BitSet allowed;

  private final ControlGroups groups = ControlGroups.read();
  private final MeterReading start;

  private record MeterReading(
      long nanos, CpuTicks ticks, long startedTicks, OptionalLong heldNanos) {}

  /// Measured activity. A value is empty if the system does not report it.
  ///
  /// @param otherCores average number of cores that processes other than the children of this one
  ///   used; includes this process itself
  /// @param rivalCores the part of `otherCores` on cores that the children may use; empty if they
  ///   may use all cores
  /// @param heldMillis time for which a quota stopped all processes; empty without a quota
  /// @param stolenCores average number of cores that the host of a virtual machine used otherwise
  public record Seen(
      long millis,
      OptionalDouble otherCores,
      OptionalDouble rivalCores,
      OptionalLong heldMillis,
      OptionalDouble stolenCores) {}

  public MachineMeter() {
    BitSet cores = CpuLimit.allowed();
    this.allowed = cores.cardinality() < CpuTicks.read().cores() ? cores : new BitSet();
    this.start = reading();
  }

  private MeterReading reading() {
    return new MeterReading(System.nanoTime(), CpuTicks.read(), startedTicks(), groups.heldNanos());
  }

  /// Returns the activity since this meter was created.
  public Seen activity() {
    MeterReading now = reading();
    long millis = (now.nanos() - start.nanos()) / NANOS_PER_MILLI;
    if (millis == 0 || !now.ticks().known() || !start.ticks().known()) {
      var nothing = OptionalDouble.empty();
      return new Seen(millis, nothing, nothing, OptionalLong.empty(), nothing);
    }
    long started = now.startedTicks() - start.startedTicks();
    long busy = now.ticks().busy() - start.ticks().busy();
    long busyHere = now.ticks().busy(allowed) - start.ticks().busy(allowed);
    return new Seen(
        millis,
        cores(busy - started, millis),
        allowed.isEmpty() ? OptionalDouble.empty() : cores(busyHere - started, millis),
        throttledTime(start, now, millis),
        cores(now.ticks().stolen() - start.ticks().stolen(), millis));
  }

  /// Converts ticks into cores. The kernel counts the two kinds of ticks separately, so their
  /// difference may be slightly negative.
  private static OptionalDouble cores(long ticks, long millis) {
    return OptionalDouble.of(Math.max(0, (double) ticks * CpuTicks.MILLIS / millis));
  }

  /// Returns the held time, at most the elapsed time, since the kernel adds up that of several
  /// cores.
  private static OptionalLong throttledTime(MeterReading before, MeterReading now, long millis) {
    return before.heldNanos().isPresent() && now.heldNanos().isPresent()
        ? OptionalLong.of(
            Math.clamp(
                (now.heldNanos().getAsLong() - before.heldNanos().getAsLong()) / NANOS_PER_MILLI,
                0,
                millis))
        : OptionalLong.empty();
  }

  /// Returns the ticks of all processes that this one has started, directly or indirectly. A
  /// parent's count includes an ended child once the parent has waited for it.
  private static long startedTicks() {
    long ticks =
        ProcessHandle.current()
            .descendants()
            .mapToLong(each -> ticks(Path.of("/proc", String.valueOf(each.pid()), "stat"), true))
            .sum();
    return ticks + ticks(SELF, false);
  }

  private static long ticks(Path file, boolean own) {
    return ticks(ProcText.read(file).text(), own);
  }

  /// Returns the processor ticks that a process and its ended children have used; 0 for a process
  /// that has ended.
  ///
  /// @param stat text of `/proc/<pid>/stat`
  /// @param own whether to count the process itself, or only its ended children
  public static long ticks(String stat, boolean own) {
    Matcher fields = TICKS.matcher(stat);
    if (!fields.matches()) {
      return 0; // the process has ended
    }
    long ended = number(fields, 3) + number(fields, 4);
    return own ? ended + number(fields, 1) + number(fields, 2) : ended;
  }

  private static long number(Matcher fields, int group) {
    return Math.max(0, Long.parseLong(fields.group(group)));
  }
}
