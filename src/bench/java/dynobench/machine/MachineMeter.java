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

/// Measures what else goes on in the machine while the processes run that this one has started,
/// from its making on. It reads a few small files then and when it is asked, and nothing in
/// between. Nothing to close; any thread.
public final class MachineMeter {
  private static final long NANOS_PER_MILLI = 1_000_000;

  private static final Path SELF = Path.of("/proc/self/stat");

  /// Behind the name, which may hold anything: eleven fields, then the ticks of the process (user,
  /// system) and those of its children that have ended (user, system).
  private static final Pattern TICKS =
      Pattern.compile("(?s).*\\) \\S(?: -?\\d+){10} (\\d+) (\\d+) (-?\\d+) (-?\\d+) .*");

  /// The cores that processes of this one may use, where those are not all.
  private final BitSet allowed;

  private final ControlGroups groups = ControlGroups.read();
  private final Reading begin;

  private record Reading(long nanos, CpuTicks ticks, long startedTicks, OptionalLong heldNanos) {}

  /// What went on. Empty is what the system doesn't tell.
  ///
  /// @param otherCores that were busy on average, and not with the processes that this one has
  ///   started; itself it counts among the others
  /// @param rivalCores those among them that such a process may use; empty where it may use all
  /// @param heldMillis for which a quota held all up; empty where there is none
  /// @param stolenCores that the host of a virtual machine kept for others, on average
  public record Seen(
      long millis,
      OptionalDouble otherCores,
      OptionalDouble rivalCores,
      OptionalLong heldMillis,
      OptionalDouble stolenCores) {}

  public MachineMeter() {
    BitSet cores = CpuLimit.allowed();
    this.allowed = cores.cardinality() < CpuTicks.read().cores() ? cores : new BitSet();
    this.begin = reading();
  }

  private Reading reading() {
    return new Reading(System.nanoTime(), CpuTicks.read(), startedTicks(), groups.heldNanos());
  }

  /// What went on since this meter was made.
  public Seen seen() {
    Reading now = reading();
    long millis = (now.nanos() - begin.nanos()) / NANOS_PER_MILLI;
    if (millis == 0 || !now.ticks().known() || !begin.ticks().known()) {
      var nothing = OptionalDouble.empty();
      return new Seen(millis, nothing, nothing, OptionalLong.empty(), nothing);
    }
    long started = now.startedTicks() - begin.startedTicks();
    long busy = now.ticks().busy() - begin.ticks().busy();
    long busyHere = now.ticks().busy(allowed) - begin.ticks().busy(allowed);
    return new Seen(
        millis,
        cores(busy - started, millis),
        allowed.isEmpty() ? OptionalDouble.empty() : cores(busyHere - started, millis),
        held(begin, now, millis),
        cores(now.ticks().stolen() - begin.ticks().stolen(), millis));
  }

  /// The two kinds of ticks are counted apart, so a difference may be a little below zero.
  private static OptionalDouble cores(long ticks, long millis) {
    return OptionalDouble.of(Math.max(0, (double) ticks * CpuTicks.MILLIS / millis));
  }

  /// Several cores may stand still at once, and no more than all the time.
  private static OptionalLong held(Reading before, Reading now, long millis) {
    return before.heldNanos().isPresent() && now.heldNanos().isPresent()
        ? OptionalLong.of(
            Math.clamp(
                (now.heldNanos().getAsLong() - before.heldNanos().getAsLong()) / NANOS_PER_MILLI,
                0,
                millis))
        : OptionalLong.empty();
  }

  /// Of all processes that this one has started, and those that they have started. The time of one
  /// that has ended is its parent's, once that has taken notice.
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

  /// @param stat text of `/proc/<pid>/stat`
  /// @param own whether to count the process itself, or only its children that have ended
  public static long ticks(String stat, boolean own) {
    Matcher fields = TICKS.matcher(stat);
    if (!fields.matches()) {
      return 0; // has ended meanwhile
    }
    long ended = number(fields, 3) + number(fields, 4);
    return own ? ended + number(fields, 1) + number(fields, 2) : ended;
  }

  private static long number(Matcher fields, int group) {
    return Math.max(0, Long.parseLong(fields.group(group)));
  }
}
