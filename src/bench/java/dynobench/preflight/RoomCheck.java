package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.toml.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Whether there are disk and memory enough for what a plan loads.
///
/// @param contenders what the plan's stand for
record RoomCheck(Load load, Map<Contender, Resolved> contenders) {
  private static final long MEGABYTE = 1L << 20;

  /// Heap that a JVM, a driver and the harness need besides the rows.
  private static final long OWN_HEAP_BYTES = 24 * MEGABYTE;

  /// Disk to spare for logs that are cut off late, and for the run's own log.
  private static final long SPARE_DISK_BYTES = 64 * MEGABYTE;

  /// Adds what the databases would not find room for.
  void checkDisk(long freeDiskBytes, Problems problems) {
    long rows = load.ofDatabase();
    contenders.forEach((contender, resolved) -> {
      long taken = resolved.mode().disk().bytes(rows);
      long needed = taken == 0 ? 0 : taken + SPARE_DISK_BYTES;
      if (needed > freeDiskBytes) {
        problems.add(
            "",
            load.key(),
            "%s needs about %,d MB of disk for %,d %s, but %,d MB are free: free some, lower the %s, or choose another --workspace"
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

  /// What engines will probably not find memory for: sentences that forbid nothing.
  List<String> memoryWarnings() {
    var warnings = new ArrayList<String>();
    for (Contender contender : load.plan().contenders()) {
      Resolved resolved = contenders.get(contender);
      long perRow = resolved == null ? 0 : resolved.mode().heapBytesPerRow();
      if (perRow > 0) {
        load.tightest(contender, perRow, OWN_HEAP_BYTES)
            .ifPresent(point ->
                warnings.add(
                    "%s keeps its %s in memory: %,d %s need about %,d MB of heap, and %s is %,d MB; it will probably run out of memory"
                        .formatted(
                            contender.use(),
                            load.unit(),
                            point.things(),
                            load.unit(),
                            (point.things() * perRow + OWN_HEAP_BYTES) / MEGABYTE,
                            point.heapKey(),
                            point.heapMegabytes())));
      }
    }
    return warnings;
  }
}
