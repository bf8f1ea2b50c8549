package dynobench.workloadfile;

import dynobench.workload.OwnRecording;
import dynobench.workload.Phase;
import dynobench.workload.Workload;

/// Phase that replays the calls of an application. It decides, and not the load of starting data.
public final class ReplayPhase {
  private ReplayPhase() {}

  /// Returns the id of the phase.
  public static String id() {
    return Workloads.shipped()
        .named(OwnRecording.WORKLOAD)
        .flatMap(Workload::mainPhase)
        .map(Phase::id)
        .orElseThrow();
  }
}
