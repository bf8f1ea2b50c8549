package dynobench.result;

import dynobench.stats.Summary;
import java.util.List;

/// What a measurement's trials were before they were steady, one of each a trial, in the order of
/// the measurement.
///
/// @param first what their first iterations gave: what a plan of cold trials measures
/// @param iterations how many each needed, or had
/// @param restless the numbers of those that did not become steady: their values are of their last
///   windows, and no verdict rests on them
public record Warmth(Summary first, Summary iterations, List<Integer> restless) {
  public Warmth {
    restless = List.copyOf(restless);
  }

  /// How many times its steady value the first one is, in the middle of all trials.
  ///
  /// @param steady values of the same trials, in the same order
  public double firstToSteady(Summary steady) {
    double[] ratios = new double[steady.count()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = first.observations().get(i) / steady.observations().get(i);
    }
    return Summary.of(ratios).median();
  }
}
