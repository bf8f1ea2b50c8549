package dynobench.event;

import dynobench.workload.Phase;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;

/// Phases of artificial runs, from the description of their workload.
public final class WorkloadPhases {
  private WorkloadPhases() {}

  /// Returns all phases, in order.
  ///
  /// @param workload the workload's id; an unknown id has the phases of the standard workload
  public static List<String> of(String workload) {
    return described(workload).phases().stream().map(Phase::id).toList();
  }

  /// Returns the main phase of a workload.
  public static String main(String workload) {
    return described(workload).mainPhase().orElseThrow().id();
  }

  private static Workload described(String workload) {
    Workloads shipped = Workloads.shipped();
    return shipped.named(workload).orElseGet(shipped::standard).asItComes();
  }
}
