package dynobench.ui.monitor.recording;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.time.Clock;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Resource usage of this program, measured at most once a second. It shows what the workbench
/// takes away from the measured engine.
public final class OwnUse {
  private static final long LEAST_MILLIS = 1_000;
  private static final double NANOS_PER_MILLI = 1e6;

  private final Clock clock;
  private final LongSupplier cpuNanos;
  private final LongSupplier heapBytes;
  private long lookedAtMillis;
  private long cpuThen;

  /// Measured usage.
  ///
  /// @param cpu cores used on average since the last measurement; NaN where the system doesn't
  ///   report it, or after the clock was set back
  public record Look(double cpu, long heapBytes) {}

  public OwnUse(Clock clock, LongSupplier cpuNanos, LongSupplier heapBytes) {
    this.clock = clock;
    this.cpuNanos = cpuNanos;
    this.heapBytes = heapBytes;
    lookedAtMillis = clock.millis();
    cpuThen = cpuNanos.getAsLong();
  }

  public static OwnUse ofThisProgram(Clock clock) {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    return new OwnUse(
        clock, system::getProcessCpuTime, () -> memory.getHeapMemoryUsage().getUsed());
  }

  /// Measures the usage; empty if the last measurement, or the creation, is less than a second old.
  public Optional<Look> measure() {
    long now = clock.millis();
    long passed = now - lookedAtMillis;
    if (passed >= 0 && passed < LEAST_MILLIS) {
      return Optional.empty();
    }
    long cpu = cpuNanos.getAsLong();
    boolean known = cpu >= 0 && cpuThen >= 0 && passed > 0;
    double share = known ? (cpu - cpuThen) / NANOS_PER_MILLI / passed : Double.NaN;
    lookedAtMillis = now;
    cpuThen = cpu;
    return Optional.of(new Look(share, heapBytes.getAsLong()));
  }
}
