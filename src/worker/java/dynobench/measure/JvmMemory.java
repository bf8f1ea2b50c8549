package dynobench.measure;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Heap of this JVM and its collectors, for any garbage collector. Thread-safe.
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

  /// Returns the bytes that each heap pool held after its own last collection. Pools are collected
  /// at different times.
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

  /// Collects the heap and returns the bytes that remained. A moment later the used heap would be
  /// too large, because it would include the next allocation buffer of a thread, some megabytes.
  long usedAfterCollecting() {
    System.gc();
    return usedAfterLastCollection();
  }
}
