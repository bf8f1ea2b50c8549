package dynobench;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Processor time of a thread. Unlike elapsed time, it hardly depends on the other load of the
/// machine.
public final class ProcessorTime {
  /// Ratio of the two input sizes that are compared.
  private static final int GROWTH = 8;

  /// Maximum ratio of the two times. Linear work has a ratio of 8, quadratic work one of 64.
  private static final int MOST_GROWTH = 24;

  /// Number of rounds, of which the fastest counts.
  private static final int ROUNDS = 5;

  /// Minimum time for the comparison, in nanoseconds. Some systems count in steps of 16 ms.
  private static final long SHORTEST_NANOS = 1_000_000;

  /// Time limit, in nanoseconds. Exponential work would not end otherwise.
  private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(10);

  private static final long POLL_MILLIS = 100;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ProcessorTime() {}

  /// Prepares work on input of a given size, outside the measured time.
  @FunctionalInterface
  public interface SizedWork {
    /// @param size of the input
    /// @return the work itself
    Work on(int size) throws Exception;
  }

  /// Work whose processor time is measured.
  @FunctionalInterface
  public interface Work {
    void run() throws Exception;
  }

  /// Requires that 8 times the input takes about 8 times the processor time, with a wide margin.
  ///
  /// @param size of the larger input
  public static void requireLinear(int size, SizedWork work) throws Exception {
    long small = Long.MAX_VALUE;
    long large = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      small = Math.min(small, nanos(work.on(size / GROWTH)));
      large = Math.min(large, nanos(work.on(size)));
    }
    assertThat(large)
        .as("nanoseconds for %d times the input, which alone takes %d", GROWTH, small)
        .isLessThan(MOST_GROWTH * Math.max(small, SHORTEST_NANOS));
  }

  /// Returns the processor time of some work, which runs in a separate thread.
  private static long nanos(Work work) throws Exception {
    var task =
        new FutureTask<>(() -> {
          long begin = THREADS.getCurrentThreadCpuTime();
          work.run();
          return THREADS.getCurrentThreadCpuTime() - begin;
        });
    Thread thread = Thread.ofPlatform().daemon().start(task);
    while (true) {
      try {
        return task.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        if (THREADS.getThreadCpuTime(thread.threadId()) > MOST_NANOS) {
          throw new AssertionError("It takes more than %,d ns".formatted(MOST_NANOS), e);
        }
      } catch (ExecutionException e) {
        throw new AssertionError("The work failed", e.getCause());
      }
    }
  }
}
