package dynobench.measure;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The heap of this JVM and its collectors, whichever those are. Thread-safe.
final class JvmMemory {
  private final MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
  private final List<MemoryPoolMXBean> pools = ManagementFactory.getMemoryPoolMXBeans();
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();

  MemoryUsage heap() {
    return memory.getHeapMemoryUsage();
  }

  long gcCount() {
    long sum = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      sum += Math.max(0, collector.getCollectionCount()); // -1 where a collector doesn't count
    }
    return sum;
  }

  long gcMillis() {
    long sum = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      sum += Math.max(0, collector.getCollectionTime());
    }
    return sum;
  }

  /// What each heap pool held after its own last collection; pools are collected at different
  /// times.
  long usedAfterLastCollection() {
    long sum = 0;
    for (MemoryPoolMXBean pool : pools) {
      if (pool.getType() == MemoryType.HEAP) {
        @Nullable MemoryUsage after = pool.getCollectionUsage();
        sum += after == null ? 0 : after.getUsed(); // null where a pool isn't collected
      }
    }
    return sum;
  }

  /// Not what is used a moment later: a thread's next allocation buffer, of some megabytes, counts
  /// as used from the start.
  long usedAfterCollecting() {
    System.gc();
    return usedAfterLastCollection();
  }
}
