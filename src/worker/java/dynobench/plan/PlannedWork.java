package dynobench.plan;

import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.List;

/// The work that a plan does with each contender.
///
/// @param workload its id, such as `phases`
/// @param parameters of the workload that are the same in all trials, as far as they are named
/// @param factors what varies; every combination of their values is measured
public record PlannedWork(String workload, Settings parameters, List<Factor> factors) {
  public PlannedWork {
    factors = List.copyOf(factors);
    if (factors.stream().map(Factor::name).distinct().count() < factors.size()) {
      throw new IllegalArgumentException("each factor may be named once only");
    }
  }

  /// The same work with other values of the parameters.
  public PlannedWork withParameters(Settings others) {
    return new PlannedWork(workload, others, factors);
  }

  /// The same work with other factors.
  public PlannedWork withFactors(List<Factor> others) {
    return new PlannedWork(workload, parameters, others);
  }
}
