package dynobench.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests of the room for large objects, which the descriptors do not know.
class RoomCheckTest {
  private static final String PLAN =
      """
      name = "objects"
      workload = "objects"
      contenders = ["hsqldb/mem", "hsqldb/memory", "je/sync"]
      jvm = { heap = "64m" }
      parameters = { objects = 100 }
      vary = { bytes = [10000, 1000000] }
      """;

  private static RoomCheck check() {
    var problems = new Problems();
    Catalog catalog =
        Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));
    Plan plan =
        PlanFile.read("objects", PLAN, List.of(), Workloads.shipped(), problems).orElseThrow();
    Map<Contender, Resolved> contenders = new LinkedHashMap<>();
    for (Contender each : plan.contenders()) {
      contenders.put(each, catalog.resolve(each, problems).orElseThrow());
    }
    var load = new PlanLoad(plan, Workloads.shipped().named("objects").orElseThrow());
    return new RoomCheck(load, contenders);
  }

  @Test
  void countsEachObjectTwiceOnTheDisk() {
    var problems = new Problems();
    check().checkDisk(100L << 20, problems);

    assertThat(problems.list())
        .extracting(Problem::toString)
        .containsExactly(
            "objects: hsqldb/memory needs about 254 MB of disk for 100 objects, but only 100 MB are"
                + " free: free some, lower the objects, or choose another --workspace",
            "objects: je/sync needs about 254 MB of disk for 100 objects, but only 100 MB are"
                + " free: free some, lower the objects, or choose another --workspace");
  }

  /// Modes with files keep large objects there, also those with rows in the heap.
  @Test
  void countsObjectsOnTheHeapWhereThereAreNoFiles() {
    assertThat(check().memoryWarnings())
        .containsExactly(
            "hsqldb/mem stores its objects in memory: 100 objects need about 119 MB of heap, but"
                + " jvm.heap is 64 MB. It will probably run out of memory");
  }
}
