package dynobench.preflight;

import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.toml.Problems;
import dynobench.workload.Settings;
import dynobench.workload.Workload;

/// Checks that a relay can run interleaved: the workload can pause and has no clients, and the
/// machine has memory for both heaps. Finds nothing in another plan.
record RelayCheck(Plan plan, Workload workload) {
  private static final long MEGABYTE = 1L << 20;

  /// @param memoryBytes memory of the machine; 0 when unknown
  void check(long memoryBytes, Problems problems) {
    if (plan.duel().filter(Duel::relay).isEmpty()) {
      return;
    }
    if (!workload.needs().pauses() && !workload.hasClients()) {
      problems.add(
          "",
          PlanKeys.RELAY.name(),
          "%s cannot pause between two operations, because it needs an engine %s: remove relay"
              .formatted(workload.id(), workload.needs().label()));
    }
    if (workload.hasClients()) {
      problems.add(
          "",
          PlanKeys.RELAY.name(),
          "the clients of %s cannot all pause at the same time: remove relay"
              .formatted(workload.id()));
    }
    long heaps =
        plan.contenders().stream()
            .mapToLong(each -> plan.jvm(each, Settings.NONE).heapMegabytes())
            .sum();
    if (memoryBytes > 0 && heaps * MEGABYTE > memoryBytes) {
      problems.add(
          "",
          PlanKeys.RELAY.name(),
          "both workers run at the same time: their heaps of %,d MB together are more than this machine's memory of %,d MB. Lower them"
              .formatted(heaps, memoryBytes / MEGABYTE));
    }
  }
}
