package dynobench.measure;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.function.ToLongFunction;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Processor times of the machine since its start, in ticks of ten milliseconds.
///
/// @param text content of `/proc/stat`; empty on systems other than Linux
public record CpuTicks(String text) {
  /// Length of a tick in milliseconds. Linux reports ticks of this length to programs and may count
  /// in another unit internally.
  public static final long MILLIS = 10;

  private static final Path STAT = Path.of("/proc/stat");

  /// Name; user, nice, system, idle, iowait, irq, softirq, steal. The times of guests follow; they
  /// are already included in user and nice.
  private static final Pattern LINE = Pattern.compile("(?m)^cpu(\\d*) +((?:\\d+ ){7}\\d+)");

  private static final int USER = 0;
  private static final int NICE = 1;
  private static final int SYSTEM = 2;
  private static final int IRQ = 5;
  private static final int SOFT_IRQ = 6;
  private static final int STEAL = 7;

  public static CpuTicks read() {
    return new CpuTicks(ProcText.read(STAT).text());
  }

  /// Returns the number of active cores; 0 if the system doesn't report it.
  public int cores() {
    return (int) lines().filter(line -> !line.group(1).isEmpty()).count();
  }

  /// Returns whether the text contains processor times.
  public boolean known() {
    return cores() > 0;
  }

  /// Returns the busy ticks of the whole machine. A core that waits for the disk counts as idle.
  public long busy() {
    return sum(whole(), CpuTicks::busy);
  }

  /// Returns the busy ticks of some cores.
  public long busy(BitSet cores) {
    return sum(
        lines().filter(l -> !l.group(1).isEmpty() && cores.get(Integer.parseInt(l.group(1)))),
        CpuTicks::busy);
  }

  /// Returns the ticks in which a virtual machine wanted to run and its host didn't let it.
  public long stolen() {
    return sum(whole(), ticks -> ticks[STEAL]);
  }

  private Stream<MatchResult> whole() {
    return lines().filter(line -> line.group(1).isEmpty());
  }

  private Stream<MatchResult> lines() {
    return LINE.matcher(text).results();
  }

  private static long sum(Stream<MatchResult> lines, ToLongFunction<long[]> ticks) {
    return lines
        .map(line -> Stream.of(line.group(2).split(" ", -1)).mapToLong(Long::parseLong).toArray())
        .mapToLong(ticks)
        .sum();
  }

  private static long busy(long[] ticks) {
    return ticks[USER] + ticks[NICE] + ticks[SYSTEM] + ticks[IRQ] + ticks[SOFT_IRQ];
  }
}
