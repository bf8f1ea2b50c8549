package dynobench.plan;

import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.List;

/// Work that a plan does with each contender.
///
/// @param workload its id, such as `phases`
/// @param parameters of the workload that are equal in all trials and differ from the defaults
/// @param factors parameters and conditions that vary; every combination of their values is
///   measured
public record PlannedWork(String workload, Settings parameters, List<Factor> factors) {
  public PlannedWork {
    factors = List.copyOf(factors);
    if (factors.stream().map(Factor::name).distinct().count() < factors.size()) {
      throw new IllegalArgumentException("each factor may be named once only");
    }
  }

  /// Returns a copy with other values of the parameters.
  public PlannedWork withParameters(Settings others) {
    return new PlannedWork(workload, others, factors);
  }

  /// Returns a copy with other factors.
  public PlannedWork withFactors(List<Factor> others) {
    return new PlannedWork(workload, parameters, others);
  }
}
