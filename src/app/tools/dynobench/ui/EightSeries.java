package dynobench.ui;

import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.util.List;

/// Plan for measuring the window, with eight series of five points. It runs longer than any
/// measurement.
final class EightSeries {
  static final String TEXT =
      """
      name = "eight series"
      repetitions = 50
      rows = { from = 1000, step = 1000, count = 5 }
      jvm = { heap = "256m", gc = "serial" }
      contenders = [
        "baseline-map/heap", "hsqldb/mem", "hsqldb/memory-shutdown", "hsqldb/cached-shutdown",
        "derby/memory", "h2/file", "sqlite/wal-full", "h2/mem",
      ]
      """;

  private EightSeries() {}

  static Plan repeated(int repetitions) {
    return PlanFile.read(
            "eight",
            TEXT,
            List.of("repetitions=" + repetitions),
            Workloads.shipped(),
            new Problems())
        .orElseThrow();
  }
}
