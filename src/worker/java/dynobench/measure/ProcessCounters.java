package dynobench.measure;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Counters of the system and the JVM for this process, and for its own server, since their start.
/// Counters that the system doesn't have are unknown. Like [ProcessMeter], this class avoids
/// features that slow down the start of a JVM.
final class ProcessCounters {
  private final Optional<ProcessTree> server;
  private final OperatingSystemMXBean system =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private final ThreadMXBean threads = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

  /// Creates counters.
  ///
  /// @param server server whose processes count as well
  ProcessCounters(Optional<ProcessTree> server) {
    this.server = server;
  }

  /// Returns the CPU time of this process alone.
  OptionalLong ownCpuNanos() {
    return known(system.getProcessCpuTime());
  }

  /// Returns the CPU time of the server's processes; empty without a server.
  OptionalLong serverCpuNanos() {
    return server.isEmpty() ? OptionalLong.empty() : server.get().cpuNanos();
  }

  /// Returns the CPU time of this process, and of its server if it has one.
  OptionalLong cpuNanos() {
    return server.isEmpty() ? ownCpuNanos() : sum(ownCpuNanos(), serverCpuNanos());
  }

  /// Returns the sum of two times that were read earlier, like [#cpuNanos].
  OptionalLong together(OptionalLong own, OptionalLong ofServer) {
    return server.isEmpty() ? own : sum(own, ofServer);
  }

  /// Returns the bytes of the machine's memory that the server holds; empty without a server.
  OptionalLong serverMemory() {
    return server.isEmpty() ? OptionalLong.empty() : server.get().memoryBytes();
  }

  /// Returns the sum of two values; empty if one of both is unknown.
  static OptionalLong sum(OptionalLong one, OptionalLong other) {
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
    return load >= 0 ? OptionalDouble.of(load) : OptionalDouble.empty(); // false for NaN as well
  }

  /// Returns a value of a bean; empty for -1, which means unknown.
  private static OptionalLong known(long value) {
    return value < 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }
}
