package dynobench.cli;

import dynobench.toml.Problems;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.Optional;

/// Finds the workload that a command names.
final class WorkloadOption {
  private WorkloadOption() {}

  /// Returns the named workload, by default the standard one; empty for an unknown name, which
  /// becomes a problem.
  static Optional<Workload> find(Workloads all, Optional<String> named, Problems problems) {
    String name = named.orElse(all.standard().id());
    Optional<Workload> known = all.named(name);
    if (known.isEmpty()) {
      problems.add("", "--workload", all.unknownMessage(name));
    }
    return known;
  }
}
