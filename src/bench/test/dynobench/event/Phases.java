package dynobench.event;

import dynobench.workload.Phase;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;

/// The phases of made-up runs, as their workload describes them.
public final class Phases {
  private Phases() {}

  /// All of them, in order.
  ///
  /// @param workload its id; one that nobody describes has those of the standard one
  public static List<String> of(String workload) {
    return described(workload).phases().stream().map(Phase::id).toList();
  }

  /// The one that does what the workload is about.
  public static String main(String workload) {
    return described(workload).mainPhase().orElseThrow().id();
  }

  private static Workload described(String workload) {
    Workloads shipped = Workloads.shipped();
    return shipped.named(workload).orElseGet(shipped::standard).asItComes();
  }
}
