package dynobench.measure;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// What the system and the JVM have counted of this process, and of a server of its own, since it
/// began; unknown where they don't count. As [ProcessMeter] it does without what would cost
/// start-up time.
final class ProcessCounters {
  private final Optional<ProcessTree> server;
  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private final ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

  /// @param server whose processes count as well
  ProcessCounters(Optional<ProcessTree> server) {
    this.server = server;
  }

  /// Of this process alone.
  OptionalLong ownCpuNanos() {
    return known(system.getProcessCpuTime());
  }

  /// Of the server's processes; empty where there is no server.
  OptionalLong serverCpuNanos() {
    return server.isEmpty() ? OptionalLong.empty() : server.get().cpuNanos();
  }

  /// Of this process, and of its server if there is one.
  OptionalLong cpuNanos() {
    return server.isEmpty() ? ownCpuNanos() : sum(ownCpuNanos(), serverCpuNanos());
  }

  /// The same of times that were read before.
  OptionalLong together(OptionalLong own, OptionalLong ofServer) {
    return server.isEmpty() ? own : sum(own, ofServer);
  }

  /// What the server holds of the machine's memory.
  OptionalLong serverMemory() {
    return server.isEmpty() ? OptionalLong.empty() : server.get().memoryBytes();
  }

  private static OptionalLong sum(OptionalLong one, OptionalLong other) {
    return one.isPresent() && other.isPresent()
        ? OptionalLong.of(one.getAsLong() + other.getAsLong())
        : OptionalLong.empty();
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

  /// The beans say -1 for what they don't know.
  private static OptionalLong known(long value) {
    return value < 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }
}
