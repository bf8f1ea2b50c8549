package dynobench.plan;

import dynobench.workload.Factor;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;

/// Work that a plan does with each contender.
///
/// @param workload id of the workload, such as `phases`
/// @param parameters parameters of the workload that are equal in all trials and differ from the
///   defaults
/// @param factors parameters and conditions that vary; every combination of their values is
///   measured
/// @param decidingPhases ids of the phases whose verdicts share the error budget; empty for those
///   with more than one operation
public record PlannedWork(
    String workload, Settings parameters, List<Factor> factors, List<String> decidingPhases) {
  public PlannedWork {
    factors = List.copyOf(factors);
    decidingPhases = List.copyOf(decidingPhases);
    if (factors.stream().map(Factor::name).distinct().count() < factors.size()) {
      throw new IllegalArgumentException("each factor may be named only once");
    }
  }

  /// Creates work whose longer phases decide.
  public PlannedWork(String workload, Settings parameters, List<Factor> factors) {
    this(workload, parameters, factors, List.of());
  }

  /// Returns the ids of the phases whose verdicts share the error budget.
  public List<String> decidingIn(Workload known) {
    return decidingPhases.isEmpty()
        ? known.lasting().stream().map(Phase::id).toList()
        : decidingPhases;
  }

  /// Returns a copy with other values of the parameters.
  public PlannedWork withParameters(Settings others) {
    return new PlannedWork(workload, others, factors, decidingPhases);
  }

  /// Returns a copy with other factors.
  public PlannedWork withFactors(List<Factor> others) {
    return new PlannedWork(workload, parameters, others, decidingPhases);
  }
}
