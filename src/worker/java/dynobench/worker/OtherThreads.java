package dynobench.worker;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/// Processor time of the process's threads, without the two that switch between slices. It includes
/// the engine, and the JVM's compilers and collectors.
final class OtherThreads {
  private final Thread main;
  private final Thread input;
  private @Nullable OperatingSystemMXBean system;
  private @Nullable ThreadMXBean threads;

  OtherThreads(Thread main, Thread input) {
    this.main = main;
    this.input = input;
  }

  /// Returns the processor time since the process began, in nanoseconds. Linux counts a process in
  /// ticks of 10 ms and threads exactly. So a single difference is imprecise, and the sum of many
  /// is right.
  long nanos() {
    if (system == null || threads == null) {
      // Only workers in a relay need them, and loading them takes time.
      system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
      threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
    }
    return system.getProcessCpuTime()
        - threads.getThreadCpuTime(main.threadId())
        - threads.getThreadCpuTime(input.threadId());
  }
}
