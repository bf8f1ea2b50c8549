package dynobench.worker;

import dynobench.event.RunEvent;
import java.util.Arrays;
import java.util.List;

/// Slices of a phase, in plain arrays: adding one creates no garbage.
final class Slices {
  private static final int SOME = 4_096;

  private long[] operations = new long[SOME];
  private long[] nanos = new long[SOME];
  private int count;
  private long waitedNanos;
  private long idleCpuNanos;

  void clear() {
    count = 0;
    waitedNanos = 0;
    idleCpuNanos = 0;
  }

  void add(long done, long took) {
    if (count == operations.length) {
      operations = Arrays.copyOf(operations, 2 * count);
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    operations[count] = done;
    nanos[count] = took;
    count++;
  }

  void waited(long time, long cpuTime) {
    waitedNanos += time;
    idleCpuNanos += cpuTime;
  }

  RunEvent event(long atMillis, int trial, String phase) {
    return new RunEvent.Sliced(
        atMillis,
        trial,
        phase,
        list(operations),
        list(nanos),
        waitedNanos,
        // The process's ticks may lag behind the threads' times.
        Math.max(0, idleCpuNanos));
  }

  private List<Long> list(long[] values) {
    return Arrays.stream(values, 0, count).boxed().toList();
  }
}
