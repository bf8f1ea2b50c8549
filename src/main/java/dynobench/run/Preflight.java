package dynobench.run;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.secret.Secrets;
import dynobench.toml.Problems;
import dynobench.workload.Workloads;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Finds everything that would make a plan fail, before the first fork. It starts no process: plans
/// of strangers are checked, too.
public final class Preflight {
  private static final long MEGABYTE = 1L << 20;

  /// Heap that a JVM, a driver and the harness need besides the rows.
  private static final long OWN_HEAP_BYTES = 24 * MEGABYTE;

  /// Disk to spare for logs that are cut off late, and for the run's own log.
  private static final long SPARE_DISK_BYTES = 64 * MEGABYTE;

  private final Catalog catalog;
  private final long memoryBytes;
  private final long freeDiskBytes;

  /// @param memoryBytes of the machine; 0 when unknown
  /// @param freeDiskBytes where the databases go
  public Preflight(Catalog catalog, long memoryBytes, long freeDiskBytes) {
    this.catalog = catalog;
    this.memoryBytes = memoryBytes;
    this.freeDiskBytes = freeDiskBytes;
  }

  /// What a plan stands for.
  ///
  /// @param contenders those that could be resolved
  /// @param warnings sentences that should be read, but forbid nothing
  /// @param unusual flags that a person has to permit before it runs
  public record Findings(
      Map<Contender, Resolved> contenders, List<String> warnings, List<UnusualFlag> unusual) {
    public Findings {
      contenders = Map.copyOf(contenders);
      warnings = List.copyOf(warnings);
      unusual = List.copyOf(unusual);
    }
  }

  /// Checks a plan; what forbids running it is added to the problems.
  public Findings check(Plan plan, Problems problems) {
    Map<Contender, Resolved> contenders = resolve(plan, problems);
    if (Workloads.named(plan.workload()).isEmpty()) {
      problems.add(
          "",
          "workload",
          "\"%s\" is not known; there is \"%s\"".formatted(plan.workload(), Workloads.PHASES));
    }
    checkHeap(plan, problems);
    checkHidden(plan, problems);
    List<UnusualFlag> unusual =
        new FlagCheck(plan, catalog.propertyNames(), problems).unusual(contenders.values());
    checkDisk(plan, contenders, problems);
    return new Findings(contenders, memoryWarnings(plan, contenders), unusual);
  }

  private Map<Contender, Resolved> resolve(Plan plan, Problems problems) {
    var result = new LinkedHashMap<Contender, Resolved>();
    for (Contender contender : plan.contenders()) {
      catalog
          .resolve(contender, problems)
          .ifPresent(resolved -> {
            if (catalog.availability(resolved.engine())
                instanceof Availability.Missing(String reason)) {
              problems.add("", "contenders", contender.use() + " can't run here: " + reason);
            } else {
              result.put(contender, resolved);
            }
          });
    }
    return result;
  }

  private void checkHeap(Plan plan, Problems problems) {
    int heap = plan.jvm().heapMegabytes();
    if (memoryBytes > 0 && heap * MEGABYTE > memoryBytes) {
      problems.add(
          "",
          "jvm.heap",
          "%,d MB is more than this machine's %,d MB of memory; lower it"
              .formatted(heap, memoryBytes / MEGABYTE));
    }
  }

  /// A stored plan doesn't tell the secrets that it ran with.
  private static void checkHidden(Plan plan, Problems problems) {
    plan.jvm().flags().stream()
        .filter(flag -> flag.contains(Secrets.HIDDEN))
        .forEach(flag ->
            problems.add(
                "",
                "jvm.flags",
                "%s was hidden when a run was stored: write what belongs there".formatted(flag)));
  }

  private void checkDisk(Plan plan, Map<Contender, Resolved> contenders, Problems problems) {
    long rows = plan.rowsOfDatabase();
    contenders.forEach((contender, resolved) -> {
      long taken = resolved.mode().disk().bytes(rows);
      long needed = taken == 0 ? 0 : taken + SPARE_DISK_BYTES;
      if (needed > freeDiskBytes) {
        problems.add(
            "",
            "rows",
            "%s needs about %,d MB of disk for %,d rows, but %,d MB are free: free some, lower the rows, or choose another --workspace"
                .formatted(contender.use(), needed / MEGABYTE, rows, freeDiskBytes / MEGABYTE));
      }
    });
  }

  private static List<String> memoryWarnings(Plan plan, Map<Contender, Resolved> contenders) {
    var warnings = new ArrayList<String>();
    long heap = plan.jvm().heapMegabytes() * MEGABYTE;
    long rows = plan.rows().largest();
    for (Contender contender : plan.contenders()) {
      Resolved resolved = contenders.get(contender);
      long perRow = resolved == null ? 0 : resolved.mode().heapBytesPerRow();
      long needed = rows * perRow + OWN_HEAP_BYTES;
      if (perRow > 0 && needed > heap) {
        warnings.add(
            "%s keeps its rows in memory: %,d rows need about %,d MB of heap, and jvm.heap is %,d MB; it will probably run out of memory"
                .formatted(contender.use(), rows, needed / MEGABYTE, heap / MEGABYTE));
      }
    }
    return warnings;
  }
}
