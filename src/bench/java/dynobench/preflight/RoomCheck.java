package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.DiskUse;
import dynobench.plan.Contender;
import dynobench.toml.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Checks that disk and memory suffice for the data that a plan loads.
///
/// @param contenders contenders that could be resolved
record RoomCheck(PlanLoad load, Map<Contender, Resolved> contenders) {
  private static final long MEGABYTE = 1L << 20;

  /// Heap, in bytes, that a JVM, a driver and the harness need in addition to the rows.
  private static final long OWN_HEAP_BYTES = 24 * MEGABYTE;

  /// Spare disk space, in bytes, for logs that are truncated late, and for the run's own log.
  private static final long SPARE_DISK_BYTES = 64 * MEGABYTE;

  /// Adds a problem for each contender whose database would not fit on the disk by itself.
  void checkDisk(long freeDiskBytes, Problems problems) {
    long rows = load.ofDatabase();
    contenders.forEach((contender, resolved) -> {
      long taken = taken(resolved.mode().disk(), rows);
      long needed = taken == 0 ? 0 : taken + SPARE_DISK_BYTES;
      if (needed > freeDiskBytes) {
        problems.add(
            "",
            load.key(),
            "%s needs about %,d MB of disk for %,d %s, but only %,d MB are free: free some, lower the %s, or choose another --workspace"
                .formatted(
                    contender.use(),
                    needed / MEGABYTE,
                    rows,
                    load.unit(),
                    freeDiskBytes / MEGABYTE,
                    load.unit()));
      }
    });
  }

  private long taken(DiskUse disk, long rows) {
    return disk.equals(DiskUse.NONE) ? 0 : disk.bytes(rows) + load.largestObjects();
  }

  /// Returns warnings about contenders that will probably run out of memory; these warnings do not
  /// prevent the run.
  List<String> memoryWarnings() {
    var warnings = new ArrayList<String>();
    for (Contender contender : load.plan().contenders()) {
      Resolved resolved = contenders.get(contender);
      long perRow = resolved == null ? 0 : resolved.mode().heapBytesPerRow();
      if (perRow > 0) {
        boolean isWhole = resolved != null && resolved.mode().disk().equals(DiskUse.NONE);
        load.tightest(contender, perRow, OWN_HEAP_BYTES, isWhole)
            .ifPresent(point ->
                warnings.add(
                    "%s stores its %s in memory: %,d %s need about %,d MB of heap, but %s is %,d MB. It will probably run out of memory"
                        .formatted(
                            contender.use(),
                            load.unit(),
                            point.things(),
                            load.unit(),
                            point.neededBytes() / MEGABYTE,
                            point.heapKey(),
                            point.heapMegabytes())));
      }
    }
    return warnings;
  }
}
