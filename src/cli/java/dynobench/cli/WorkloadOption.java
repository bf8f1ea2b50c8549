package dynobench.cli;

import dynobench.toml.Problems;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.Optional;

/// Finds the workload that a command names.
final class WorkloadOption {
  private WorkloadOption() {}

  /// The standard one where none is named; empty where there is no such one, which was added to the
  /// problems.
  static Optional<Workload> find(Workloads all, Optional<String> named, Problems problems) {
    String name = named.orElse(all.standard().id());
    Optional<Workload> known = all.named(name);
    if (known.isEmpty()) {
      problems.add("", "--workload", all.lacking(name));
    }
    return known;
  }
}
