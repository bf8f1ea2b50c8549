package dynobench.ui.monitor.recording;

import com.sun.management.OperatingSystemMXBean;
import dynobench.ui.parts.Once;
import java.lang.management.ManagementFactory;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// Looks at this program itself, at most once a second, so that one sees what the workbench takes
/// from the engine that it measures.
public final class OwnUse {
  private static final long LEAST_MILLIS = 1_000;
  private static final double NANOS_PER_MILLI = 1e6;

  private final Clock clock;
  private final LongSupplier cpuNanos;
  private final LongSupplier heapBytes;
  private long lookedAtMillis;
  private OptionalLong cpuThen = OptionalLong.empty();

  /// @param cpu share of one core since the last look; NaN where the system doesn't tell
  public record Look(double cpu, long heapBytes) {}

  public OwnUse(Clock clock, LongSupplier cpuNanos, LongSupplier heapBytes) {
    this.clock = clock;
    this.cpuNanos = cpuNanos;
    this.heapBytes = heapBytes;
    lookedAtMillis = clock.millis();
  }

  public static OwnUse ofThisProgram(Clock clock) {
    // Asked for when it is looked at: the window opens the sooner.
    var system = new Once<>(() -> ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class));
    var memory = new Once<>(ManagementFactory::getMemoryMXBean);
    return new OwnUse(
        clock,
        () -> system.get().getProcessCpuTime(),
        () -> memory.get().getHeapMemoryUsage().getUsed());
  }

  /// Looks, unless the last look is too fresh.
  public Optional<Look> look() {
    long now = clock.millis();
    long passed = now - lookedAtMillis;
    if (passed >= 0 && passed < LEAST_MILLIS) {
      return Optional.empty();
    }
    OptionalLong before = cpuThen;
    long cpu = cpuNanos.getAsLong();
    lookedAtMillis = now;
    cpuThen = OptionalLong.of(cpu);
    return before.isPresent()
        ? Optional.of(new Look(share(before.getAsLong(), cpu, passed), heapBytes.getAsLong()))
        : Optional.empty(); // the first one has nothing to be held against
  }

  private static double share(long before, long cpu, long passed) {
    boolean known = cpu >= 0 && before >= 0 && passed > 0;
    return known ? (cpu - before) / NANOS_PER_MILLI / passed : Double.NaN;
  }
}
