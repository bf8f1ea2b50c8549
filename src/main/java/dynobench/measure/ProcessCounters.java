package dynobench.measure;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// What the system and the JVM have counted of this process since it began; unknown where they
/// don't count. As [ProcessMeter] it does without what would cost start-up time.
final class ProcessCounters {
  private static final Path IO = Path.of("/proc/self/io");

  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private final ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

  OptionalLong cpuNanos() {
    return known(system.getProcessCpuTime());
  }

  OptionalLong allocatedBytes() {
    return threads.isThreadAllocatedMemorySupported()
        ? known(threads.getTotalThreadAllocatedBytes())
        : OptionalLong.empty();
  }

  OptionalDouble machineCpu() {
    double load = system.getCpuLoad();
    return load >= 0 ? OptionalDouble.of(load) : OptionalDouble.empty(); // not for NaN either
  }

  OptionalLong writtenBytes() {
    return ProcText.read(IO).count("write_bytes");
  }

  /// The beans say -1 for what they don't know.
  private static OptionalLong known(long value) {
    return value < 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }
}
