package dynobench.stats;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// Holm's correction for several verdicts at once. It limits the probability of *any* false
/// difference to the 5 % that a single verdict is allowed.
public final class HolmCorrection {
  private static final double ALLOWED = 1 - ConfidenceInterval.USUAL_CONFIDENCE;

  private HolmCorrection() {}

  /// Returns the confidence that each ratio must reach, in the ratios' order. The smallest p-value
  /// is corrected for all ratios, the next for one less, and so on until one fails; all remaining
  /// ones are corrected for the same number as that one.
  ///
  /// @param chances p-value of each ratio
  public static List<Double> confidences(List<Double> chances) {
    var confidences = new Double[chances.size()];
    var ordered =
        IntStream.range(0, chances.size())
            .boxed()
            .sorted(Comparator.comparing(chances::get))
            .toList();
    var against = chances.size();
    for (var place : ordered) {
      var allowed = ALLOWED / against;
      confidences[place] = 1 - allowed;
      if (chances.get(place) <= allowed) {
        against--;
      }
    }
    return Arrays.asList(confidences);
  }

  /// Returns the confidence that the first of several verdicts must reach; the others need less.
  public static double strictest(long verdicts) {
    return 1 - ALLOWED / Math.max(1, verdicts);
  }
}
