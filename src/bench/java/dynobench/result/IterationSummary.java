package dynobench.result;

import dynobench.stats.Summary;
import java.util.List;

/// Values of a measurement's trials before the steady state, one for each trial, in the
/// measurement's order.
///
/// @param first values of the trials' first iterations, which a plan of cold trials would measure;
///   the trial's steady value where the first iteration has none
/// @param iterations number of iterations that each trial ran
/// @param unsteady numbers of the trials that did not reach a steady state; their values are those
///   of their last windows, and no verdict uses them
public record IterationSummary(Summary first, Summary iterations, List<Integer> unsteady) {
  public IterationSummary {
    unsteady = List.copyOf(unsteady);
  }

  /// Returns the ratio of the first value to the steady value, as the median over all trials.
  ///
  /// @param steady steady values of the same trials, in the same order
  public double firstToSteady(Summary steady) {
    double[] ratios = new double[steady.count()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = first.observations().get(i) / steady.observations().get(i);
    }
    return Summary.of(ratios).median();
  }
}
