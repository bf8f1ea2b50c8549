package dynobench.worker;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.jspecify.annotations.Nullable;

/// What the process's threads use of the processors, all but the two that pass the turn on: the
/// engine's, and the JVM's compilers and collectors.
final class OtherThreads {
  private final Thread main;
  private final Thread input;
  private @Nullable OperatingSystemMXBean system;
  private @Nullable ThreadMXBean threads;

  OtherThreads(Thread main, Thread input) {
    this.main = main;
    this.input = input;
  }

  /// Since the process began. Linux counts a process in ticks of 10 ms and threads exactly, so that
  /// a single difference says nothing, and a sum of many is right.
  long nanos() {
    if (system == null || threads == null) {
      // Only workers in turns need them, and loading them takes time.
      system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
      threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);
    }
    return system.getProcessCpuTime()
        - threads.getThreadCpuTime(main.threadId())
        - threads.getThreadCpuTime(input.threadId());
  }
}
